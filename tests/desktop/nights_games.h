#pragma once

#include "app/desktop/frame_menu.h"
#include "app/desktop/nights/games_tab.h"
#include "app/desktop/nights/nights_page.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/situations.h"

namespace desktop_test {

/// The game nights, with a year of evenings or none.
class NightsGames : public PagesTest {
protected:
    void Arrange(const std::string& name) {
        situation(name).arrange(Window());
        pump();
    }
    [[nodiscard]] desktop::NightsPage& Nights() { return dynamic_cast<desktop::NightsPage&>(Frame().ThePage()); }
    [[nodiscard]] desktop::GamesTab& Games() { return dynamic_cast<desktop::GamesTab&>(Nights().TheTab()); }
    [[nodiscard]] const journal::Books& Books() { return *Window().Companion().journal; }
    [[nodiscard]] std::size_t Shown() { return Games().List().Rows().size(); }
    void Choose(std::size_t row) {
        Games().List().Choose(Games().List().Rows().at(row).game);
        Frame().ShowAgain();
        pump();
    }
    /// Chooses an entry of the menu of a tab; false if there is none.
    template <class Tab>
    bool Menu(Tab& tab, const wxString& entry) {
        desktop::FrameMenu menu(tab);
        tab.FillMenu(menu);
        const int id = menu.Items().FindItem(entry);
        if (id == wxNOT_FOUND) return false;
        wxCommandEvent event(wxEVT_MENU, id);
        menu.Items().ProcessEvent(event);
        pump();
        return true;
    }
};

}  // namespace desktop_test
