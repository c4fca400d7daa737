#include "app/desktop/pages/draw_odds_dialog.h"

#include "tests/desktop/pages_test.h"

namespace desktop {
namespace {

class Odds : public desktop_test::PagesTest {
protected:
    void StartDive() {
        PlayAll(session::set_up());
        PlayAll({session::dive_line("Ada"), session::by_hand("blue")});
    }

    /// What the dialog tells of all divers, with that level and so many cards.
    wxString Told(OddsDialog& dialog, session::OddsShown level, int cards) {
        Choose(dialog.Level(), static_cast<int>(level));
        Choose(dialog.Cards(), cards);
        wxString all;
        for (const wxString& text : desktop_test::texts_of(dialog.Figures())) all += text + "\n";
        return all;
    }

    void Choose(ToggleRow& row, int number) {
        Window().Press(row.Segment(number));
        desktop_test::pump();
    }

    Desk TheDesk() {
        Companion& all = Window().Companion();
        return {all.look,        all.session, all.memory, all.journal, all.speakers,
                all.preferences, all.sounds,  all.hints,  Frame()};
    }
};

TEST_F(Odds, TellWordsOrNumbersOfEachDiver) {
    StartDive();
    Desk desk = TheDesk();
    OddsDialog dialog(&Frame(), desk);
    dialog.Show();
    EXPECT_TRUE(Told(dialog, session::OddsShown::Words, 0).Contains("Ben, must answer next: one in six"));
    EXPECT_TRUE(Told(dialog, session::OddsShown::Numbers, 0).Contains("up within 1 draw: 17 %"));
    EXPECT_TRUE(Told(dialog, session::OddsShown::Numbers, 1).Contains("up within 1 draw: 0 %"));
}

TEST_F(Odds, CanBeSwitchedOffAndOnAtAnyTime) {
    StartDive();
    const auto is_told = [&] {
        return desktop_test::control_named(Frame(), "About one in six needs protection") != nullptr;
    };
    EXPECT_TRUE(is_told());
    Desk desk = TheDesk();
    OddsDialog dialog(&Frame(), desk);
    dialog.Show();
    Choose(dialog.Level(), static_cast<int>(session::OddsShown::Off));
    EXPECT_EQ(Window().Game().settings().odds, session::OddsShown::Off);
    EXPECT_FALSE(dialog.Figures().IsShown());
    EXPECT_FALSE(is_told());
    Choose(dialog.Level(), static_cast<int>(session::OddsShown::Words));
    EXPECT_TRUE(is_told());
    EXPECT_TRUE(dialog.Figures().IsShown());
}

TEST_F(Odds, AreInTheMenuOnlyInADive) {
    PlayAll(session::set_up());
    const auto offered = [&] {
        FrameMenu menu(Frame());
        Frame().FillMenu(menu);
        return menu.Items().FindItem(Say("Odds …")) != wxNOT_FOUND;
    };
    EXPECT_FALSE(offered());
    PlayAll({session::dive_line("Ada")});
    EXPECT_TRUE(offered());
}

}  // namespace
}  // namespace desktop
