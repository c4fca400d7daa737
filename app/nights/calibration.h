#pragma once

#include <array>
#include <cstdint>

#include "app/session/chances.h"
#include "engine/deepblue/action.h"
#include "engine/journal/reckoning.h"

namespace nights {

/// Decisions to draw again at a chance in one range, and how often a hazard had to be answered then.
struct OddsRange {
    int from = 0;  // in hundredths, not included except 0
    int to = 100;
    std::int64_t decisions = 0;
    std::int64_t answered = 0;
    double expected = 0;  // the sum of the chances that were shown

    [[nodiscard]] double rate() const { return share(static_cast<double>(answered)); }
    [[nodiscard]] double expected_rate() const { return share(expected); }

private:
    [[nodiscard]] double share(double of) const { return decisions == 0 ? 0 : of / static_cast<double>(decisions); }
};

/// Up to 10, to 25, to 40, and over 40 in a hundred.
using Calibration = std::array<OddsRange, 4>;

/// Adds one decision to draw again.
void add_decision(journal::Sums& sums, const session::Chance& chance, bool answered, deepblue::Source drawn_by);

/// Whether the odds kept their word.
[[nodiscard]] Calibration calibration_in(const journal::Sums& sums, bool app_only);

}  // namespace nights
