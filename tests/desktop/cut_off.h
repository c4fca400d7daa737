#pragma once

#include <wx/anybutton.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop_test {

/// The shown drawn controls below `window` whose body does not lie wholly in their parent, unless that scrolls.
inline std::vector<const desktop::DrawnControl*> cut_off(const wxWindow& window) {
    std::vector<const desktop::DrawnControl*> found;
    for (const wxWindow* child : window.GetChildren()) {
        if (!child->IsShown()) continue;
        const auto* control = dynamic_cast<const desktop::DrawnControl*>(child);
        if (control != nullptr && dynamic_cast<const wxScrolledWindow*>(&window) == nullptr) {
            wxRect body = control->Body();
            body.Offset(child->GetPosition());
            if (!wxRect(window.GetClientSize()).Contains(body)) found.push_back(control);
        }
        const auto below = cut_off(*child);
        found.insert(found.end(), below.begin(), below.end());
    }
    return found;
}

/// Where a control shows something: without the focus ring, if it has one.
inline wxRect shown_part(const wxWindow& control) {
    const auto* drawn = dynamic_cast<const desktop::DrawnControl*>(&control);
    if (drawn == nullptr) return control.GetRect();
    wxRect body = drawn->Body();
    body.Offset(control.GetPosition());
    return body;
}

/// The shown controls below `window` that lie partly under a later neighbour.
inline std::vector<const wxWindow*> covered(const wxWindow& window) {
    std::vector<const wxWindow*> found;
    std::vector<const wxWindow*> before;
    for (const wxWindow* child : window.GetChildren()) {
        if (!child->IsShown() || child->IsTopLevel()) continue;
        if (dynamic_cast<const wxControl*>(child) != nullptr) {
            for (const wxWindow* other : before)
                if (shown_part(*other).Intersects(shown_part(*child))) found.push_back(other);
            before.push_back(child);
        }
        const auto below = covered(*child);
        found.insert(found.end(), below.begin(), below.end());
    }
    return found;
}

/// The shown native buttons, boxes and texts below `window` that have less room than what stands on them needs.
inline std::vector<wxWindow*> squeezed(const wxWindow& window) {
    std::vector<wxWindow*> found;
    for (wxWindow* child : window.GetChildren()) {
        if (!child->IsShown() || child->IsTopLevel()) continue;
        const bool has_label = dynamic_cast<const wxAnyButton*>(child) != nullptr ||
                               dynamic_cast<const wxCheckBox*>(child) != nullptr ||
                               dynamic_cast<const wxChoice*>(child) != nullptr;
        child->InvalidateBestSize();  // it may have been found for another font
        const wxSize needed(child->GetBestSize().x, child->GetCharHeight());
        if (has_label && (child->GetSize().x < needed.x || child->GetSize().y < needed.y)) found.push_back(child);
        const auto below = squeezed(*child);
        found.insert(found.end(), below.begin(), below.end());
    }
    return found;
}

}  // namespace desktop_test
