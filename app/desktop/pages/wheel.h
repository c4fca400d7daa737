#pragma once

#include <wx/window.h>

namespace desktop {

/// From now on the wheel scrolls `area` also over a slider, a choice or a number in it, and changes no value unseen.
void leave_wheel_to(wxWindow& area);

}  // namespace desktop
