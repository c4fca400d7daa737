// Hints in a real game: once per situation and player, with a link to the rule.
#include <gmock/gmock.h>

#include <set>

#include "app/desktop/pages/draw_board.h"
#include "tests/desktop/arranging.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/picture.h"
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

    /// Where tracks, last gem and counts stand on the screen.
    std::vector<wxRect> BoardParts() {
        std::vector<wxRect> places;
        for (wxWindow* window : desktop_test::all_windows(Frame())) {
            const bool is_part = dynamic_cast<HazardTrack*>(window) || dynamic_cast<DrawLastGem*>(window) ||
                                 dynamic_cast<DrawCounts*>(window);
            if (is_part && window->IsShownOnScreen()) places.push_back(window->GetScreenRect());
        }
        return places;
    }

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

TEST_F(HintsTest, NothingMovesOnTheBoardWhenOneComesOrGoes) {
    PlayAll(session::set_up());
    PlayAll({session::dive_line("Ada"), session::by_hand("black"), session::by_hand("silver")});
    ASSERT_NE(Given(), nullptr);
    const auto with_hint = BoardParts();
    ASSERT_EQ(with_hint.size(), 4U);
    PlayAll({session::by_hand("silver")});
    ASSERT_EQ(Given(), nullptr);
    EXPECT_EQ(BoardParts(), with_hint);
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

/// What a scenario changes is told when its first dive begins.
class ScenarioHints : public HintsTest, public testing::WithParamInterface<const char*> {
protected:
    void ExpectToFit() {
        FitReport& report = Window().Companion().look.type().report();
        for (const char* language : {"en", "de", "it"}) {
            for (const double text_size : {1.0, 1.5}) {
                Choices choices = Window().Companion().preferences.get();
                choices.language = language;
                choices.text_size = text_size;
                Frame().Choose(choices);
                desktop_test::pump();
                report.clear();
                (void)desktop_test::painted(Frame());
                for (const Misfit& misfit : report.misfits())
                    ADD_FAILURE() << language << " " << text_size << ": “" << misfit.text << "” does not fit into "
                                  << misfit.width << " × " << misfit.height;
            }
        }
    }
};

TEST_P(ScenarioHints, FitThePlaceOfTheOrder) {
    using desktop_test::operator+;
    desktop_test::Lines dive = desktop_test::five_dive();
    const std::string rushes = R"(,"rush":true)";
    for (std::string& line : dive)  // S6: nobody may rush to the reefs, and the others can do without
        if (const auto at = line.find(rushes); at != std::string::npos) line.erase(at, rushes.size());
    desktop_test::play(Window(), desktop_test::five(GetParam()) + dive);
    const bool is_pair = std::string(GetParam()) == "troubled_waters";
    std::set<std::string> rules;
    for (int gem = 0; gem < 3 && Given() != nullptr; ++gem) {
        rules.insert(Given()->Rule());
        ExpectToFit();
        PlayAll({is_pair ? desktop_test::pair_by_hand("silver", "gold") : session::by_hand("silver")});
    }
    EXPECT_THAT(rules, testing::Contains(testing::StartsWith("S")));
}

INSTANTIATE_TEST_SUITE_P(Scenarios, ScenarioHints,
                         testing::Values("troubled_waters", "best_of_the_best", "lucrative_wrecks", "dangerous_reefs",
                                         "treasure_filled_ruins"),
                         [](const auto& tested) { return tested.param; });

}  // namespace
}  // namespace desktop
