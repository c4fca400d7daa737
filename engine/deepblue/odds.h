#pragma once

#include <vector>

#include "engine/deepblue/gem_counts.h"
#include "engine/deepblue/odds_rules.h"
#include "engine/deepblue/wreck.h"

namespace deepblue {

/// What lies before a diver: everything the odds depend on. Bag and board together hold no more than G1.
struct Outlook {
    GemCounts bag;
    GemCounts board;
    Protections protections;
    std::vector<Spot> spots;  // still held, for V4
    bool pairs = false;       // S1
    bool bounty = false;      // S4
    int stake = 0;            // VP besides the gems that are lost with them
    friend bool operator==(const Outlook&, const Outlook&) = default;
};

// All of these are exact fractions of whole numbers, rounded once. A draw takes two gems with pairs.

/// The chance that the next gem is of that colour. 0 with an empty bag.
[[nodiscard]] double chance_next(const Outlook& outlook, Gem gem);

/// The chance that everyone still in has to answer a hazard after the next draw.
[[nodiscard]] double chance_of_hazard(const Outlook& outlook);

/// The chance that a diver who protects whenever they can has to surface within so many draws.
[[nodiscard]] double chance_forced_up(const Outlook& outlook, int draws);

/// What stopping now pays for gems, bounty and stake.
[[nodiscard]] int value_of_stopping(const Outlook& outlook);

/// The expected VP of a leader who draws exactly so often, or until the bag is empty, and then stops.
[[nodiscard]] double value_of_drawing(const Outlook& outlook, int draws);

}  // namespace deepblue
