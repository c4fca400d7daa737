#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/session/fairness.h"
#include "engine/deepblue/game_file.h"
#include "engine/journal/journal.h"

namespace session {

/// A game as a file for others.
struct Exported {
    std::string file;
    bool running = false;  // its lines let someone add the chests up
};

/// The game file of a game: with its seed once it is over, which makes the end final.
/// A journal that is open for reading only gives the seed of games whose end can no longer be taken back.
[[nodiscard]] Exported export_game(journal::Journal& journal, journal::GameId game);

/// Whether the export of this game gives its seed away while its end could still be taken back.
[[nodiscard]] bool export_makes_final(const journal::Books& books, journal::GameId game);

inline constexpr std::size_t kLargestImport = 10'000'000;

/// Larger than any game.
struct TooLarge {
    friend bool operator==(const TooLarge&, const TooLarge&) = default;
};
/// Why a file is not added: a bad line, a seal that does not hold, or its size.
using ImportRefusal = std::variant<deepblue::Refusal, Proof, TooLarge>;

/// A game file that may be added, and whether its seal holds.
struct CheckedGame {
    deepblue::Game game;
    bool is_proven = false;

    /// What is kept of it: its lines word for word if its seal holds, else with draws made by hand.
    [[nodiscard]] journal::NewGame row(journal::Seconds started) const;
    [[nodiscard]] std::vector<std::string> lines() const;
};
[[nodiscard]] std::variant<CheckedGame, ImportRefusal> check_game(std::string_view file);

/// Adds a game that was checked, whole or not at all; see import_game.
[[nodiscard]] journal::GameId add_game(journal::Journal& journal, const CheckedGame& checked, journal::Seconds now);

/// Adds a game from a file, whole or not at all. A finished game whose seal holds is kept word for word; of any
/// other the draws count as made by hand, because nobody can prove them. The running game is untouched.
[[nodiscard]] std::variant<journal::GameId, ImportRefusal> import_game(journal::Journal& journal, std::string_view file,
                                                                       journal::Seconds now);

}  // namespace session
