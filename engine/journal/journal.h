#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "engine/journal/books.h"
#include "engine/journal/connection.h"
#include "engine/journal/health.h"
#include "engine/journal/ids.h"

namespace journal {

/// The durable store: one SQLite file. Read from it here; write to it in a Step. For one thread at a time.
class Journal {
public:
    /// Opens a journal for writing and makes it if there is none; an older one is backed up and brought up to date.
    /// Throws Locked, ReadOnly, Damaged, NewerVersion, NotAJournal… and then has changed nothing.
    [[nodiscard]] static Journal open(const std::filesystem::path& file, Seconds now);

    /// Opens a journal for reading, also beside one who writes. Throws NotFound if there is none.
    [[nodiscard]] static Journal open_to_read(const std::filesystem::path& file);

    /// Opens a journal to write beside the one who has it: only what that one does not keep in memory, such as a fact.
    [[nodiscard]] static Journal open_beside(const std::filesystem::path& file);

    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    [[nodiscard]] const std::filesystem::path& path() const;

    /// Everything in it, to be read.
    [[nodiscard]] const Books& operator*() const;
    [[nodiscard]] const Books* operator->() const { return &**this; }

    /// While the snapshot lives, all that is read is of one moment.
    [[nodiscard]] Snapshot snapshot() const;

    /// Writes the file anew, so that nothing is left in it of what was changed or removed. Not within a Step.
    void scrub();

    /// Reads everything and returns what is wrong: nothing if all is as it was written.
    [[nodiscard]] std::vector<Finding> check() const;

private:
    friend class Step;
    struct Parts;

    explicit Journal(std::unique_ptr<Parts> parts);
    static std::unique_ptr<Parts> open_without_lock(const std::filesystem::path& file, Access access);

    std::unique_ptr<Parts> parts_;
};

}  // namespace journal
