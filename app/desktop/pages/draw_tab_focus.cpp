#include "app/desktop/pages/draw_tab_focus.h"

#include <wx/window.h>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

void TabFocus::Note(const wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_TAB:
        case WXK_LEFT:
        case WXK_RIGHT:
        case WXK_UP:
        case WXK_DOWN: has_moved_ = true; break;
        default: break;
    }
}

bool TabFocus::IsOn(const wxWindow& page) const {
    const auto* focused = dynamic_cast<const DrawnControl*>(wxWindow::FindFocus());
    return has_moved_ && focused != nullptr && page.IsDescendant(wxWindow::FindFocus());
}

}  // namespace desktop
