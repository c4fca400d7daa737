#pragma once

#include <stdlib.h>

#include <filesystem>
#include <string>

#include "tests/journal/generator.h"

namespace bench {

namespace fs = std::filesystem;

/// A folder on the disk that is measured, gone afterwards.
class Folder {
public:
    Folder() {
        std::string pattern = (fs::temp_directory_path() / "journal-bench-XXXXXX").string();
        path_ = ::mkdtemp(pattern.data());
    }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

/// 100,000 games, made when it is asked for the first time.
inline const fs::path& large_journal() {
    static const Folder folder;
    static const fs::path file = [] {
        const fs::path made = folder.path() / "journal.db";
        journal::generate(made, {.full = 1000, .brief = 99'000});
        return made;
    }();
    return file;
}

}  // namespace bench
