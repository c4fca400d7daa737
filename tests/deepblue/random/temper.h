#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tests/deepblue/random/proposals.h"

namespace deepblue {

/// What the players of a random game like best, so that every corner of the game is reached.
enum class Temper : std::uint8_t { Even, Hiring, Diving, Counting };

inline constexpr std::size_t kTempers = 4;

/// One of the proposals that are legal, first its kind by temper, then any of that kind; nothing if none is legal.
[[nodiscard]] std::optional<Action> choose(const Table& table, const std::vector<Action>& proposals, Temper temper,
                                           Dice& dice);

}  // namespace deepblue
