#pragma once

#include <optional>
#include <string>

#include "app/nights/refusal.h"
#include "engine/journal/journal.h"

namespace nights {

/// Gives a player another name. Pages show it everywhere; the lines of games keep the name that was played under.
[[nodiscard]] std::optional<Refusal> rename_player(journal::Journal& journal, journal::PlayerId player,
                                                   const std::string& name);

/// Finds that two players are one person: everything of `player` counts for `into` from now on. Nothing else changes
/// in the journal, so that taking the merger back leaves it exactly as it was.
[[nodiscard]] std::optional<Refusal> merge_players(journal::Journal& journal, journal::PlayerId player,
                                                   journal::PlayerId into);
[[nodiscard]] std::optional<Refusal> unmerge_player(journal::Journal& journal, journal::PlayerId player);
/// Takes an un-merging back exactly: `into` is whom the player was merged into.
void merge_back(journal::Journal& journal, journal::PlayerId player, journal::PlayerId into);

}  // namespace nights
