#pragma once

#include <wx/string.h>

#include <functional>

namespace desktop {

/// How wide a text is.
using TextMeasure = std::function<int(const wxString& text)>;

/// A text that is too wide for one line, in the two lines that are least wide: broken at a space or, where that does
/// not help, after a hyphen.
[[nodiscard]] wxString in_two_lines(const wxString& text, int width, const TextMeasure& measure);
/// The width that two lines of it need.
[[nodiscard]] int width_in_two_lines(const wxString& text, const TextMeasure& measure);

}  // namespace desktop
