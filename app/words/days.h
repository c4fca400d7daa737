#pragma once

#include <string>

#include "app/words/language.h"
#include "engine/journal/ids.h"

namespace words {

// Days of the calendar, written "2024-02-29" in the journal; any other text comes back as it is. The year stands there
// if it is not the one of `now`.

/// "Friday 14 November"
[[nodiscard]] wxString long_day(const std::string& day, journal::Seconds now, const Language& language);
/// "Fri 14 Nov"
[[nodiscard]] wxString short_day(const std::string& day, journal::Seconds now, const Language& language);
/// "14 Nov"
[[nodiscard]] wxString day_of_month(const std::string& day, journal::Seconds now, const Language& language);
/// "March"
[[nodiscard]] wxString month_of(const std::string& day, journal::Seconds now, const Language& language);

/// What an evening is called: its day, and the place if there is one.
[[nodiscard]] wxString night_name(const std::string& day, const std::string& place, journal::Seconds now,
                                  const Language& language);
/// The same where room is short.
[[nodiscard]] wxString short_night_name(const std::string& day, const std::string& place, journal::Seconds now,
                                        const Language& language);

}  // namespace words
