#pragma once

#include <vector>

#include "app/session/danger.h"

namespace session {

/// A diver with all that anyone at the table can see of them.
struct DiverInSight {
    deepblue::Diver diver;
    bool leads = false;
    Danger black{};
    Danger blue{};
    int gem_vp = 0;  // if the dive ended now
    friend bool operator==(const DiverInSight&, const DiverInSight&) = default;
};

/// Everyone in the dive, the leader first. Requires a dive under way.
[[nodiscard]] std::vector<DiverInSight> divers_in_sight(const deepblue::Table& table);

}  // namespace session
