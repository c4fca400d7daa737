#pragma once

#include <wx/string.h>
#include <wx/window.h>

#include <vector>

namespace desktop_test {

/// `root` and everything below it, shown or not.
[[nodiscard]] std::vector<wxWindow*> all_windows(wxWindow& root);

/// What is shown below `root` and can be pressed, chosen or filled in, enabled or not.
[[nodiscard]] std::vector<wxWindow*> controls_of(wxWindow& root);

/// The name of a window for screen readers.
[[nodiscard]] wxString name_of(const wxWindow& window);

/// The shown control of that name, or nothing.
[[nodiscard]] wxWindow* control_named(wxWindow& root, const wxString& name);

/// The shown panel of that name, such as a column of a page, or nothing.
[[nodiscard]] wxWindow* panel_named(wxWindow& root, const wxString& name);

/// Everything that `window` itself says: title, label, tooltip, name and description for screen readers, entries.
[[nodiscard]] std::vector<wxString> texts_of(const wxWindow& window);

/// Waits until every backup that is listed below `root` has been read; false if that takes too long.
bool wait_for_backups(wxWindow& root);

/// The largest rectangle that can be tapped, without the room for the focus ring.
[[nodiscard]] wxSize target_of(const wxWindow& control);

}  // namespace desktop_test
