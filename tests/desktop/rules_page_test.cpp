// Keys and rules: found by id and by words, opened where one is, and the game left as it is.
#include <wx/srchctrl.h>

#include "app/desktop/pages/rule_picture.h"
#include "app/desktop/pages/rules_list.h"
#include "app/words/rule_texts.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/real_hand.h"
#include "tests/desktop/situations.h"

namespace desktop {
namespace {

using desktop_test::RealHand;

class RulesPageTest : public desktop_test::PagesTest {
protected:
    template <class Control>
    Control& Find() {
        for (wxWindow* window : desktop_test::all_windows(Frame()))
            if (auto* found = dynamic_cast<Control*>(window)) return *found;
        throw std::runtime_error("not on the page");
    }
    std::string Chosen() {
        const auto* rule = Find<RulesList>().Chosen();
        return rule ? std::string(rule->id) : std::string();
    }
    void LookFor(const wxString& words) {
        Find<wxSearchCtrl>().SetValue(words);
        desktop_test::pump();
    }
    void StartDive() {
        PlayAll(session::set_up());
        PlayAll({session::dive_line("Ada"), session::by_hand("blue")});
    }
};

TEST_F(RulesPageTest, OpensAtTheRuleOfTheOpenQuestionAndLeavesTheGameAlone) {
    Choices choices = desktop_test::still_choices();
    choices.hints = false;
    Restart(choices);
    StartDive();
    const auto steps = Steps();
    Window().Key(WXK_F1);
    EXPECT_EQ(Page(), PageId::Rules);
    EXPECT_EQ(Chosen(), "W2");
    Window().Key('Z', wxMOD_CONTROL);
    Window().Key(WXK_SPACE);
    EXPECT_EQ(Steps(), steps);
    Window().Key(WXK_ESCAPE);
    EXPECT_EQ(Page(), PageId::Draw);
    PlayAll({session::by_hand("blue")});
    Window().Key(WXK_F1);
    EXPECT_EQ(Chosen(), "H3");
    Window().Key(WXK_F1);
    EXPECT_EQ(Page(), PageId::Hazard) << "the same key closes it";
}

/// A page of the game, and the rule that its question is about.
struct Asked {
    const char* situation;
    const char* rule;
};
void PrintTo(const Asked& asked, std::ostream* out) {
    *out << asked.situation;
}

class RuleAskedTest : public RulesPageTest, public testing::WithParamInterface<Asked> {};

TEST_P(RuleAskedTest, F1OpensAtItFromThePage) {
    Choices choices = desktop_test::still_choices();
    choices.hints = false;  // a hint has a rule of its own
    Restart(choices);
    desktop_test::situation(GetParam().situation).arrange(Window());
    choices = Window().Companion().preferences.get();
    choices.hints = false;
    Frame().Choose(choices);
    desktop_test::pump();
    ASSERT_NE(Page(), PageId::Start);
    Window().Key(WXK_F1);
    EXPECT_EQ(Chosen(), GetParam().rule);
}

INSTANTIATE_TEST_SUITE_P(Rules, RuleAskedTest,
                         testing::Values(Asked{"new-game", "P1"}, Asked{"opening-market", "M2"}, Asked{"table", "P6"},
                                         Asked{"table-scatter", "S3"}, Asked{"recruit", "M2"}, Asked{"refresh", "M2"},
                                         Asked{"dive-set-up", "D1"}, Asked{"dive-rush", "D3"},
                                         Asked{"draw-first", "W3"}, Asked{"draw", "W2"}, Asked{"draw-pair-first", "S1"},
                                         Asked{"draw-pair", "S1"}, Asked{"draw-empty", "W6"}, Asked{"hazard", "H3"},
                                         Asked{"hazard-pair", "H13"}, Asked{"crew-cards", "C1"},
                                         Asked{"last-cards", "H10"}, Asked{"result", "V3"}, Asked{"ceremony", "E2"},
                                         Asked{"end", "E2"}, Asked{"practice-dive", "W2"}, Asked{"puzzle", "W2"}));

TEST_F(RulesPageTest, EveryRuleHasAPicture) {
    for (const words::RuleGroup& group : words::rule_groups()) {
        for (const words::RuleText& rule : group.rules) {
            const RulePicture picture = picture_of_rule(rule.id, words::Language());
            EXPECT_FALSE(picture.empty()) << rule.id;
            for (const auto& row : picture) EXPECT_FALSE(row.empty()) << rule.id;
        }
    }
}

TEST_F(RulesPageTest, ComesBackToThePageAsItWasLeft) {
    StartDive();
    Window().Key('C');
    ASSERT_EQ(Page(), PageId::CrewCards);
    Window().Key(WXK_F1);
    Window().Key(WXK_ESCAPE);
    EXPECT_EQ(Page(), PageId::CrewCards);
}

TEST_F(RulesPageTest, ComesBackToARecruitThatHasNotBegun) {
    PlayAll(session::set_up());
    Window().Key('1');
    ASSERT_EQ(Page(), PageId::Recruit);
    Window().Key('F');
    Window().Key(WXK_F1);
    Window().Key(WXK_ESCAPE);
    EXPECT_EQ(Page(), PageId::Recruit);
    EXPECT_TRUE(IsTold("0 of 5")) << "still a refresh";
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Page(), PageId::Recruit) << "the opening market, taken back from here";
}

TEST_F(RulesPageTest, EveryRuleIsFoundByItsId) {
    Window().Key(WXK_F1);
    for (const words::RuleGroup& group : words::rule_groups()) {
        for (const words::RuleText& rule : group.rules) {
            LookFor(wxString::FromUTF8(rule.id.data(), rule.id.size()));
            EXPECT_EQ(Chosen(), rule.id);
            EXPECT_TRUE(IsTold(Say(rule.title.english))) << rule.id;
        }
    }
}

TEST_F(RulesPageTest, FindsByWordsAndSaysIfThereAreNone) {
    Window().Key(WXK_F1);
    LookFor("rushes never spot");
    EXPECT_EQ(Chosen(), "D4");
    LookFor("submarine");
    EXPECT_EQ(Chosen(), "");
    EXPECT_TRUE(IsTold("No rule has these words"));
    Find<wxSearchCtrl>().SetFocus();
    Window().Key(WXK_ESCAPE);
    EXPECT_EQ(Page(), PageId::Rules) << "first the field is emptied";
    Window().Key(WXK_ESCAPE);
    EXPECT_EQ(Page(), PageId::Start);
}

TEST_F(RulesPageTest, IsReadByKeyboard) {
    Window().Key(WXK_F1);
    const std::string first = Chosen();
    RealHand hand(Window());
    EXPECT_TRUE(hand.Key(WXK_DOWN, [&] { return Chosen() != first; }));
    const std::string second = Chosen();
    Find<RulesList>().SetFocus();
    desktop_test::pump();
    EXPECT_TRUE(hand.Key(WXK_DOWN, [&] { return Chosen() != second; }));
    EXPECT_TRUE(hand.KeyLeadsTo(WXK_ESCAPE, PageId::Start));
}

TEST_F(RulesPageTest, ShowsTheKeysOfEveryPage) {
    Window().Key(WXK_F1);
    EXPECT_FALSE(IsTold("Backspace one step back"));
    ASSERT_TRUE(Window().Press("Keys"));
    for (const char* keys : {"Ctrl+Shift+Z redo", "Alt+R first player", "Backspace one step back", "V then digits"})
        EXPECT_TRUE(IsTold(keys)) << keys;
    ASSERT_TRUE(Window().Press("Rules"));
    EXPECT_FALSE(IsTold("Backspace one step back"));
}

TEST_F(RulesPageTest, SpeaksTheLanguageOfTheTable) {
    Choices choices = desktop_test::still_choices();
    choices.language = "de";
    Restart(choices);
    Window().Key(WXK_F1);
    LookFor(wxString::FromUTF8("seeungeheuer gezählt"));
    EXPECT_EQ(Chosen(), "H1");
}

TEST_F(RulesPageTest, ALessonIsAboutItsOwnRule) {
    Frame().Go(PageId::Learn);
    Window().Key(WXK_SPACE);
    Window().Key(WXK_F1);
    EXPECT_EQ(Chosen(), "C8");
    Window().Key(WXK_ESCAPE);
    EXPECT_EQ(Page(), PageId::Learn);
    EXPECT_TRUE(IsTold("Step 2 of 14"));
}

}  // namespace
}  // namespace desktop
