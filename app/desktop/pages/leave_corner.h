#pragma once

#include "app/desktop/controls/icon_button.h"
#include "app/desktop/controls/undo_button.h"
#include "app/desktop/desk.h"

namespace desktop {

/// The way out of table mode by touch, on pages that have undo at their bottom left.
class LeaveCorner : public IconButton {
public:
    LeaveCorner(wxWindow* parent, Desk& desk);

    /// It is there in table mode only.
    void ShowInTableMode();
};

/// Puts undo, if it is shown, and the way out beside it to the left of `row`; returns what is left of the row.
wxRect place_corner(UndoButton& undo, LeaveCorner& leave, const wxRect& row, const Look& look);

}  // namespace desktop
