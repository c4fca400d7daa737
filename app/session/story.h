#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/deepblue/action.h"

namespace session {

/// A gem that a market card added to the bag, and when.
struct AddedGem {
    deepblue::Gem gem{};
    std::optional<deepblue::Seat> by;  // nobody for the opening market
    int turn = 0;
    friend bool operator==(const AddedGem&, const AddedGem&) = default;
};

/// One action as it is told: whose it was and in which turn.
struct ToldAction {
    deepblue::Action action;
    std::optional<deepblue::Seat> by;
    int turn = 0;
    friend bool operator==(const ToldAction&, const ToldAction&) = default;
};

/// What the list of actions tells besides the table it leads to.
struct Story {
    int turn = 0;  // the turn that is being played, counted from 1
    std::vector<AddedGem> added;
    std::vector<ToldAction> actions;
};

[[nodiscard]] Story story_of(std::span<const deepblue::Action> actions);

}  // namespace session
