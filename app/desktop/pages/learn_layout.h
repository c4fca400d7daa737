#pragma once

#include <wx/gdicmn.h>

#include <vector>

#include "app/desktop/controls/big_button.h"

namespace desktop {

/// Where the parts of a page stand on which something is explained.
struct LearnRoom {
    wxRect all;  // above the bottom row
    wxRect card;
    wxRect board;
    wxRect divers;
    wxRect bottom;
};

[[nodiscard]] LearnRoom learn_room(const wxSize& page, Look& look);

/// Lays buttons into the row at the bottom: quiet ones from the left, choices from the right, those never touching.
void lay_buttons(const wxRect& row, Look& look, const std::vector<BigButton*>& quiet,
                 const std::vector<BigButton*>& choices);

}  // namespace desktop
