#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/nights/refusal.h"
#include "engine/journal/backups.h"
#include "engine/journal/journal.h"

namespace nights {

/// What became of a name.
struct Anonymised {
    int games = 0;  // whose lines were written anew
    /// Backups that were made before and still hold the name. They are not touched: offer to delete them.
    std::vector<journal::Backup> backups;
};

/// Replaces the names of a person by `name` everywhere: in the list of players, in the lines of all their games, those
/// that were taken back too, in notes, places and save points; forms that name them are dropped. The file is written
/// anew, so that nothing of the old name is left in it. A sealed game stays verifiable: names are no part of a draw.
/// Refused while a game with them can still go on.
[[nodiscard]] std::variant<Anonymised, Refusal> anonymise(journal::Journal& journal, journal::PlayerId player,
                                                          const std::string& name);

/// Deletes the backups that were offered.
void delete_backups(const journal::Journal& journal, const std::vector<journal::Backup>& backups);

}  // namespace nights
