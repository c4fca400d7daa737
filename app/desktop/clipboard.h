#pragma once

#include <wx/image.h>
#include <wx/string.h>

namespace desktop {

/// Puts a text or a picture where other programs find it; false if that cannot be.
[[nodiscard]] bool to_clipboard(const wxString& text);
[[nodiscard]] bool to_clipboard(const wxImage& picture);

}  // namespace desktop
