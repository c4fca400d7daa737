#pragma once

#include <wx/toplevel.h>

namespace desktop {

/// Whether keys reach nothing in `window`: what had the focus is hidden or disabled, and the toolkit gave it to no
/// other.
[[nodiscard]] bool has_lost_focus(const wxTopLevelWindow& window);

}  // namespace desktop
