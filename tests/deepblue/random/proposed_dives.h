#pragma once

#include "tests/deepblue/random/proposals.h"

namespace deepblue {

/// Adds dives of that leader: plain ones, crowded ones, and ones that break each rule of a dive's beginning.
void propose_dives(std::vector<Action>& actions, const Table& table, Seat leader, Dice& dice);

}  // namespace deepblue
