#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "engine/deepblue/table.h"

namespace session {

/// The actions of a game and the table they make.
struct Replayed {
    std::vector<deepblue::Action> actions;
    deepblue::Table table;
};

/// The table after `actions`, which were all legal.
[[nodiscard]] deepblue::Table replay(std::span<const deepblue::Action> actions);

/// The game that a journal's lines tell. Throws journal::Error (Damaged) if they tell none.
[[nodiscard]] Replayed replay(const std::vector<std::string>& lines, const std::filesystem::path& journal);

}  // namespace session
