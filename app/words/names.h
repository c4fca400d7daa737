#pragma once

#include <wx/string.h>

#include <vector>

#include "engine/deepblue/player.h"

namespace words {

/// The names of players, one after another: "Mara, Ben".
[[nodiscard]] wxString names(const std::vector<deepblue::Seat>& seats, const deepblue::Seating& seating);

}  // namespace words
