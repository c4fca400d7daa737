#pragma once

#include <ostream>
#include <vector>

#include "tests/desktop/main_window.h"

namespace desktop_test {

/// A button or an entry of the menu that opens a form, and a situation in which it is there.
struct DialogWay {
    const char* name;
    const char* situation;
    const char* opener;  // in English
};

inline void PrintTo(const DialogWay& way, std::ostream* out) {
    *out << way.name;
}

/// The forms that a button or the menu opens.
[[nodiscard]] const std::vector<DialogWay>& dialog_ways();

/// Chooses an entry of the menu; false if it is not there.
bool choose_in_menu(MainWindow& window, const wxString& entry);

/// Opens the form of `way` in the window's language; false if what opens it is not there.
bool open_dialog(MainWindow& window, const DialogWay& way);

}  // namespace desktop_test
