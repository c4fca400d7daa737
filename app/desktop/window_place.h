#pragma once

#include <wx/toplevel.h>

#include <string>

namespace desktop {

/// Where a window stands and how large it is, as a text to be kept: "x y w h maximised".
[[nodiscard]] std::string place_of(const wxTopLevelWindow& window);

/// Puts a window where it stood. A place that no display shows any more, or a text that says none, changes
/// nothing, but a window that is too large for the screen fills it.
void restore_place(wxTopLevelWindow& window, const std::string& kept);

}  // namespace desktop
