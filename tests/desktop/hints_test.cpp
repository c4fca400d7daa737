// Hints in a real game: once per situation and player, with a link to the rule.
#include "app/desktop/pages/hint_strip.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/situations.h"

namespace desktop {
namespace {

class HintsTest : public desktop_test::PagesTest {
protected:
    /// The hint on the screen, or nothing.
    HintStrip* Given() {
        for (wxWindow* window : desktop_test::all_windows(Frame()))
            if (auto* hint = dynamic_cast<HintStrip*>(window); hint && hint->IsShownOnScreen()) return hint;
        return nullptr;
    }
    wxString Said() { return Given() == nullptr ? wxString() : Given()->SpokenName(); }

    static std::string Card(const std::string& player) {
        return R"({"do":"protect","player":")" + player + R"(","with":[{"against":"blue","by":"card"}]})";
    }
    void MeetHazard() {
        PlayAll(session::set_up());
        PlayAll({session::dive_line("Ada"), session::by_hand("blue"), session::by_hand("blue")});
    }
    void Again() {
        Restart();
        Frame().GoToGame();
        desktop_test::pump();
    }
};

TEST_F(HintsTest, EachPlayerSeesAHintOnceAndNeverAgain) {
    MeetHazard();
    EXPECT_EQ(Said(), "Nobody has to protect, even with a card in hand.  Rule H6");
    Again();
    EXPECT_TRUE(Said().StartsWith("Nobody has to protect")) << "nothing has happened since";
    PlayAll({Card("Ada")});
    EXPECT_TRUE(Said().StartsWith("Nobody has to protect")) << "now it is Ben’s";
    PlayAll({Card("Ben"), session::by_hand("blue")});
    EXPECT_EQ(Page(), PageId::Hazard);
    EXPECT_EQ(Given(), nullptr);
    Again();
    EXPECT_EQ(Given(), nullptr);
}

TEST_F(HintsTest, CanBeSwitchedOff) {
    Choices choices = desktop_test::still_choices();
    choices.hints = false;
    Restart(choices);
    MeetHazard();
    EXPECT_EQ(Page(), PageId::Hazard);
    EXPECT_EQ(Given(), nullptr);
}

TEST_F(HintsTest, LeadsToItsRuleAndBack) {
    MeetHazard();
    ASSERT_TRUE(Window().Press(*Given()));
    EXPECT_EQ(Page(), PageId::Rules);
    EXPECT_TRUE(IsTold("Rule H6"));
    Window().Key(WXK_ESCAPE);
    EXPECT_EQ(Page(), PageId::Hazard);
    EXPECT_TRUE(Said().EndsWith("Rule H6")) << "the game has stood still";
}

TEST_F(HintsTest, TheLeaderHearsOfLeadingAndOfTheWarning) {
    PlayAll(session::set_up());
    PlayAll({session::dive_line("Ada")});
    EXPECT_TRUE(Said().EndsWith("Rule W4"));
    PlayAll({session::by_hand("black")});
    EXPECT_TRUE(Said().EndsWith("Rule H2"));
    PlayAll({session::by_hand("silver")});
    EXPECT_TRUE(Said().EndsWith("Rule C8"));
    PlayAll({session::by_hand("silver")});
    EXPECT_EQ(Given(), nullptr);
}

TEST_F(HintsTest, ANewGemIsExplainedAtTheTable) {
    auto lines = session::set_up();
    lines.push_back(R"({"do":"recruit","player":"Ada"})");
    lines.push_back(R"({"do":"reveal","gem":"red"})");
    PlayAll(lines);
    EXPECT_EQ(Page(), PageId::Table);
    EXPECT_TRUE(Said().EndsWith("Rule M2"));
}

TEST_F(HintsTest, TheRushHintHasRoomBesideFivePlayersInEveryLanguage) {
    desktop_test::situation("dive-rush").arrange(Window());
    for (const char* language : {"en", "de", "it"}) {
        Choices choices = Window().Companion().preferences.get();
        choices.language = language;
        Frame().Choose(choices);
        desktop_test::pump();
        EXPECT_TRUE(Said().EndsWith("D4")) << language;
    }
}

}  // namespace
}  // namespace desktop
