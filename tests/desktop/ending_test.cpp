// What comes after a dive and after the game: corrections, the gem that did not come, ties, counted chests.
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "app/desktop/pages/ceremony_chest.h"
#include "app/nights/history.h"
#include "app/words/end_words.h"
#include "app/words/log.h"
#include "tests/desktop/arranging.h"
#include "tests/desktop/dialog_hand.h"
#include "tests/desktop/dialog_ways.h"
#include "tests/desktop/pages_test.h"

namespace desktop_test {
namespace {

using desktop::PageId;

/// Turns the field of that name to `value`.
void turn(wxDialog& dialog, const wxString& name, int value) {
    auto* field = dynamic_cast<wxSpinCtrl*>(control_named(dialog, name));
    ASSERT_NE(field, nullptr) << name;
    field->SetValue(value);
    wxSpinEvent event(wxEVT_SPINCTRL, field->GetId());
    event.SetEventObject(field);
    field->ProcessWindowEvent(event);
}

bool is_offered(wxDialog& dialog, int id) {
    return wxWindow::FindWindowById(id, &dialog)->IsEnabled();
}

class EndingTest : public PagesTest {
protected:
    void Arrange(const char* name) {
        situation(name).arrange(Window());
        pump();
        ASSERT_EQ(Page(), situation(name).page);
    }

    bool ShowsNext() { return IsTold(Say("What would have come next?")); }

    /// Ada and Ben are level, Cleo is behind; Ben has one crew card more.
    void LevelAtTheEnd() {
        play(Window(),
             three("lucrative_wrecks") + Lines{R"({"do":"rest","player":"Ada"})", R"({"do":"recruit","player":"Ben"})",
                                               R"({"do":"reveal"})", R"({"do":"correct","player":"Ada","vp":20})",
                                               R"({"do":"correct","player":"Ben","vp":20})",
                                               R"({"do":"correct","player":"Cleo","vp":5})", R"({"do":"end"})"});
        ASSERT_EQ(Page(), PageId::Ceremony);
    }

