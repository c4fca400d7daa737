#pragma once

#include <optional>
#include <span>

#include "engine/deepblue/action.h"
#include "engine/deepblue/table.h"

namespace session {

/// The dive that was paid last, until something else is played.
struct EndedDive {
    deepblue::Table before;            // as it stood when it was stopped; no chest has a content
    deepblue::Source drawn_by{};       // the last gems
    deepblue::PerSeat<int> corrected;  // VP booked since, to set a number of this dive right
    [[nodiscard]] const deepblue::Dive& dive() const { return *before.dive(); }
};

/// Whether the last action is a stop or a correction after one.
[[nodiscard]] bool has_just_ended(std::span<const deepblue::Action> actions);

/// Nothing if the last action is neither a stop nor a correction after one.
[[nodiscard]] std::optional<EndedDive> ended_dive(std::span<const deepblue::Action> actions);

}  // namespace session
