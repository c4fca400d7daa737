#pragma once

#include <wx/string.h>

#include <functional>

namespace desktop {

/// A name of a step that gives way in its middle until `fits` is content: first the end of the longest word, which is
/// somebody's name, then as few words as it takes. What stands before a colon and the last word stay: there is the
/// verb.
[[nodiscard]] wxString lose_middle(const wxString& text, const std::function<bool(const wxString&)>& fits);

}  // namespace desktop
