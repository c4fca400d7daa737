#include <algorithm>

#include "app/desktop/controls/drawn_control.h"
#include "tests/desktop/input.h"
#include "tests/desktop/pages_test.h"

namespace desktop {
namespace {

class AudienceWindow : public desktop_test::PagesTest {
protected:
    /// Chooses the entry of the menu that opens and closes the window for spectators.
    void Toggle() {
        FrameMenu menu(Frame());
        Frame().FillMenu(menu);
        const int id = menu.Items().FindItem(Say("Window for spectators"));
        ASSERT_NE(id, wxNOT_FOUND);
        wxCommandEvent event(wxEVT_MENU, id);
        menu.Items().ProcessEvent(event);
        desktop_test::pump();
    }

    AudienceFrame& Watched() { return *Frame().TheAudience().Frame(); }

    /// Everything that stands in the window for spectators or is told about it.
    wxString AllTexts() {
        wxString all;
        for (wxWindow* window : desktop_test::all_windows(Watched()))
            if (window->IsShownOnScreen())
                for (const wxString& text : desktop_test::texts_of(*window)) all += text + "\n";
        return all;
    }

    void StartDive() {
        PlayAll(session::set_up());
        PlayAll({R"({"do":"correct","player":"Ada","vp":613})", R"({"do":"correct","player":"Ben","vp":727})"});
        PlayAll({session::dive_line("Ada"), session::by_hand("gold"), session::by_hand("blue")});
    }
};

TEST_F(AudienceWindow, OpensFromTheMenuAndClosesNothingElse) {
    EXPECT_FALSE(Frame().TheAudience().IsOpen());
    Toggle();
    ASSERT_TRUE(Frame().TheAudience().IsOpen());
    Watched().Close();
    EXPECT_TRUE(desktop_test::pump_until([] { return wxTopLevelWindows.size() == 1; }));
    EXPECT_FALSE(Frame().TheAudience().IsOpen());
    EXPECT_TRUE(Frame().IsShown());
}

TEST_F(AudienceWindow, IsThereAgainTheNextTime) {
    Toggle();
    const Choices kept = Window().Companion().preferences.get();
    EXPECT_TRUE(kept.audience);
    Restart(kept);
    EXPECT_TRUE(Frame().TheAudience().IsOpen());
    Toggle();
    EXPECT_FALSE(Window().Companion().preferences.get().audience);
}

TEST_F(AudienceWindow, FollowsTheGame) {
    Toggle();
    StartDive();
    EXPECT_TRUE(AllTexts().Contains("Ada: draw again or stop?"));
    PlayAll({session::by_hand("blue")});
    EXPECT_TRUE(AllTexts().Contains("oxygen!"));
    PlayAll({R"({"do":"surface","player":"Ada"})",
             R"({"do":"protect","player":"Ben","with":[{"against":"blue","by":"card"}]})"});
    PlayAll({session::kStop});
    EXPECT_TRUE(AllTexts().Contains(Say("Dive result")));
    Frame().CloseResult();
    desktop_test::pump();
    EXPECT_TRUE(AllTexts().Contains("Ben: your turn"));
}

TEST_F(AudienceWindow, ShowsACorrectionOfTheResultAtOnce) {
    Toggle();
    StartDive();
    PlayAll({session::kStop});
    ASSERT_TRUE(Window().Play(R"({"do":"correct","player":"Ben","vp":3,"why":"a forgotten card"})"));
    EXPECT_EQ(Page(), PageId::Result);
    EXPECT_TRUE(AllTexts().Contains(Say("Dive result")));
    EXPECT_TRUE(AllTexts().Contains("corrected by +3")) << AllTexts();
    EXPECT_FALSE(AllTexts().Contains("730"));
}

TEST_F(AudienceWindow, NothingInItTakesTheFocus) {
    Toggle();
    StartDive();
    for (wxWindow* window : desktop_test::all_windows(Watched())) {
        const bool is_drawn = dynamic_cast<DrawnControl*>(window) != nullptr;
        EXPECT_FALSE(is_drawn && window->AcceptsFocus());
    }
}

TEST_F(AudienceWindow, LeavesTheKeyboardWithTheTable) {
    PlayAll(session::set_up());
    ASSERT_TRUE(Frame().IsActive());
    Toggle();
    constexpr int kAWhile = 500;
    EXPECT_FALSE(desktop_test::pump_until([this] { return !Frame().IsActive(); }, kAWhile));
}

TEST_F(AudienceWindow, PassesTheKeysOfTheGameOn) {
    PlayAll(session::set_up());
    Toggle();
    const std::size_t before = Window().Game().actions().size();
    Window().Clock().pass(std::chrono::milliseconds(400));  // no button is dead
    desktop_test::key_event(Watched(), wxEVT_CHAR_HOOK, '3');
    EXPECT_EQ(Window().Game().actions().size(), before + 1) << "Rest";
}

TEST_F(AudienceWindow, V7_NeverShowsAChestBeforeItIsOpen) {
    Toggle();
    StartDive();
    EXPECT_FALSE(AllTexts().Contains("613"));
    PlayAll({session::kStop});
    EXPECT_FALSE(AllTexts().Contains("613"));
    Frame().CloseResult();
    PlayAll({session::kEnd});
    EXPECT_FALSE(AllTexts().Contains("61"));
    EXPECT_FALSE(AllTexts().Contains("72"));
    Frame().ChestsOpened(1);
    desktop_test::pump();
    const std::string shown = AllTexts().utf8_string();
    EXPECT_NE(shown.find("61"), std::string::npos) << shown;
    EXPECT_EQ(shown.find("72"), std::string::npos) << shown;
}

TEST_F(AudienceWindow, FollowsLanguageAndTheme) {
    Toggle();
    StartDive();
    Choices choices = Window().Companion().preferences.get();
    choices.theme = Theme::Light;
    Frame().Choose(choices);
    desktop_test::pump();
    EXPECT_FALSE(Watched().TheLook().palette().dark);
    choices.theme = Theme::Dark;
    choices.language = "de";
    Frame().Choose(choices);
    desktop_test::pump();
    EXPECT_TRUE(Watched().TheLook().palette().dark);
    EXPECT_EQ(Watched().TheLook().language().tag(), "de");
}

TEST_F(AudienceWindow, FillsTheScreenAndComesBack) {
    Toggle();
    Watched().ToggleFullScreen();
    EXPECT_TRUE(desktop_test::pump_until([&] { return Watched().IsFullScreen(); }));
    Watched().ToggleFullScreen();
    EXPECT_TRUE(desktop_test::pump_until([&] { return !Watched().IsFullScreen(); }));
}

}  // namespace
}  // namespace desktop