    /// How many chests of the ceremony are open.
    int Open() {
        int open = 0;
        for (wxWindow* window : all_windows(Frame().ThePage()))
            if (const auto* chest = dynamic_cast<const desktop::CeremonyChest*>(window))
                open += chest->IsOpen() ? 1 : 0;
        return open;
    }
};

TEST_F(EndingTest, ANewGameOfAsManyStepsHasItsCeremonyToo) {
    for (int game = 0; game < 2; ++game) {
        ASSERT_NO_FATAL_FAILURE(LevelAtTheEnd());
        for (const int key : {WXK_ESCAPE, WXK_SPACE}) Window().Key(key);
        ASSERT_EQ(Page(), PageId::End);
    }
}

TEST_F(EndingTest, ClosedChestsAreGoneOnWithAfterARestart) {
    LevelAtTheEnd();
    Restart();
    ASSERT_EQ(Page(), PageId::Start);
    EXPECT_TRUE(Window().Press(Say("Continue the game")));
    EXPECT_EQ(Page(), PageId::Ceremony);
    Window().Key(WXK_SPACE);
    ASSERT_EQ(Open(), 1);
    Restart();
    EXPECT_TRUE(Window().Press(Say("Continue the game"))) << "two chests are still closed";
    Window().Key(WXK_ESCAPE);
    Restart();
    EXPECT_FALSE(Window().IsOffered(Say("Continue the game")));
}

TEST_F(EndingTest, TheGameNightsTellNothingBeforeTheLastChestIsOpen) {
    LevelAtTheEnd();
    Window().Key(WXK_SPACE);
    ASSERT_EQ(Open(), 1);
    EXPECT_TRUE(choose_in_menu(Window(), Say("Game nights")));
    pump();
    ASSERT_EQ(Page(), PageId::Nights);
    EXPECT_EQ(nights::games_in_all(*Window().Companion().journal), 0);
    Window().Key(WXK_ESCAPE);
    ASSERT_EQ(Page(), PageId::Ceremony);
    EXPECT_EQ(Open(), 1) << "what was open stays open";
    Window().Key(WXK_ESCAPE);
    EXPECT_TRUE(choose_in_menu(Window(), Say("Game nights")));
    pump();
    EXPECT_EQ(nights::games_in_all(*Window().Companion().journal), 1);
}

TEST_F(EndingTest, TheMenuLeadsBackToTheEndUnderItsName) {
    LevelAtTheEnd();
    EXPECT_TRUE(choose_in_menu(Window(), Say("Start page")));
    pump();
    ASSERT_EQ(Page(), PageId::Start);
    EXPECT_FALSE(choose_in_menu(Window(), Say("End of the last game")));
    EXPECT_TRUE(choose_in_menu(Window(), Say("Go on playing")));
    pump();
    for (const int key : {WXK_ESCAPE, WXK_SPACE, WXK_ESCAPE}) Window().Key(key);
    ASSERT_EQ(Page(), PageId::Start);
    EXPECT_FALSE(choose_in_menu(Window(), Say("Go on playing")));
    for (const bool restarts : {false, true}) {
        if (restarts) Restart();
        EXPECT_TRUE(choose_in_menu(Window(), Say("End of the last game")));
        pump();
        EXPECT_EQ(Page(), PageId::End);
    }
}

TEST_F(EndingTest, ADiveThatIsStoppedAgainAfterAnUndoShowsWhatItPaid) {
    ASSERT_NO_FATAL_FAILURE(Arrange("result"));
    Window().Key(WXK_SPACE);
    ASSERT_EQ(Page(), PageId::Table);
    Window().Key('Z', wxMOD_CONTROL);
    ASSERT_EQ(Page(), PageId::Draw);
    Window().Key('S');
    EXPECT_EQ(Page(), PageId::Result);
}

TEST_F(EndingTest, AGameOfLessThanAMinuteTellsNoDuration) {
    Arrange("end");
    const wxString none = words::duration(0, Window().Companion().look.language());
    EXPECT_FALSE(Frame().ThePage().Context().Contains(none));
}

TEST_F(EndingTest, AGameWithoutADiveSaysSoInsteadOfAChart) {
    const wxString sentence = Say("Nobody dived in this game, so no treasure was brought up.");
    ASSERT_NO_FATAL_FAILURE(Arrange("end-level"));
    EXPECT_TRUE(IsTold(sentence));
    ASSERT_NO_FATAL_FAILURE(Arrange("end"));
    EXPECT_FALSE(IsTold(sentence));
}

TEST_F(EndingTest, ACorrectionNeedsAReasonThatIsKeptButNotTold) {
    ASSERT_NO_FATAL_FAILURE(Arrange("result"));
    DialogHand hand;
    hand.Fill([&](wxDialog& dialog) {
        EXPECT_FALSE(is_offered(dialog, wxID_OK));
        turn(dialog, Say("VP more, with a minus less"), 37);
        EXPECT_FALSE(is_offered(dialog, wxID_OK)) << "without a reason";
        type_into(dialog, Say("Reason"), "a forgotten card");
        EXPECT_TRUE(is_offered(dialog, wxID_OK));
        press(dialog, wxID_OK);
    });
    ASSERT_TRUE(Window().Press(Say("Correct a number …")));
    ASSERT_TRUE(pump_until([&] { return hand.IsDone() && Window().Game().peek(deepblue::Seat{0}) > 37; }));
    EXPECT_EQ(Page(), PageId::Result) << "it belongs to this result";
    const deepblue::Action& action = Window().Game().actions().back();
    EXPECT_EQ(std::get<deepblue::Correct>(action).why, "a forgotten card");
    const auto line = words::log_line(action, Window().Table().seats, Window().Companion().look.language());
    EXPECT_FALSE(line.Contains("a forgotten card")) << line;
    EXPECT_FALSE(line.Contains("37")) << line;
    Window().Key(WXK_SPACE);
    EXPECT_EQ(Page(), PageId::Table);
}

TEST_F(EndingTest, TheNextGemIsShownOnlyWhenTheDiveIsOver) {
    ASSERT_NO_FATAL_FAILURE(Arrange("result-next"));
    EXPECT_TRUE(ShowsNext());
    Window().Key('Z', wxMOD_CONTROL);
    ASSERT_EQ(Page(), PageId::Draw);
    EXPECT_FALSE(ShowsNext());
}

TEST_F(EndingTest, TheNextGemIsNotShownIfAHandDrew) {
    ASSERT_NO_FATAL_FAILURE(Arrange("result"));
    EXPECT_FALSE(ShowsNext());
}

TEST_F(EndingTest, TheNextGemCanBeSwitchedOff) {
    desktop::Choices choices = still_choices();
    choices.shows_next = false;
    Restart(choices);
    ASSERT_NO_FATAL_FAILURE(Arrange("result-next"));
    EXPECT_FALSE(ShowsNext());
}

TEST_F(EndingTest, TheLastWreckOfTheCityOpensTheChests) {
    for (int wreck = 0; wreck < deepblue::kCityWrecks; ++wreck)
        play(Window(), (wreck == 0 ? session::set_up() : Lines{}) +
                           Lines{session::dive_line(wreck % 2 == 0 ? "Ada" : "Ben", 3, true)} + by_hand({"silver"}) +
                           Lines{session::kStop});
    ASSERT_EQ(Page(), PageId::Result);
    ASSERT_TRUE(Window().Press(Say("Book and open the chests")));
    EXPECT_EQ(Page(), PageId::Ceremony);
}

TEST_F(EndingTest, WhoIsLevelOpensTogetherAndIsToldWhatDecided) {
    ASSERT_NO_FATAL_FAILURE(LevelAtTheEnd());
    Window().Key(WXK_SPACE);
    EXPECT_EQ(Open(), 1);
    const auto ranks = ranking(Window().Table());
    const wxString decided = words::tie_line(ranks, 0, Window().Table().seats, Window().Companion().look.language());
    ASSERT_FALSE(decided.empty());
    EXPECT_FALSE(IsTold(decided));
    Window().Key(WXK_SPACE);
    EXPECT_TRUE(IsTold(decided));
    EXPECT_TRUE(Window().IsOffered(Say("To the ranking"))) << "both are open";
}

TEST_F(EndingTest, OpenChestsStayOpenWhileSomethingIsLookedUp) {
    ASSERT_NO_FATAL_FAILURE(LevelAtTheEnd());
    Window().Key(WXK_SPACE);
    Frame().Go(PageId::Steps);
    pump();
    Frame().GoBack();
    pump();
    ASSERT_EQ(Page(), PageId::Ceremony);
    EXPECT_EQ(Open(), 1);
}

TEST_F(EndingTest, AfterTheFirstChestNothingIsOfferedToBeTakenBackAlsoAfterARestart) {
    ASSERT_NO_FATAL_FAILURE(LevelAtTheEnd());
    EXPECT_TRUE(Frame().ThePage().HasSteps());
    Window().Key(WXK_SPACE);
    EXPECT_FALSE(Frame().ThePage().HasSteps());
    Restart();
    Frame().GoToGame();
    pump();
    ASSERT_EQ(Page(), PageId::Ceremony);
    EXPECT_FALSE(Frame().ThePage().HasSteps());
    EXPECT_EQ(Open(), 0);
}

TEST_F(EndingTest, ADifferenceOfACountedChestNamesTheDiveItMayComeFrom) {
    play(Window(), session::set_up() + Lines{session::dive_line("Ada", 7)} + by_hand({"red", "gold"}) +
                       Lines{session::kStop, session::dive_line("Ben", 3)} + by_hand({"silver"}) +
                       Lines{session::kStop, session::kEnd});
    Window().Key(WXK_SPACE);
    for (const int key : {WXK_ESCAPE, WXK_SPACE}) Window().Key(key);
    ASSERT_EQ(Page(), PageId::End);
    const int chest = Window().Table().chests[deepblue::Seat{0}];
    ASSERT_EQ(chest, 14);
    wxString verdict;
    wxString cut;
    DialogHand hand;
    hand.Fill([&](wxDialog& dialog) {
        turn(dialog, "Ada, tokens of 1", chest - 7);
        for (wxWindow* child : dialog.GetChildren()) {
            const auto* text = dynamic_cast<const wxStaticText*>(child);
            if (text == nullptr) continue;
            verdict += text->GetLabel() + "\n";
            const int edge = dialog.GetClientSize().x - dialog.FromDIP(16);
            if (text->GetRect().GetRight() >= edge) cut += text->GetLabel() + "\n";
        }
        press(dialog, wxID_CANCEL);
    });
    Window().Key('C');
    ASSERT_TRUE(pump_until([&] { return hand.IsDone() && !verdict.empty(); }));
    EXPECT_TRUE(verdict.Contains("It may come from dive 1.")) << verdict;
    EXPECT_EQ(cut, "");
}

}  // namespace
}  // namespace desktop_test
