#pragma once

#include <wx/string.h>

class wxWindow;

namespace desktop {

/// What a drawn control is to someone who does not see it.
enum class Role { Button, Choice, Picture, Text, Panel };

/// Gives `window` a name, a description and a role for screen readers. Nothing secret may stand in them.
void describe(wxWindow& window, const wxString& name, const wxString& description, Role role);

/// Only the name of a native control, such as a text field beside its caption.
void describe(wxWindow& window, const wxString& name);

/// The window in `root` that has the keyboard, or nothing; also a choice, which wxWidgets does not notice on GTK.
[[nodiscard]] wxWindow* focused_in(const wxWindow& root);

/// True while the event being handled came from a finger.
[[nodiscard]] bool is_touch();

}  // namespace desktop
