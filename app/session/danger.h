#pragma once

#include <optional>
#include <vector>

#include "engine/deepblue/table.h"

namespace session {

/// What the next gem of a hazard would mean for a diver. Hands are unknown, so cards are not counted.
enum class Danger {
    Safe,  // it would be a warning, or none is left to come
    Spot,  // one protection is needed, a scouting spot can give it
    Card,  // one protection is needed, only a card can give it
    Out    // has surfaced
};

/// What the next black or blue gem would mean for `diver`. Requires a dive under way.
[[nodiscard]] Danger danger_of(const deepblue::Table& table, const deepblue::Diver& diver, deepblue::Gem hazard);

/// The spot that would protect against `hazard`, the plain colour before black-or-blue, or none.
[[nodiscard]] std::optional<deepblue::Spot> protecting_spot(const std::vector<deepblue::Spot>& spots,
                                                            deepblue::Gem hazard);

}  // namespace session
