#pragma once

#include <wx/string.h>

#include <functional>

namespace desktop {

/// A name of a step that loses as few words from its middle as make `fits` content. What stands before a colon and the
/// last word stay: there is the verb.
[[nodiscard]] wxString lose_middle(const wxString& text, const std::function<bool(const wxString&)>& fits);

}  // namespace desktop
