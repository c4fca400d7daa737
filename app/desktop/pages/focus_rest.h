#pragma once

#include <wx/window.h>

namespace desktop {

/// Where the focus rests while no button has it, so that keys arrive and no button looks chosen. Never seen; Tab leads
/// from it to the first control and never back.
class FocusRest : public wxWindow {
public:
    explicit FocusRest(wxWindow* page);

    /// Takes the focus once the page is on the screen; `spoken` is what a screen reader says then.
    void Take(const wxString& spoken);

    /// From now on a screen reader says this.
    void Say(const wxString& spoken);

    [[nodiscard]] bool AcceptsFocusFromKeyboard() const override { return false; }
};

}  // namespace desktop
