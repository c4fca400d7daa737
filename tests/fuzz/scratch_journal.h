#pragma once

#include <stdlib.h>

#include <filesystem>
#include <optional>
#include <string>

#include "engine/journal/journal.h"

namespace fuzz {

inline constexpr journal::Seconds kNow = 1'709'231'400;

/// A folder in memory where there is one, because nothing in it has to last.
class ScratchFolder {
public:
    ScratchFolder() {
        const std::filesystem::path memory = "/dev/shm";
        const auto place = std::filesystem::is_directory(memory) ? memory : std::filesystem::temp_directory_path();
        std::string pattern = (place / "divebell-fuzz-XXXXXX").string();
        path_ = ::mkdtemp(pattern.data());
    }
    ~ScratchFolder() { std::filesystem::remove_all(path_); }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    void empty() {
        for (const auto& entry : std::filesystem::directory_iterator(path_)) std::filesystem::remove_all(entry);
    }

private:
    std::filesystem::path path_;
};

/// An empty journal. Kept from one input to the next as long as nothing was written to it.
class ScratchJournal {
public:
    journal::Journal& open() {
        if (!journal_) journal_ = journal::Journal::open(folder_.path() / "divebell.db", kNow);
        return *journal_;
    }
    void begin_anew() {
        journal_.reset();
        folder_.empty();
    }

private:
    ScratchFolder folder_;
    std::optional<journal::Journal> journal_;
};

}  // namespace fuzz
