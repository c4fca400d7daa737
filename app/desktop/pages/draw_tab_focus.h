#pragma once

#include <wx/event.h>

class wxWindow;

namespace desktop {

/// Tells whether a button has the focus because someone went there by Tab. A button that was only clicked keeps the
/// focus too, but Space and Enter then still belong to the page.
class TabFocus {
public:
    /// Sees every key that reaches the page.
    void Note(const wxKeyEvent& event);
    void Forget() { has_moved_ = false; }
    /// True if Space and Enter are for a button of `page`.
    [[nodiscard]] bool IsOn(const wxWindow& page) const;

private:
    bool has_moved_ = false;
};

}  // namespace desktop
