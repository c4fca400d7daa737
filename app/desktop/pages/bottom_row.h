#pragma once

#include <vector>

#include "app/desktop/controls/big_button.h"

namespace desktop {

/// What stands in the bar at the bottom of a page.
struct BottomRow {
    std::vector<BigButton*> ways;  // one after another from the left; hidden ones take no room
    BigButton* deed = nullptr;     // at the right
    int least_deed = 0;            // its width, whatever it says
    int between = 0;               // the least room between ways and deed
};

/// Places the buttons in `bar` and returns the room between them. Where type is large all become narrower and wrap.
wxRect place_buttons(const BottomRow& row, const wxRect& bar, Look& look);

}  // namespace desktop
