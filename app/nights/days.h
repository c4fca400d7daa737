#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/journal/ids.h"

namespace nights {

/// The table's own day of a moment, such as "2024-02-29". An evening goes on until six in the morning.
[[nodiscard]] std::string evening_of(journal::Seconds when);

/// Whether a text is a day of the calendar, written like that.
[[nodiscard]] bool is_day(std::string_view text);

/// A moment in the evening of `day`, for games of which nobody knows the hour. Requires a day.
[[nodiscard]] journal::Seconds evening_at(std::string_view day);

/// A moment as other programs want it, in UTC: "2024-02-29 18:30:00"; and back, or nothing.
[[nodiscard]] std::string utc_text(journal::Seconds when);
[[nodiscard]] std::optional<journal::Seconds> from_utc_text(std::string_view text);

}  // namespace nights
