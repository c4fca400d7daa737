// Undo and redo at every page, until the first chest is opened.
#include "app/desktop/pages/steps_list.h"
#include "app/session/replay.h"
#include "app/session/sealed.h"
#include "app/words/faults.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/situations.h"

namespace desktop_test {
namespace {

using desktop::PageId;

class StepsTest : public PagesTest, public testing::WithParamInterface<const char*> {
protected:
    deepblue::Table TableOf(std::size_t steps) {
        const auto& actions = Window().Game().actions();
        auto table = session::replay(std::span(actions).first(steps));
        return session::sealed(std::move(table));
    }

    void UndoAndRedo() {
        const auto actions = Window().Game().actions();
        const deepblue::Table before = Window().Table();
        Window().Key('Z', wxMOD_CONTROL);
        ASSERT_EQ(Window().Game().actions().size(), actions.size() - 1);
        EXPECT_EQ(Window().Table(), TableOf(actions.size() - 1));
        Window().Key('Y', wxMOD_CONTROL);
        EXPECT_EQ(Window().Game().actions(), actions);
        EXPECT_EQ(Window().Table(), before);
        const PageId page = desktop::page_of(Window().Game(), {});
        const bool plays_cards = Page() == PageId::CrewCards && page == PageId::Draw;
        EXPECT_TRUE(Page() == page || plays_cards) << static_cast<int>(Page());
    }
};

TEST_P(StepsTest, EveryStepGoesBackAndComesAgain) {
    const auto actions = recorded_game(GetParam()).actions;
    GameHand hand(Window());
    hand.Begin(std::get<deepblue::Start>(actions.front()));
    for (std::size_t i = 1; i < actions.size(); ++i) {
        const std::size_t before = Window().Game().actions().size();
        ASSERT_TRUE(hand.Do(actions[i])) << i;
        if (Window().Game().actions().size() == before) continue;  // the page plays it with the next one
        ASSERT_NO_FATAL_FAILURE(UndoAndRedo()) << i;
    }
}

INSTANTIATE_TEST_SUITE_P(Games, StepsTest,
                         testing::Values("example", "example_leader_surfaces", "pairs", "scattered", "storm_two",
                                         "tie_by_crew"),
                         [](const auto& game) { return std::string(game.param); });

class UndoTest : public PagesTest {};

TEST_F(UndoTest, TheWholeGameGoesBackToItsStartAndComesAgain) {
    situation("result-five").arrange(Window());
    const auto actions = Window().Game().actions();
    const deepblue::Table before = Window().Table();
    for (std::size_t i = 0; i < actions.size(); ++i) Window().Key('Z', wxMOD_CONTROL);
    EXPECT_TRUE(Window().Game().actions().empty());
    for (std::size_t i = 0; i < actions.size(); ++i) Window().Key('Y', wxMOD_CONTROL);
    EXPECT_EQ(Window().Game().actions(), actions);
    EXPECT_EQ(Window().Table(), before);
}

TEST_F(UndoTest, WhereTheGameIsNotInViewItsStepsAreLeftAlone) {
    situation("draw").arrange(Window());
    const auto actions = Window().Game().actions();
    for (const PageId page : {PageId::Start, PageId::NewGame, PageId::Settings, PageId::Rules, PageId::Nights}) {
        Frame().Go(page);
        pump();
        Window().Key('Z', wxMOD_CONTROL);
        EXPECT_EQ(Window().Game().actions(), actions) << static_cast<int>(page);
    }
    Frame().GoToGame();
    pump();
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Window().Game().actions().size(), actions.size() - 1);
}

TEST_F(UndoTest, AllStepsOpensAtTheNewestHoweverItWasLeft) {
    situation("draw").arrange(Window());
    const auto chosen = [this] {
        Frame().Go(PageId::Steps);
        pump();
        auto* list = dynamic_cast<desktop::StepsList*>(control_named(Frame(), "All steps"));
        return list == nullptr ? 0 : list->Chosen();
    };
    const auto newest = chosen();
    ASSERT_GT(newest, 1);
    Frame().GoToGame();
    Window().Key(WXK_SPACE);
    EXPECT_EQ(chosen(), newest + 1);
}

TEST_F(UndoTest, StepsComeBackAfterARestart) {
    situation("draw").arrange(Window());
    const auto actions = Window().Game().actions();
    Window().Key('Z', wxMOD_CONTROL);
    Restart();
    Frame().GoToGame();
    EXPECT_EQ(Window().Game().actions().size(), actions.size() - 1);
    Window().Key('Y', wxMOD_CONTROL);
    EXPECT_EQ(Window().Game().actions(), actions);
    EXPECT_EQ(Page(), PageId::Draw);
}

TEST_F(UndoTest, AGameThatIsTakenBackToItsStartComesBackWhole) {
    situation("draw").arrange(Window());
    const auto actions = Window().Game().actions();
    while (!Window().Game().actions().empty()) Window().Key('Z', wxMOD_CONTROL);
    ASSERT_EQ(Page(), PageId::Start);
    for (const bool restarts : {false, true}) {
        if (restarts) {
            Window().Game().go_to(0);
            Restart();
        }
        EXPECT_TRUE(Window().Press(Say("Bring the game back")));
        EXPECT_EQ(Window().Game().actions(), actions);
        EXPECT_EQ(Page(), PageId::Draw);
    }
    Frame().Go(PageId::Start);
    pump();
    EXPECT_FALSE(Window().IsOffered(Say("Bring the game back")));
    EXPECT_TRUE(Window().IsOffered(Say("Continue the game")));
}

TEST_F(UndoTest, ADiveThatIsTakenBackIsSetUpAsItWas) {
    situation("draw-first").arrange(Window());
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Window().Table().dive(), nullptr);
    Window().Key('Y', wxMOD_CONTROL);
    EXPECT_EQ(Page(), PageId::Draw);
}

TEST_F(UndoTest, WithAChestOpenTheEndIsFinalAndTheWindowSaysSo) {
    situation("ceremony-open").arrange(Window());
    const auto actions = Window().Game().actions();
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Window().Game().actions(), actions);
    EXPECT_TRUE(IsTold(words::reason(session::Refusal(session::EndIsFinal{}), Window().Table().seats,
                                     Window().Companion().look.language())));
}

TEST_F(UndoTest, BeforeAChestIsOpenTheLastDiveCanBeTakenBack) {
    situation("ceremony").arrange(Window());
    const auto steps = Window().Game().actions().size();
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Window().Game().actions().size(), steps - 1);
    EXPECT_FALSE(Window().Table().over());
    EXPECT_NE(Page(), PageId::Ceremony);
}

}  // namespace
}  // namespace desktop_test
