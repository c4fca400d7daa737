#pragma once

#include <wx/string.h>

#include <vector>

#include "tests/desktop/main_window.h"

namespace desktop_test {

/// Everything the program says now: the texts of all its windows, shown or not, what is drawn, and the log in every
/// language.
[[nodiscard]] std::vector<wxString> everything_said(MainWindow& window);

/// Only what can be seen or is spoken of what can be seen.
[[nodiscard]] std::vector<wxString> everything_shown(MainWindow& window);

/// The entries of the menu, also those behind others.
[[nodiscard]] std::vector<wxString> said_by_the_menu(MainWindow& window);

/// Those of `texts` in which that number stands, not as part of another one.
[[nodiscard]] std::vector<wxString> with_number(const std::vector<wxString>& texts, int number);

}  // namespace desktop_test
