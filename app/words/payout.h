#pragma once

#include <wx/string.h>

#include "app/words/language.h"
#include "engine/deepblue/scoring.h"

namespace words {

/// What a dive paid one player and for what. Only for the moment it is paid: chests are secret (V7).
[[nodiscard]] wxString payout(const deepblue::Pay& pay, const deepblue::Seating& seats, const Language& language);

}  // namespace words
