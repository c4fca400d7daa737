#include "app/nights/bag_sums.h"

#include <string>

#include "app/nights/micro.h"

namespace nights {
namespace {

using namespace deepblue;

std::string key(const char* what, Gem gem) {
    return std::string("bag/") + what + "/" + std::string(id(gem));
}

std::string spread_key(Gem one, Gem other) {
    return key("spread", one) + "/" + std::string(id(other));
}

void add_gem(journal::Sums& sums, const GemCounts& bag, Gem drawn) {
    ++sums[key("drawn", drawn)];
    const double all = bag.total();
    for (const Gem one : kAllGems) {
        if (bag[one] == 0) continue;
        const double chance = bag[one] / all;
        sums[key("expected", one)] += to_micro(chance);
        for (const Gem other : kAllGems) {
            if (other < one || bag[other] == 0) continue;
            sums[spread_key(one, other)] += to_micro(one == other ? chance * (1 - chance) : -chance * bag[other] / all);
        }
    }
}

}  // namespace

void add_gems(journal::Sums& sums, GemCounts bag, std::span<const Gem> gems) {
    for (const Gem gem : gems) {
        add_gem(sums, bag, gem);
        --bag[gem];
    }
}

BagSums bag_sums_in(const journal::Sums& sums) {
    BagSums bag;
    for (const Gem one : kAllGems) {
        const auto at = static_cast<std::size_t>(one);
        bag.drawn[at] = journal::number_in(sums, key("drawn", one));
        bag.draws += bag.drawn[at];
        bag.expected[at] = from_micro(journal::number_in(sums, key("expected", one)));
        for (const Gem other : kAllGems) {
            if (other < one) continue;
            const auto beside = static_cast<std::size_t>(other);
            bag.covariance[at][beside] = from_micro(journal::number_in(sums, spread_key(one, other)));
            bag.covariance[beside][at] = bag.covariance[at][beside];
        }
    }
    return bag;
}

}  // namespace nights
