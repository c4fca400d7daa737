#pragma once

#include <span>

#include "engine/deepblue/dive_value.h"

namespace nights {

/// How lucky a draw was: what the dive is worth to its leader with the gems that came, less what it was worth on the
/// average over all gems that could have come. Reckoned without protecting cards in hand, because hands are secret,
/// and with the best choices from there on, so that what a leader decides is neither good nor bad luck.
class GemLuck {
public:
    /// In VP. `before` is the leader's outlook, `gems` what one draw brought.
    [[nodiscard]] double of(const deepblue::Outlook& before, std::span<const deepblue::Gem> gems);

    /// What the dive is worth once `gems` lie on the board: nothing to a leader whom they force up.
    [[nodiscard]] double value_after(deepblue::Outlook outlook, std::span<const deepblue::Gem> gems);

private:
    deepblue::BestPlay best_play_;
};

}  // namespace nights
