#pragma once

#include <array>
#include <vector>

#include "engine/deepblue/dive_value.h"
#include "engine/deepblue/table.h"

namespace session {

inline constexpr int kOddsDraws = 3;
inline constexpr int kMostCardsAssumed = 2;

/// What lies before a diver who is still in. Exact, from what lies open on the table.
struct DiverOdds {
    deepblue::Seat seat{};
    double must_answer = 0;                      // after the next draw
    std::array<double, kOddsDraws> forced_up{};  // within so many draws
    friend bool operator==(const DiverOdds&, const DiverOdds&) = default;
};

/// Everyone who is still in, the leader first. Hands are secret, so nobody knows how many protecting cards there are:
/// each is reckoned with `cards` that fit whatever comes. Requires a dive under way.
[[nodiscard]] std::vector<DiverOdds> diver_odds(const deepblue::Table& table, int cards);

/// What drawing and stopping are worth to the leader with so many such cards. Requires that the leader is still in.
[[nodiscard]] deepblue::DiveValue leader_value(const deepblue::Table& table, int cards, deepblue::BestPlay& best_play);

}  // namespace session
