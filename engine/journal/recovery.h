#pragma once

#include <filesystem>
#include <optional>

#include "engine/journal/ids.h"

namespace journal {

/// Gives a damaged journal, with what SQLite keeps beside it, a dated name that no file has, and returns that name.
/// Nothing in it changes. Throws Locked while another process has it.
std::filesystem::path put_aside(const std::filesystem::path& journal, Seconds now);

/// Puts the backup `from` in the place of `journal`, which is backed up before, or put aside if it cannot be read.
/// Returns the name that what could not be read has now. Throws Locked while another process has it, Damaged if the
/// backup is not sound; the journal is as before then.
std::optional<std::filesystem::path> restore(const std::filesystem::path& from, const std::filesystem::path& journal,
                                             Seconds now);

}  // namespace journal
