#pragma once

#include <algorithm>

#include "engine/deepblue/gem_counts.h"

// Hazards and the bounty on plain numbers, for odds and simulation, which ask them millions of times.
namespace deepblue {

/// What a diver can still answer hazards with, cards and spots together (H4, H5).
struct Protections {
    int black = 0;
    int blue = 0;
    int either = 0;
    friend constexpr bool operator==(const Protections&, const Protections&) = default;
};

/// How many of `pulled` gems of one hazard must be answered if `out` of it lay on the board: hazards_to_answer() for
/// one colour (H2, H13).
[[nodiscard]] constexpr int to_answer(int out, int pulled) {
    return out > 0 ? pulled : std::max(0, pulled - 1);
}

/// Whether those protections answer so many black and blue gems (H4, H5).
[[nodiscard]] constexpr bool can_answer(const Protections& held, int black, int blue) {
    return std::max(0, black - held.black) + std::max(0, blue - held.blue) <= held.either;
}

/// Whether a diver has been forced up once so many more black and blue gems have come than lie on `board`. More gems
/// never change a yes into a no, so it does not matter in which order or in which pulls they came.
[[nodiscard]] constexpr bool forced_up(const GemCounts& board, const Protections& held, int black, int blue) {
    return !can_answer(held, to_answer(board[Gem::Black], black), to_answer(board[Gem::Blue], blue));
}

/// What so many gems on the board pay a leader who did not surface (S4).
[[nodiscard]] constexpr int bounty_vp(int gems) {
    return 2 * (gems / 3);
}

}  // namespace deepblue
