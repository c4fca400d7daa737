#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/session/session.h"

namespace session {

/// One line of the game, also one that was taken back, as people read it.
struct KeptStep {
    std::int64_t number = 0;  // never used twice
    journal::LineState state{};
    std::size_t step = 0;  // how many actions count with this one as the last; 0 if it cannot be brought back
    deepblue::Action action;
    deepblue::Seating seats;  // as they were then
    std::optional<deepblue::Seat> by;
    std::optional<journal::Seconds> at;
    bool is_booked = false;  // what it paid lies in the chests: a dive was stopped after it
};

/// All lines of the game that is played, in the order they were appended.
[[nodiscard]] std::vector<KeptStep> kept_steps(const journal::Journal& journal, const Session& session);

/// When the last line was appended, if there is one and it was noted.
[[nodiscard]] std::optional<journal::Seconds> saved_at(const journal::Journal& journal, const Session& session);

/// A step to which the table may want to return.
struct SavePoint {
    std::size_t step = 0;  // how many actions counted there
    std::string name;      // as the table called it; empty for those that are made by themselves:
    int dive = 0;          // before the dive of that number, or 0 for the start of the game
    friend bool operator==(const SavePoint&, const SavePoint&) = default;
};

/// The points that can still be reached: those with a name, the newest first, then the last dive, then the start.
[[nodiscard]] std::vector<SavePoint> save_points(const journal::Journal& journal, const Session& session);

/// Gives the present step a name. Requires a game.
void add_save_point(journal::Journal& journal, const Session& session, std::string_view name);

}  // namespace session
