#include "engine/deepblue/dive.h"

#include <algorithm>

namespace deepblue {

const Diver* Dive::find(Seat seat) const {
    const auto found = std::find_if(divers.begin(), divers.end(), [&](const Diver& d) { return d.seat == seat; });
    return found == divers.end() ? nullptr : &*found;
}

Diver* Dive::find(Seat seat) {
    const auto found = std::find_if(divers.begin(), divers.end(), [&](const Diver& d) { return d.seat == seat; });
    return found == divers.end() ? nullptr : &*found;
}

std::span<const Gem> Dive::last_gems() const {
    return std::span<const Gem>(drawn).last(last_pull);
}

GemCounts hazards_to_answer(const GemCounts& before, const GemCounts& pull) {
    GemCounts open;
    for (const Gem hazard : {Gem::Black, Gem::Blue}) {
        const bool warning_is_out = before[hazard] > 0;
        open[hazard] = warning_is_out ? pull[hazard] : std::max(0, pull[hazard] - 1);  // H2
    }
    return open;
}

}  // namespace deepblue
