#pragma once

#include <wx/string.h>

#include <vector>

#include "app/words/language.h"
#include "engine/deepblue/player.h"

namespace words {

/// The names of players, one after another: "Mara, Ben".
[[nodiscard]] wxString names(const std::vector<deepblue::Seat>& seats, const deepblue::Seating& seating);

/// The same of any names, with the word between the last two: "Mara, Ben and Tobias".
[[nodiscard]] wxString all_of(const std::vector<wxString>& names, const Language& language);

}  // namespace words
