#include "app/desktop/pages/tab_focus.h"

#include <wx/window.h>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

bool TabFocus::IsOn(const wxWindow& page, const wxWindow& rest) const {
    const wxWindow* focused = focused_in(page);
    if (focused == nullptr || focused == &rest) return false;
    return has_moved_ || dynamic_cast<const DrawnControl*>(focused) == nullptr;
}

}  // namespace desktop
