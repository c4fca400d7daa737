#pragma once

#include <string_view>
#include <vector>

#include "engine/deepblue/gem_counts.h"
#include "engine/deepblue/odds_rules.h"
#include "engine/deepblue/wreck.h"

// How a question about odds is written in words. Strict: any surprise is thrown as Malformed.
namespace deepblue {

/// "black=4,silver=7". What is left out is 0; of no colour there are more than G1 has.
[[nodiscard]] GemCounts read_gem_counts(std::string_view text);

/// "black=1,either=2", at most 99 each.
[[nodiscard]] Protections read_protections(std::string_view text);

/// "gold,red": spots that pay (V4). A colour may stand twice, it pays once (V5).
[[nodiscard]] std::vector<Spot> read_paying_spots(std::string_view text);

}  // namespace deepblue
