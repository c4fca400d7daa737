#include "app/desktop/pages/focus_rest.h"

#include <wx/control.h>

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {
namespace {

/// The controls below `window` that Tab can reach, in their order.
void collect_controls(const wxWindow& window, std::vector<wxWindow*>& found) {
    for (wxWindow* child : window.GetChildren()) {
        if (!child->IsShown() || !child->IsThisEnabled()) continue;
        const bool is_control = dynamic_cast<DrawnControl*>(child) != nullptr || child->IsKindOf(CLASSINFO(wxControl));
        if (is_control && child->AcceptsFocusFromKeyboard())
            found.push_back(child);
        else
            collect_controls(*child, found);
    }
}

}  // namespace

FocusRest::FocusRest(wxWindow* page) : wxWindow(page, wxID_ANY, wxPoint(-2, -2), wxSize(1, 1), wxBORDER_NONE) {
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_TAB) return event.Skip();
        std::vector<wxWindow*> controls;
        collect_controls(*GetParent(), controls);
        if (!controls.empty()) (event.ShiftDown() ? controls.back() : controls.front())->SetFocus();
    });
}

void FocusRest::Say(const wxString& spoken) {
    describe(*this, spoken, wxString(), Role::Text);
}

void FocusRest::Take(const wxString& spoken) {
    Say(spoken);
    // A page is shown only after it was told what to show.
    CallAfter([this] {
        if (IsShownOnScreen()) SetFocus();
    });
}

}  // namespace desktop
