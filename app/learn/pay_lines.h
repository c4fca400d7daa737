#pragma once

#include <optional>
#include <vector>

#include "app/learn/course.h"

namespace learn {

/// One number of what a dive pays, with what it is paid for.
struct PayLine {
    enum class For { Card, Gems, NoGems, Wreck, Scenario };

    deepblue::Seat seat{};
    For what{};
    std::optional<deepblue::CrewCard> card;
    std::optional<deepblue::Gem> gem;
    int count = 0;         // so many gems,
    int each = 0;          // each worth so much,
    bool on_spot = false;  // because a boat is on a spot of their colour
    int vp = 0;
    friend bool operator==(const PayLine&, const PayLine&) = default;
};

/// The last dive of the course, number by number: first the cards of all, then the gems, the wreck, the scenario.
/// Nothing if no dive has ended.
[[nodiscard]] std::vector<PayLine> pay_lines(const Course& course);

/// What these lines pay one player.
[[nodiscard]] int sum_for(const std::vector<PayLine>& lines, deepblue::Seat seat);

}  // namespace learn
