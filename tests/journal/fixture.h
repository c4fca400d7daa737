#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/journal/error.h"
#include "engine/journal/journal.h"
#include "engine/journal/step.h"

namespace journal {

inline constexpr Seconds kNow = 1'709'231'400;  // 2024-02-29, 18:30:00 UTC

void PrintTo(Fault fault, std::ostream* stream);
void PrintTo(const Line& line, std::ostream* stream);

/// A folder for one test, gone afterwards.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

/// The fault of the Error that `work` throws, or nothing.
template <class Work>
std::optional<Fault> fault_of(Work work) {
    try {
        static_cast<void>(work());
        return std::nullopt;
    } catch (const Error& error) {
        return error.fault();
    }
}

/// Does `work` in a step of its own.
template <class Work>
void in_one_step(Journal& journal, Work work) {
    Step step(journal);
    work(*step);
    step.commit();
}

[[nodiscard]] NewGame new_game();

/// The content of a file, or nothing if there is none.
[[nodiscard]] std::string bytes_of(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, const std::string& bytes);
[[nodiscard]] unsigned mode_of(const std::filesystem::path& path);

/// Tests with a folder for a journal.
class JournalTest : public testing::Test {
protected:
    [[nodiscard]] Journal open() const { return Journal::open(file, kNow); }

    /// Leaves a journal as a process leaves it that was killed after its last action: with a WAL.
    void leave_as_killed(const std::vector<std::string>& lines) const;

    Folder folder;
    std::filesystem::path file = folder.path() / "divebell" / "divebell.db";
};

}  // namespace journal
