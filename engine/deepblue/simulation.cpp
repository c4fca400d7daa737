#include "engine/deepblue/simulation.h"

#include <cassert>

#include "engine/deepblue/scoring.h"

namespace deepblue {

Simulation::Token Simulation::token(Gem gem) {
    const std::size_t hazard = !is_hazard(gem) ? 0 : gem == Gem::Black ? kMostBlue + 1 : 1;
    return {
        .vp = static_cast<std::uint8_t>(gem_vp(gem, false)), .hazard = static_cast<std::uint8_t>(hazard), .gem = gem};
}

Simulation::Simulation(const DivePlan& plan) {
    assert(!plan.bag.empty() && plan.until_vp >= 0);
    for (const Gem gem : kAllGems) {
        assert(plan.bag[gem] <= kAllThereIs[gem]);
        for (int i = 0; i < plan.bag[gem]; ++i) bag_[gems_++] = token(gem);
    }
    for (std::size_t i = 0; i < kHazards; ++i) {
        const int black = static_cast<int>(i / (kMostBlue + 1));
        const int blue = static_cast<int>(i % (kMostBlue + 1));
        forced_[i] = forced_up(GemCounts{}, plan.protections, black, blue);
        enough_[i] = forced_[i] ? kForced : static_cast<std::uint32_t>(plan.until_vp);
    }
}

std::vector<Gem> Simulation::gems_of(const SimulatedDive& last) const {
    std::vector<Gem> gems;
    for (std::size_t i = gems_; i > gems_ - static_cast<std::size_t>(last.drawn); --i) gems.push_back(bag_[i - 1].gem);
    return gems;
}

}  // namespace deepblue
