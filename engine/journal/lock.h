#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <optional>

namespace journal {

/// The right to write to a journal. The kernel gives it back when the process ends, however it ends.
/// Its file names the holder, and how many steps were acknowledged before a process that ended without a goodbye.
class Lock {
public:
    /// Throws Locked if another process, or another lock of this one, has the journal.
    explicit Lock(const std::filesystem::path& journal);
    ~Lock();
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

    /// Remembers, without waiting for the disk, that this many steps are durable.
    void acknowledge(std::int64_t steps) noexcept;

    /// All is in the database file itself: nothing needs to be remembered any more.
    void forget() noexcept;

    /// The process that writes to `journal` now, if any; 0 if it could not leave its number.
    [[nodiscard]] static std::optional<pid_t> holder(const std::filesystem::path& journal);

    /// How many steps `journal` has to hold at the least.
    [[nodiscard]] static std::int64_t acknowledged(const std::filesystem::path& journal);

private:
    int descriptor_;
};

}  // namespace journal
