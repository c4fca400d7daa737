#pragma once

#include <rapidcheck.h>

#include <ostream>

#include "engine/deepblue/odds.h"

namespace deepblue {

inline void PrintTo(const Outlook& outlook, std::ostream* out) {
    const auto gems = [&](const char* title, const GemCounts& counts) {
        *out << title << ':';
        for (const Gem gem : kAllGems) *out << ' ' << id(gem) << ' ' << counts[gem];
    };
    gems("bag", outlook.bag);
    gems("; board", outlook.board);
    *out << "; protections " << outlook.protections.black << ' ' << outlook.protections.blue << ' '
         << outlook.protections.either << "; spots";
    for (const Spot spot : outlook.spots) *out << ' ' << id(spot);
    *out << "; pairs " << outlook.pairs << "; bounty " << outlook.bounty << "; stake " << outlook.stake;
}

inline void showValue(const Outlook& outlook, std::ostream& out) {
    PrintTo(outlook, &out);
}

/// Any outlook with at most so many gems in the bag.
inline Outlook any_outlook(int most_in_the_bag) {
    Outlook outlook;
    for (const Gem gem : kAllGems) {
        const int room = std::min(kAllThereIs[gem], most_in_the_bag - outlook.bag.total());
        outlook.bag[gem] = *rc::gen::inRange(0, room + 1);
        outlook.board[gem] = *rc::gen::inRange(0, kAllThereIs[gem] - outlook.bag[gem] + 1);
    }
    if (*rc::gen::arbitrary<bool>()) outlook.board = {};
    outlook.protections = {*rc::gen::inRange(0, 3), *rc::gen::inRange(0, 3), *rc::gen::inRange(0, 3)};
    for (const Spot spot : {Spot::Silver, Spot::Gold, Spot::Red}) {
        if (*rc::gen::arbitrary<bool>()) outlook.spots.push_back(spot);
    }
    outlook.pairs = *rc::gen::arbitrary<bool>();
    outlook.bounty = *rc::gen::arbitrary<bool>();
    outlook.stake = *rc::gen::element(0, 0, 1, 3, 7, 20);
    return outlook;
}

}  // namespace deepblue
