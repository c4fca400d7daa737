#pragma once

#include <random>
#include <vector>

#include "engine/deepblue/action.h"
#include "engine/deepblue/table.h"

namespace deepblue {

/// Where all chance of a random game comes from.
using Dice = std::minstd_rand;

/// One of 0 to `faces` - 1.
[[nodiscard]] inline std::size_t roll(Dice& dice, std::size_t faces) {
    return static_cast<std::size_t>(dice() >> 4) % faces;
}

/// A game of so many players, called by the names this file knows.
[[nodiscard]] Start start_of(std::size_t players, std::size_t first, Scenario scenario, HouseRules rules);

/// A wide family of actions of every kind, legal or not. Of each kind that is legal now it holds a legal one.
[[nodiscard]] std::vector<Action> propose(const Table& table, Dice& dice);

}  // namespace deepblue
