#pragma once

#include <optional>
#include <vector>

#include "app/session/coach.h"
#include "engine/journal/journal.h"

namespace session {

/// "Draw again or stop?" at a moment of a dive that this table played and finished.
struct Puzzle {
    journal::GameId game{};
    std::size_t step = 0;  // so many actions had been played
    deepblue::Table table;
    Advice played;  // what the table did then, and what it was worth
};

/// How many puzzles were answered, and how many of them right.
struct PuzzleScore {
    int asked = 0;
    int right = 0;
    int in_a_row = 0;
    friend bool operator==(const PuzzleScore&, const PuzzleScore&) = default;
};

/// Puzzles from the dives of finished games, the newest game first, each asked once; then from the beginning again.
/// A game whose end can still be taken back gives none, nor does one that was deleted.
class Puzzles {
public:
    explicit Puzzles(journal::Journal& journal) : journal_(journal) {}

    /// The puzzle to be answered now, the same until it is answered. Nothing if no finished game has one.
    [[nodiscard]] std::optional<Puzzle> next();
    /// Books the answer to `puzzle`; true if it was the better choice.
    bool answer(const Puzzle& puzzle, deepblue::Choice choice);
    [[nodiscard]] PuzzleScore score() const;

private:
    struct Kept;

    [[nodiscard]] Kept kept() const;
    void keep(const Kept& kept);
    [[nodiscard]] std::optional<Puzzle> first_not_asked(const Kept& kept);
    [[nodiscard]] std::vector<Puzzle> puzzles_of(journal::GameId game);

    journal::Journal& journal_;
    deepblue::BestPlay best_play_;
};

/// The moments of a game at which the two choices differ by enough to be told apart at a table.
[[nodiscard]] std::vector<Puzzle> puzzles_in(const std::vector<deepblue::Action>& actions,
                                             deepblue::BestPlay& best_play);

}  // namespace session
