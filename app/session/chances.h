#pragma once

#include <cstdint>

#include "engine/deepblue/table.h"

namespace session {

/// In `hits` of `all` equally likely pulls. With an empty bag there is none.
struct Chance {
    std::int64_t hits = 0;
    std::int64_t all = 0;

    /// In hundredths, rounded.
    [[nodiscard]] int percent() const { return all == 0 ? 0 : static_cast<int>((200 * hits + all) / (2 * all)); }
    friend bool operator==(const Chance&, const Chance&) = default;
};

/// The chance that someone still down must answer after the next pull, counted over the gems in the bag; over all
/// pairs of them where two are drawn at a time (S1). Requires a dive under way.
[[nodiscard]] Chance chance_to_answer(const deepblue::Table& table);

}  // namespace session
