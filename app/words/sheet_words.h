#pragma once

#include <wx/string.h>

#include <vector>

#include "app/session/fallback_sheet.h"
#include "app/words/language.h"

namespace words {

// The sentences of the sheet with which a table goes on without the companion.

/// "In the cloth bag: 16"
[[nodiscard]] wxString gems_somewhere(const wxString& where, int number);

/// What else must be known: crew cards, Sunken City, market.
[[nodiscard]] std::vector<wxString> sheet_facts(const session::FallbackSheet& sheet, const Language& language);

/// The dive in short lines: what lies on the board, in which order, what the next hazards mean.
[[nodiscard]] std::vector<wxString> sheet_dive(const session::SheetDive& dive, const deepblue::Seating& seats,
                                               const Language& language);

/// Where a diver's boats are and what can protect them.
[[nodiscard]] wxString sheet_diver(const session::DiverInSight& diver, const Language& language);

}  // namespace words
