#pragma once

#include <wx/string.h>

#include <vector>

#include "app/words/language.h"

namespace words {

/// The keys of one page, or of all.
struct KeysOfPage {
    wxString where;
    wxString keys;
};

/// Every key the window knows, in the order of an evening; those that hold everywhere first.
[[nodiscard]] std::vector<KeysOfPage> all_keys(const Language& language);

}  // namespace words
