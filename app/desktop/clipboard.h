#pragma once

#include <wx/string.h>

namespace desktop {

/// Puts a text where other programs find it; false if that cannot be.
[[nodiscard]] bool to_clipboard(const wxString& text);

}  // namespace desktop
