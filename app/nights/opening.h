#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "app/session/exchange.h"
#include "engine/journal/journal.h"

namespace nights {

/// A finished game of a file, in the game nights.
struct OpenedGame {
    journal::GameId game{};
    bool was_here = false;
    friend bool operator==(const OpenedGame&, const OpenedGame&) = default;
};

/// The game of a file if it is here already: with the same seal, or opened from the same lines.
[[nodiscard]] std::optional<journal::GameId> found_here(const journal::Books& books, const session::CheckedGame& game);

/// Adds the finished game of a file, whole or not at all. One that is here already is only found again, and brought
/// back if it was deleted. The running game is untouched; a file whose game is not over is refused.
[[nodiscard]] std::variant<OpenedGame, session::ImportRefusal> open_game_file(journal::Journal& journal,
                                                                              std::string_view file,
                                                                              journal::Seconds now);

}  // namespace nights
