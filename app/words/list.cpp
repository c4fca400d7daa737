#include "app/words/list.h"

namespace words {

void add_to_list(wxString& list, const wxString& part) {
    if (!list.empty()) list += ", ";
    list += part;
}

}  // namespace words
