#pragma once

#include <wx/bitmap.h>
#include <wx/window.h>

#include <functional>
#include <vector>

namespace desktop {

/// One line of a menu that opens at a place of the wreck.
struct MenuChoice {
    wxString label;
    wxBitmap picture;              // may be none
    std::function<void()> chosen;  // none: a line between others
};

/// Opens a native menu below `at` and does what is chosen when it has closed.
void pop_up(wxWindow& at, const std::vector<MenuChoice>& choices);

}  // namespace desktop
