#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/nights/refusal.h"
#include "engine/journal/journal.h"

namespace nights {

/// What can be changed about a finished game.
struct GameEdit {
    std::string day;
    std::string place;
    std::string note;
    std::vector<journal::PlayerId> players;  // in seat order
    friend bool operator==(const GameEdit&, const GameEdit&) = default;
};

/// The game as it is now.
[[nodiscard]] GameEdit edit_of(const journal::Books& books, journal::GameId game);

/// Changes a finished game and returns what it was before, which takes the change back. Where other players sat, its
/// lines are written anew with their names; its draws and their proof stay.
[[nodiscard]] std::variant<GameEdit, Refusal> edit_game(journal::Journal& journal, journal::GameId game,
                                                        const GameEdit& edit);

/// Takes a finished game out of every list and figure, and brings it back exactly.
void delete_game(journal::Journal& journal, journal::GameId game);
void bring_back(journal::Journal& journal, journal::GameId game);

/// The games that were deleted and can be brought back, the newest first.
[[nodiscard]] std::vector<journal::GameId> deleted_games(const journal::Books& books);

/// Changes what was written about a night.
void set_night_note(journal::Journal& journal, journal::NightId night, const std::string& note);

}  // namespace nights
