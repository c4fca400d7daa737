#pragma once

#include <wx/event.h>

class wxWindow;

namespace desktop {

/// Tells whether a control has the focus because someone went there by Tab. A drawn button that was only clicked keeps
/// the focus too, but Space and Enter then still belong to the page.
class TabFocus {
public:
    /// Sees every key that reaches the page.
    void Note(const wxKeyEvent& event) { has_moved_ |= event.GetKeyCode() == WXK_TAB; }
    void Forget() { has_moved_ = false; }
    /// True if Space and Enter are for a control of `page`, on which the focus rests at `rest`.
    [[nodiscard]] bool IsOn(const wxWindow& page, const wxWindow& rest) const;

private:
    bool has_moved_ = false;
};

}  // namespace desktop
