#pragma once

#include <wx/graphics.h>

namespace desktop {

/// A path from words as in SVG, absolute only: M L H V C Q Z, and O for a circle (centre x, centre y, radius).
[[nodiscard]] wxGraphicsPath path_from(wxGraphicsContext& gc, const char* words);

}  // namespace desktop
