#pragma once

#include <wx/control.h>

namespace desktop {

/// How wide a native button, check box, radio button or choice like `like` is with that label.
[[nodiscard]] int native_width(wxControl& like, const wxString& label);

}  // namespace desktop
