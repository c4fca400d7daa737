// The lesson and its chapters in the window: by keyboard, by pointer, by names, with every wrong choice once.
#include <set>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/pages/learn_board.h"
#include "app/desktop/pages/learn_pay.h"
#include "app/learn/lesson.h"
#include "app/learn/progress.h"
#include "app/words/learn_words.h"
#include "tests/desktop/input.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/picture.h"
#include "tests/desktop/real_hand.h"

namespace desktop {
namespace {

using desktop_test::RealHand;
using learn::ChapterId;

/// Which choice of a step goes on.
std::size_t right_choice(const learn::Step& step) {
    for (std::size_t i = 0; i < step.choices.size(); ++i)
        if (step.choices[i].is_right()) return i;
    return 0;
}

class LearnPageTest : public desktop_test::PagesTest {
protected:
    const words::Language& In() { return Window().Companion().look.language(); }
    wxString Said(learn::Phrase phrase) { return words::say(phrase, In()); }

    /// Takes a chapter from its first step to its last; `press` chooses by what stands on the button.
    void Take(ChapterId id, const std::function<void(const learn::Step&, std::size_t)>& choose) {
        for (const learn::Step& step : learn::chapter(id).steps) {
            ASSERT_TRUE(IsTold(Said(step.title))) << step.id;
            choose(step, right_choice(step));
        }
        EXPECT_TRUE(IsTold(Said(learn::chapter(id).closing).BeforeFirst('.'))) << learn::id(id);
    }
    void PressChoice(const learn::Step& step, std::size_t choice) {
        EXPECT_TRUE(Window().Press(Said(step.choices[choice].label))) << step.id;
    }
    /// The key that stands on the button of a choice.
    [[nodiscard]] int KeyOf(const learn::Step& step, std::size_t choice) {
        auto* button = dynamic_cast<BigButton*>(desktop_test::control_named(Frame(), Said(step.choices[choice].label)));
        if (button == nullptr || button->Face().key.empty()) return WXK_NONE;
        const wxString& key = button->Face().key;
        return key == "Space" ? static_cast<int>(WXK_SPACE) : static_cast<int>(key[0].GetValue());
    }
    void TakeByKeyboard(ChapterId id) {
        Take(id, [&](const learn::Step& step, std::size_t choice) { Window().Key(KeyOf(step, choice)); });
    }
    void OfferChapters() {
        learn::LearnProgress(Window().Companion().journal).finish(ChapterId::Example);
        Frame().Go(PageId::Learn);
        desktop_test::pump();
    }
    bool IsDone(ChapterId id) { return learn::LearnProgress(Window().Companion().journal).is_done(id); }
};

TEST_F(LearnPageTest, TheLessonByKeyboard) {
    Window().Key('2');
    ASSERT_EQ(Page(), PageId::Learn);
    TakeByKeyboard(ChapterId::Example);
    EXPECT_TRUE(IsTold("Orange 29, Green 18, Yellow 2"));
    EXPECT_TRUE(IsDone(ChapterId::Example));
}

TEST_F(LearnPageTest, EachChapterByKeyboard) {
    OfferChapters();
    for (const ChapterId id : learn::all_chapters()) {
        ASSERT_TRUE(Window().Press(Said(learn::chapter(id).title))) << learn::id(id);
        TakeByKeyboard(id);
        EXPECT_TRUE(IsDone(id)) << learn::id(id);
        Window().Key(WXK_ESCAPE);
    }
}

TEST_F(LearnPageTest, NoTwoChoicesOfAStepHaveTheSameKey) {
    OfferChapters();
    for (const ChapterId id : learn::all_chapters()) {
        ASSERT_TRUE(Window().Press(Said(learn::chapter(id).title))) << learn::id(id);
        Take(id, [&](const learn::Step& step, std::size_t right) {
            std::set<int> keys;
            for (std::size_t i = 0; i < step.choices.size(); ++i)
                EXPECT_TRUE(keys.insert(KeyOf(step, i)).second) << step.id << " " << i;
            PressChoice(step, right);
        });
        ASSERT_TRUE(Window().Press("End the lesson"));
    }
}

TEST_F(LearnPageTest, TheLessonByPointer) {
    Frame().Go(PageId::Learn);
    desktop_test::pump();
    Take(ChapterId::Example, [&](const learn::Step& step, std::size_t choice) {
        Window().KeyAtOnce(WXK_SHIFT);
        auto* button =
            dynamic_cast<DrawnControl*>(desktop_test::control_named(Frame(), Said(step.choices[choice].label)));
        ASSERT_NE(button, nullptr) << step.id;
        Window().Clock().pass(std::chrono::seconds(1));
        desktop_test::click(*button);
        desktop_test::pump();
    });
    EXPECT_TRUE(IsTold("Orange 29, Green 18, Yellow 2"));
}

TEST_F(LearnPageTest, EveryWrongChoiceIsPlayedOutAndTakenBack) {
    OfferChapters();
    for (const ChapterId id : learn::all_chapters()) {
        ASSERT_TRUE(Window().Press(Said(learn::chapter(id).title))) << learn::id(id);
        Take(id, [&](const learn::Step& step, std::size_t right) {
            for (std::size_t i = 0; i < step.choices.size(); ++i) {
                if (i == right) continue;
                PressChoice(step, i);
                EXPECT_TRUE(IsTold(Said(*step.choices[i].taught))) << step.id << " " << i;
                EXPECT_TRUE(Window().Press("Take it back")) << step.id;
                EXPECT_TRUE(IsTold(Said(step.title))) << step.id;
            }
            PressChoice(step, right);
        });
        EXPECT_TRUE(IsDone(id)) << learn::id(id);
        ASSERT_TRUE(Window().Press("End the lesson"));
    }
}

TEST_F(LearnPageTest, D4_ABoatIsBroughtByATapOnTheWreck) {
    OfferChapters();
    const auto& chapter = learn::chapter(ChapterId::Spots);
    ASSERT_TRUE(Window().Press(Said(chapter.title)));
    PressChoice(chapter.steps[0], right_choice(chapter.steps[0]));
    ASSERT_TRUE(Window().Press("Corner 3: red"));
    EXPECT_TRUE(IsTold("A rushing boat always goes to the centre"));
    ASSERT_TRUE(Window().Press("Corner 3: red")) << "nothing, while it waits to be taken back";
    ASSERT_TRUE(Window().Press("Take it back"));
    ASSERT_TRUE(Window().Press("Centre"));
    EXPECT_TRUE(IsTold(Said(chapter.steps[2].title)));
}

TEST_F(LearnPageTest, AWrongChoiceTellsWhatHappensAndTheDiversStayKnown) {
    OfferChapters();
    ASSERT_TRUE(Window().Press(Said(learn::chapter(ChapterId::Example).title)));
    for (const learn::Step& step : learn::chapter(ChapterId::Example).steps) {
        if (step.id == "second_blue") break;
        PressChoice(step, right_choice(step));
    }
    EXPECT_TRUE(IsTold("Green, you, leader, spot: blue, cards: 6 VP"));
    Window().Key('1');
    EXPECT_TRUE(IsTold("This is what happens: Green surfaced. Orange played a protecting crew card."));
    EXPECT_TRUE(IsTold("Green, you, leader, surfaced"));
}

TEST_F(LearnPageTest, TheRuleIsNotToldBeforeItWasAskedFor) {
    OfferChapters();
    const auto& chapter = learn::chapter(ChapterId::Spots);
    ASSERT_TRUE(Window().Press(Said(chapter.title)));
    EXPECT_TRUE(IsTold("Not sure? Try it"));
    EXPECT_FALSE(IsTold("The six starting tiles lie face up"));
    PressChoice(chapter.steps[0], 0);
    EXPECT_TRUE(IsTold("The six starting tiles lie face up"));
    EXPECT_TRUE(IsTold("9 more lie face down"));
}

TEST_F(LearnPageTest, GoesBackOneStepByTheTopBarAndByBackspace) {
    Frame().Go(PageId::Learn);
    desktop_test::pump();
    EXPECT_FALSE(Window().Press("Back one step")) << "this is the first";
    Window().Key(WXK_SPACE);
    Window().Key('1');  // wrong: taken back first
    EXPECT_TRUE(IsTold("This is what happens: Green played a crew card for 2 VP."));
    Window().Key(WXK_BACK);
    EXPECT_TRUE(IsTold("Step 2 of 14"));
    ASSERT_TRUE(Window().Press("Back one step"));
    EXPECT_TRUE(IsTold("Step 1 of 14"));
}

TEST_F(LearnPageTest, WhyTellsTheRule) {
    Frame().Go(PageId::Learn);
    Window().Key('W');
    EXPECT_TRUE(IsTold("One gem at a time"));
}

TEST_F(LearnPageTest, UndoIsTheLessonsAndNotTheGames) {
    PlayAll(session::set_up());
    const auto steps = Steps();
    Frame().Go(PageId::Learn);
    Window().Key(WXK_SPACE);
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Steps(), steps);
    EXPECT_TRUE(IsTold("Step 1 of 14"));
}

TEST_F(LearnPageTest, IsTakenUpWhereItWasLeft) {
    Frame().Go(PageId::Learn);
    for (int i = 0; i < 3; ++i) {
        const auto& step = learn::chapter(ChapterId::Example).steps[static_cast<std::size_t>(i)];
        PressChoice(step, right_choice(step));
    }
    Restart();
    Frame().Go(PageId::Learn);
    EXPECT_TRUE(IsTold("Step 4 of 14"));
}

TEST_F(LearnPageTest, PracticeAndPuzzlesAreBesideTheChapters) {
    OfferChapters();
    ASSERT_TRUE(Window().Press("Practice bag"));
    EXPECT_EQ(Page(), PageId::Practice);
    Window().Key(WXK_ESCAPE);
    EXPECT_EQ(Page(), PageId::Learn);
    ASSERT_TRUE(Window().Press("Puzzles from your dives"));
    EXPECT_EQ(Page(), PageId::Puzzle);
}

/// The narrowest look: large type in a language that needs many letters.
class InLargeType : public LearnPageTest, public testing::WithParamInterface<const char*> {
protected:
    void Open() {
        Choices choices = desktop_test::still_choices();
        choices.language = GetParam();
        choices.text_size = 1.5;
        Restart(choices);
        Frame().SetClientSize(1366, 768);
        OfferChapters();
    }
    void ExpectFit(std::string_view step) {
        FitReport& report = Window().Companion().look.type().report();
        report.clear();
        (void)desktop_test::painted(Frame());
        for (const Misfit& misfit : report.misfits()) ADD_FAILURE() << step << ": " << misfit.text.utf8_string();
    }
};

TEST_P(InLargeType, EveryStepAndEveryWrongChoiceFits) {
    Open();
    for (const ChapterId id : learn::all_chapters()) {
        ASSERT_TRUE(Window().Press(Said(learn::chapter(id).title))) << learn::id(id);
        Take(id, [&](const learn::Step& step, std::size_t right) {
            ExpectFit(step.id);
            for (std::size_t i = 0; i < step.choices.size(); ++i) {
                PressChoice(step, i);
                ExpectFit(step.id);
                if (i != right || i + 1 < step.choices.size()) Window().Key(WXK_BACK);
            }
            if (right + 1 < step.choices.size()) PressChoice(step, right);
        });
        Window().Key(WXK_ESCAPE);
    }
}

INSTANTIATE_TEST_SUITE_P(Learn, InLargeType, testing::Values("de", "it"));

/// Someone who followed only the lesson leads a dive without a single refusal.
TEST_F(LearnPageTest, ANewcomerLearnsAndThenLeadsADive) {
    Window().Key('2');
    TakeByKeyboard(ChapterId::Example);
    Window().Key(WXK_ESCAPE);
    Window().Key(WXK_ESCAPE);
    ASSERT_EQ(Page(), PageId::Start);
    desktop_test::GameHand hand(Window());
    const auto recorded = desktop_test::recorded_game("example");
    EXPECT_TRUE(hand.DoAll(recorded.actions)) << hand.Failed();
    const auto& dives = Window().Table().dives;
    ASSERT_EQ(dives.size(), 1U);
    std::vector<int> sums;
    for (const auto& pay : dives.front().pay) sums.push_back(pay.total());
    EXPECT_EQ(sums, (std::vector{18, 29, 2}));
}

}  // namespace
}  // namespace desktop
