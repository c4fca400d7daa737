#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/deepblue/gem_counts.h"
#include "engine/journal/reckoning.h"

namespace nights {

/// What fair draws from known bags come to, added up gem by gem: how many of each colour came, how many were to be
/// expected, and how the colours vary together. Every gem is judged by the bag it was drawn from.
struct BagSums {
    using Row = std::array<double, deepblue::kGemKinds>;

    std::int64_t draws = 0;
    std::array<std::int64_t, deepblue::kGemKinds> drawn{};
    Row expected{};
    std::array<Row, deepblue::kGemKinds> covariance{};
};

/// Adds gems that came out of `bag` one after another.
void add_gems(journal::Sums& sums, deepblue::GemCounts bag, std::span<const deepblue::Gem> gems);

[[nodiscard]] BagSums bag_sums_in(const journal::Sums& sums);

}  // namespace nights
