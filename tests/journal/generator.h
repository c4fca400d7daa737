#pragma once

#include <filesystem>

#include "engine/journal/journal.h"

namespace journal {

/// How large a journal is to be: finished games with all their actions, and ones that were soon over.
struct JournalSize {
    int full = 0;
    int brief = 0;
    int lines_of_full = 400;
};

/// Makes a journal of finished games with players, nights and statistics, and one more full game that is running.
void generate(const std::filesystem::path& file, const JournalSize& size);

}  // namespace journal
