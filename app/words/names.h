#pragma once

#include <wx/string.h>

#include <vector>

#include "app/words/language.h"
#include "engine/deepblue/player.h"

namespace words {

/// The names of players, with the word between the last two: "Mara, Ben and Tobias".
[[nodiscard]] wxString names(const std::vector<deepblue::Seat>& seats, const deepblue::Seating& seating,
                             const Language& language);

/// The same of any names.
[[nodiscard]] wxString all_of(const std::vector<wxString>& names, const Language& language);

}  // namespace words
