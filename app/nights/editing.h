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

/// A game and what it is to become.
struct GameChange {
    journal::GameId game{};
    GameEdit edit;
    friend bool operator==(const GameChange&, const GameChange&) = default;
};

/// The change of one game, and of the others of its night to the same day and place if the whole night moves.
[[nodiscard]] std::vector<GameChange> changes_for(const journal::Books& books, const GameChange& change,
                                                  bool whole_night);
/// The same games as they are now.
[[nodiscard]] std::vector<GameChange> as_they_are(const journal::Books& books, const std::vector<GameChange>& changes);
/// Changes all of them or none; says why not. The place of the newest evening becomes the usual one.
[[nodiscard]] std::optional<Refusal> edit_games(journal::Journal& journal, const std::vector<GameChange>& changes);

/// Gives a finished game a day and a place of its own: nothing that is played later takes them over.
void set_apart(journal::Journal& journal, journal::GameId game, std::string_view day, std::string_view place);

/// Takes a finished game out of every list and figure, and brings it back exactly.
void delete_game(journal::Journal& journal, journal::GameId game);
void bring_back(journal::Journal& journal, journal::GameId game);

/// The games that were deleted and can be brought back, the newest first.
[[nodiscard]] std::vector<journal::GameId> deleted_games(const journal::Books& books);

}  // namespace nights
