#include "app/session/danger.h"

#include <algorithm>

namespace session {

using namespace deepblue;

std::optional<Spot> protecting_spot(const std::vector<Spot>& spots, Gem hazard) {
    const Spot plain = hazard == Gem::Black ? Spot::Black : Spot::Blue;
    for (const Spot wanted : {plain, Spot::BlackOrBlue})
        if (std::find(spots.begin(), spots.end(), wanted) != spots.end()) return wanted;
    return std::nullopt;
}

Danger danger_of(const Table& table, const Diver& diver, Gem hazard) {
    if (diver.surfaced) return Danger::Out;
    if (table.bag[hazard] == 0) return Danger::Safe;
    if (hazards_to_answer(table.board(), GemCounts{{hazard, 1}}).empty()) return Danger::Safe;
    return protecting_spot(diver.spots, hazard) ? Danger::Spot : Danger::Card;
}

}  // namespace session
