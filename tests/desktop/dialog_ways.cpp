#include "tests/desktop/dialog_ways.h"

namespace desktop_test {

bool choose_in_menu(MainWindow& window, const wxString& entry) {
    desktop::FrameMenu menu(window.Frame());
    window.Frame().FillMenu(menu);
    const int id = menu.Items().FindItem(entry);
    if (id == wxNOT_FOUND) return false;
    wxCommandEvent event(wxEVT_MENU, id);
    return menu.Items().ProcessEvent(event);
}

const std::vector<DialogWay>& dialog_ways() {
    static const std::vector<DialogWay> all{
        {"house_rules", "new-game", "Change …"},
        {"opening_card", "new-game", "A remembered card …"},
        {"recount", "table", "Count and compare …"},
        {"new_card", "recruit", "New card …"},
        {"memory", "recruit", "Remembered cards …"},
        {"wrecks", "dive-set-up", "Wrecks …"},
        {"correction", "result", "Correct a number …"},
        {"count_chests", "end", "Count the chests …"},
        {"bg_stats", "end", "To BG Stats …"},
        {"by_hand", "nights", "Enter by hand …"},
        {"edit", "nights", "Edit …"},
        {"odds", "draw", "Odds …"},
        {"seal", "table", "Seal of this game …"},
        {"sheet", "table", "Fall-back sheet …"},
        {"reference", "start", "Rules on one page …"},
    };
    return all;
}

bool open_dialog(MainWindow& window, const DialogWay& way) {
    const wxString opener = window.Companion().look.language().say(way.opener);
    return window.Press(opener) || choose_in_menu(window, opener);
}

}  // namespace desktop_test
