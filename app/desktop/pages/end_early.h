#pragma once

#include <wx/window.h>

#include "app/desktop/desk.h"

namespace desktop {

/// Asks whether the table ends the game before its time, and does it; says why if it may not. Opens a modal dialog.
void end_early(wxWindow* parent, Desk& desk);

}  // namespace desktop
