#pragma once

#include <optional>
#include <span>
#include <vector>

#include "app/session/chances.h"
#include "engine/deepblue/action.h"
#include "engine/deepblue/table.h"

namespace session {

/// The draw that was most likely to be answered, of those that a leader could have left out.
struct BravestDraw {
    deepblue::Seat seat{};
    Chance chance;
    friend bool operator==(const BravestDraw&, const BravestDraw&) = default;
};

/// What one dive paid one player at the most.
struct RichestDive {
    deepblue::Seat seat{};
    int vp = 0;
    friend bool operator==(const RichestDive&, const RichestDive&) = default;
};

/// What the dives of a game were to one player.
struct DiverTally {
    int best_dive = 0;
    int surfaced = 0;
    friend bool operator==(const DiverTally&, const DiverTally&) = default;
};

/// A whole game, looked back on. It holds what was in the chests, so it is only for a game that is over (V7).
struct DiveHistory {
    /// The chests before the first dive and after each one; a number that was corrected counts for the dive before it.
    std::vector<deepblue::PerSeat<int>> treasure;
    deepblue::PerSeat<DiverTally> tallies;
    std::optional<BravestDraw> bravest;
    std::optional<RichestDive> richest;
};

/// Of equal ones the first counts.
[[nodiscard]] DiveHistory history_of(std::span<const deepblue::Action> actions);

/// The dives, counted from 1, that a wrong number in the chest of `seat` may come from: those that paid just so much
/// in all or in one part. Requires a game that is over.
[[nodiscard]] std::vector<int> dives_behind(const deepblue::Table& table, deepblue::Seat seat, int difference);

}  // namespace session
