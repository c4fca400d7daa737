// The lesson and its chapters in the window: by keyboard, by pointer, by names, with every wrong choice once.
#include "app/desktop/pages/learn_board.h"
#include "app/desktop/pages/learn_pay.h"
#include "app/learn/lesson.h"
#include "app/learn/progress.h"
#include "app/words/learn_words.h"
#include "tests/desktop/input.h"
#include "tests/desktop/pages_test.h"
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
    [[nodiscard]] static int KeyOf(const learn::Step& step, std::size_t choice) {
        switch (step.choices[choice].kind) {
            case learn::ChoiceKind::GoOn:
            case learn::ChoiceKind::Draw: return WXK_SPACE;
            case learn::ChoiceKind::Stop: return 'S';
            case learn::ChoiceKind::Surface: return '1';
            case learn::ChoiceKind::UseSpot: return '2';
            case learn::ChoiceKind::UseCard: return '3';
            default: return '1' + static_cast<int>(choice);
        }
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
    Take(ChapterId::Example, [&](const learn::Step& step, std::size_t choice) { Window().Key(KeyOf(step, choice)); });
    EXPECT_TRUE(IsTold("Orange 29, Green 18, Yellow 2"));
    EXPECT_TRUE(IsDone(ChapterId::Example));
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

TEST_F(LearnPageTest, GoesBackOneStepByTheTopBarAndByBackspace) {
    Frame().Go(PageId::Learn);
    desktop_test::pump();
    EXPECT_FALSE(Window().Press("Back one step")) << "this is the first";
    Window().Key(WXK_SPACE);
    Window().Key('1');  // wrong: taken back first
    EXPECT_TRUE(IsTold("This is what happens"));
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

/// Someone who followed only the lesson leads a dive without a single refusal.
TEST_F(LearnPageTest, ANewcomerLearnsAndThenLeadsADive) {
    Window().Key('2');
    Take(ChapterId::Example, [&](const learn::Step& step, std::size_t choice) { Window().Key(KeyOf(step, choice)); });
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
