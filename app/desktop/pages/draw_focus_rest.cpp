#include "app/desktop/pages/draw_focus_rest.h"

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {
namespace {

/// The buttons below `window` that Tab can reach, in their order.
void collect_buttons(const wxWindow& window, std::vector<wxWindow*>& found) {
    for (wxWindow* child : window.GetChildren()) {
        if (!child->IsShown() || !child->IsThisEnabled()) continue;
        if (dynamic_cast<DrawnControl*>(child) != nullptr && child->AcceptsFocusFromKeyboard()) found.push_back(child);
        collect_buttons(*child, found);
    }
}

}  // namespace

FocusRest::FocusRest(wxWindow* page) : wxWindow(page, wxID_ANY, wxPoint(-2, -2), wxSize(1, 1), wxBORDER_NONE) {
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_TAB) return event.Skip();
        std::vector<wxWindow*> buttons;
        collect_buttons(*GetParent(), buttons);
        if (!buttons.empty()) (event.ShiftDown() ? buttons.back() : buttons.front())->SetFocus();
    });
}

void FocusRest::Take(const wxString& spoken) {
    describe(*this, spoken, wxString(), Role::Text);
    // A page is shown only after it was told what to show.
    CallAfter([this] {
        if (IsShownOnScreen()) SetFocus();
    });
}

}  // namespace desktop
