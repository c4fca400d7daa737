#pragma once

#include "app/desktop/controls/undo_button.h"
#include "app/desktop/desk.h"

namespace desktop {

/// Undo at the bottom left of a page, where table mode has no top bar.
class UndoCorner : public UndoButton {
public:
    UndoCorner(wxWindow* parent, Desk& desk);

    /// Names the last step; it is there in table mode only, and while `can_undo`.
    void ShowStep(bool can_undo = true);

private:
    Desk& desk_;
};

}  // namespace desktop
