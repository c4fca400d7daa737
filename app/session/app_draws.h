#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <variant>

#include "app/session/refusal.h"
#include "engine/chance/seed.h"
#include "engine/deepblue/game_line.h"
#include "engine/deepblue/table.h"

namespace session {

/// How often the bag was mixed before the draw of that number. It stays so when the draw is taken back, so that
/// drawing again gives the same gem.
using Mixes = std::map<std::uint64_t, int>;

/// What the app needs to know to draw.
struct BagState {
    const chance::Seed& seed;
    std::span<const deepblue::Action> actions;
    const deepblue::Table& table;
    const Mixes& mixes;
};

/// The number of the next draw before any mixing of its own.
[[nodiscard]] std::uint64_t next_number(std::span<const deepblue::Action> actions);

/// The whole action of a line: gems are drawn where the app is asked to, and checked where it is said to have drawn.
[[nodiscard]] std::variant<deepblue::Action, Refusal> complete(const deepblue::Line& line, const BagState& bag);

}  // namespace session
