#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "engine/journal/health.h"

namespace journal {

/// A supplement is a small backup: what changed in a journal since one of its full backups, which lies beside it. The
/// two together are the journal of that moment, so that a long history is not copied again after every dive.
inline constexpr int kSupplementId = 0x44697653;  // "DivS", where a journal has its mark

/// Beyond so many changed games a full backup is due.
inline constexpr int kMostChangedGames = 50;

/// A table of a supplement: with `key`, all rows of the games that changed; without, the whole table.
struct Held {
    std::string_view name;
    std::string_view key;
};
/// A seal, or the tally of its game, tells whether rows of these changed.
inline constexpr Held kSealedByGame[] = {{"game", "id"}, {"outcome", "game"}, {"result", "game"}};
inline constexpr Held kTallied[] = {
    {"tally", "game"}, {"line", "game"}, {"seat", "game"}, {"note", "game"}, {"statistic", "game"}};
inline constexpr Held kSealedWhole[] = {{"player", ""}, {"night", ""},  {"total", ""},    {"thing", ""},
                                        {"kept", ""},   {"person", ""}, {"standing", ""}, {"reckoning", ""}};

[[nodiscard]] bool is_supplement(const std::filesystem::path& file);

/// The full backup that a supplement needs.
[[nodiscard]] std::filesystem::path base_of(const std::filesystem::path& supplement);

/// Writes what changed in `journal` since `base` into the new file `to`, which appears when it is on the disk, was read
/// again and is sound. False, and no file, if too much changed or the two are of different versions.
[[nodiscard]] bool make_supplement(const std::filesystem::path& journal, const std::filesystem::path& base,
                                   const std::filesystem::path& to);

/// What is wrong in a supplement: it must be as it was written, and lead from its base exactly to what was sealed.
/// The base itself is only asked for its seals and for what was replaced. Throws NotFound if it is gone.
[[nodiscard]] std::vector<Finding> check_supplement(const std::filesystem::path& supplement);

/// Turns `copy`, a copy of the supplement's base, into the journal it was made of.
void add_supplement(const std::filesystem::path& supplement, const std::filesystem::path& copy);

}  // namespace journal
