#pragma once

#include "app/words/language.h"
#include "engine/journal/ids.h"

namespace words {

// Dates as the clock on the wall shows them, worded by the language and not by the system's locale.

/// A month of wxDateTime, as short as it can be: "Nov".
[[nodiscard]] wxString short_month(int month, const Language& language);

/// A day and the time on it, such as "14 Nov 23:36"; with the year if it is not the one of `now`.
[[nodiscard]] wxString day_and_time(journal::Seconds when, journal::Seconds now, const Language& language);

/// The same for the stamp of a backup, such as "20240229T183000Z"; any other text comes back as it is.
[[nodiscard]] wxString day_and_time(const std::string& stamp, journal::Seconds now, const Language& language);

/// The time alone if it is on the day of `now`, such as "23:36", else the day with it.
[[nodiscard]] wxString time_or_day(journal::Seconds when, journal::Seconds now, const Language& language);
[[nodiscard]] wxString time_or_day(const std::string& stamp, journal::Seconds now, const Language& language);

}  // namespace words
