#pragma once

#include <optional>
#include <string>

#include "engine/deepblue/gem.h"

namespace deepblue {

/// What must lie on the board: `count` gems of one colour (C2), or of any colour (C3) when none is named.
struct Condition {
    std::optional<Gem> colour;
    int count = 1;
    friend bool operator==(const Condition&, const Condition&) = default;
};

/// A crew card as it is played. Only its VP must be known (K).
struct CrewCard {
    int vp = 0;
    std::optional<Condition> needs;
    std::optional<std::string> name;
    friend bool operator==(const CrewCard&, const CrewCard&) = default;
};

/// A crew card as it comes up in the market: as much of it as the table entered.
struct MarketCard {
    std::optional<int> vp;
    std::optional<Condition> needs;
    std::optional<std::string> name;
    friend bool operator==(const MarketCard&, const MarketCard&) = default;
};

}  // namespace deepblue
