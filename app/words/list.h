#pragma once

#include <wx/string.h>

namespace words {

/// Adds a part to a list in one line, such as "red, gold"; the first part stands without a comma.
void add_to_list(wxString& list, const wxString& part);

}  // namespace words
