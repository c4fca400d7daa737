#pragma once

#include <string>
#include <vector>

#include "engine/deepblue/table.h"

namespace session {

/// One number about one player that is kept when a game ends.
struct Figure {
    deepblue::Seat seat{};
    std::string key;
    int number = 0;
    friend bool operator==(const Figure&, const Figure&) = default;
};

/// Everything worth keeping of a game that is over: vp, place, won, crew, dives, led, cards, gems, best_dive.
[[nodiscard]] std::vector<Figure> figures(const deepblue::Table& table);

}  // namespace session
