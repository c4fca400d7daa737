#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "engine/deepblue/action.h"
#include "engine/deepblue/table.h"

namespace deepblue {

/// Something that must always hold does not.
struct Broken : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// What was played from the empty table on: `tables[i]` is the one before `actions[i]`.
struct Record {
    std::vector<Action> actions;
    std::vector<Table> tables{Table{}};
};

/// G4 colour by colour, and no count out of its bounds. Throws Broken.
void demand_sound(const Table& table);

/// check() allows some of the proposals of each kind that expects() names, and none of any other. Throws Broken.
void demand_expected(const Table& table, const std::vector<Action>& proposals);

/// Open are the hazards the last draw brought, and only who is asked may answer them. Throws Broken.
void demand_right_question(const Table& table, const std::vector<Action>& proposals);

/// A draw that brings a hazard asks the leader, any other draw asks nobody (H2, H3). Throws Broken.
void demand_leader_asked(const Action& action, const Table& after);

/// The action's line is read as the action, and apply() has nothing but table and action to go by. Throws Broken.
void demand_repeatable(const Table& table, const Action& action, const Table& after);

/// The written game is read back whole, and any number of actions fewer comes to the table before. Throws Broken.
void demand_replays(const Record& record);

}  // namespace deepblue
