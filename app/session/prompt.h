#pragma once

#include <variant>

#include "engine/deepblue/table.h"

namespace session {

// What is to be asked next and of whom: facts, no prose.

/// A game can begin.
struct AskForGame {
    friend bool operator==(const AskForGame&, const AskForGame&) = default;
};
/// What does the new market card show?
struct AskForReveal {
    deepblue::Seat seat{};
    deepblue::Occasion occasion{};
    int due = 0;
    friend bool operator==(const AskForReveal&, const AskForReveal&) = default;
};
/// Recruit, sail, rest or dive?
struct AskForTurn {
    deepblue::Seat seat{};
    friend bool operator==(const AskForTurn&, const AskForTurn&) = default;
};
/// Which wrecks get a gem? (S3)
struct AskForScatter {
    deepblue::Seat seat{};
    friend bool operator==(const AskForScatter&, const AskForScatter&) = default;
};
/// The revealed city wreck is dived at once (S5).
struct AskForStormDive {
    deepblue::Seat seat{};
    int dives = 0;
    friend bool operator==(const AskForStormDive&, const AskForStormDive&) = default;
};
/// Draw the first gem, or the first two (W3, S1).
struct AskForFirstDraw {
    deepblue::Seat leader{};
    int gems = 1;
    friend bool operator==(const AskForFirstDraw&, const AskForFirstDraw&) = default;
};
/// Draw again or stop?
struct AskForDecision {
    deepblue::Seat leader{};
    int gems = 1;
    friend bool operator==(const AskForDecision&, const AskForDecision&) = default;
};
/// The bag is empty: only stop is left (W6).
struct AskForStop {
    deepblue::Seat leader{};
    friend bool operator==(const AskForStop&, const AskForStop&) = default;
};
/// Protect or surface? (H3, H13)
struct AskForAnswer {
    deepblue::Seat seat{};
    deepblue::GemCounts open;
    friend bool operator==(const AskForAnswer&, const AskForAnswer&) = default;
};
/// The leader is up: last cards, then the dive is closed (H10).
struct AskForLastCards {
    deepblue::Seat leader{};
    friend bool operator==(const AskForLastCards&, const AskForLastCards&) = default;
};
/// Nothing is asked any more.
struct GameEnded {
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};

using Prompt = std::variant<AskForGame, AskForReveal, AskForTurn, AskForScatter, AskForStormDive, AskForFirstDraw,
                            AskForDecision, AskForStop, AskForAnswer, AskForLastCards, GameEnded>;

/// The one question that is open at this table.
[[nodiscard]] Prompt next_prompt(const deepblue::Table& table);

}  // namespace session
