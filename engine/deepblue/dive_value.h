#pragma once

#include <cstdint>
#include <vector>

#include "engine/deepblue/odds.h"

namespace deepblue {

/// What a leader may do after each draw (W2).
enum class Choice : std::uint8_t { Draw, Stop };

/// The expected VP of both choices, and the better one. Who is forced up gets nothing and loses the stake.
struct DiveValue {
    double stop = 0;
    double draw = 0;  // once more, then the better choice each time; as `stop` with an empty bag
    double best = 0;  // of the choice
    Choice choice = Choice::Stop;
    friend bool operator==(const DiveValue&, const DiveValue&) = default;
};

/// Finds the best choice exactly, from the empty bag backwards over everything that may be left in it. Keep one: all
/// its memory is taken when it is made, and nothing is remembered from one question to the next.
class BestPlay {
public:
    BestPlay();

    /// On equality the choice is to stop; with nothing on the board it is to draw (W3), with an empty bag to stop (W6).
    [[nodiscard]] DiveValue value(const Outlook& outlook);

private:
    std::vector<double> values_;
};

}  // namespace deepblue
