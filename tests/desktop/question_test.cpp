// What the pages refuse, and how they keep a table from pressing what it did not mean.
#include "app/desktop/pages/draw_diver_row.h"
#include "app/session/dive_draft.h"
#include "app/words/log.h"
#include "app/words/reasons.h"
#include "tests/desktop/arranging.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/real_hand.h"
#include "tests/desktop/situations.h"
#include "tests/session/fixture.h"

namespace desktop_test {
namespace {

using desktop::PageId;

class QuestionTest : public PagesTest {
protected:
    void Arrange(const char* name) {
        situation(name).arrange(Window());
        pump();
        ASSERT_EQ(Page(), situation(name).page);
    }

    /// The program begins anew, and things move.
    void RestartInMotion() {
        desktop::Choices choices = still_choices();
        choices.speed = desktop::Speed::Normal;
        Restart(choices);
    }

    /// Whether something on the screen says the reason why `action` is refused, capital letters or not.
    bool ReasonIsTold(const deepblue::Action& action) {
        const auto violation = Window().Game().check(action);
        return violation &&
               IsTold(words::reason(*violation, Window().Table().seats, Window().Companion().look.language()));
    }
};

TEST_F(QuestionTest, StopBeforeTheFirstGemSaysWhyNot) {
    Arrange("draw-first");
    const std::size_t before = Steps();
    Window().Key('S');
    EXPECT_EQ(Steps(), before);
    EXPECT_TRUE(ReasonIsTold(deepblue::Stop{}));
}

TEST_F(QuestionTest, ATappedDiverIsTheOneWhoPlaysTheNextCard) {
    Arrange("draw");
    const deepblue::Seat second = Window().Table().dive()->divers.at(1).seat;
    std::vector<wxWindow*> rows;
    for (wxWindow* window : all_windows(Frame().ThePage()))
        if (window->IsShownOnScreen() && dynamic_cast<desktop::DrawDiverRow*>(window) != nullptr)
            rows.push_back(window);
    ASSERT_GT(rows.size(), 1U);
    ASSERT_TRUE(Window().Press(*rows[1]));
    ASSERT_EQ(Page(), PageId::CrewCards);
    for (const int key : {int('V'), int('3'), int(WXK_RETURN)}) Window().Key(key);
    const auto* played = std::get_if<deepblue::Play>(&Window().Game().actions().back());
    ASSERT_NE(played, nullptr);
    EXPECT_EQ(played->seat, second);
    EXPECT_EQ(played->card.vp, 3);
}

TEST_F(QuestionTest, OnePlayerCannotStartAGameAndIsToldWhy) {
    Arrange("new-game");
    EXPECT_FALSE(Window().IsOffered(Say("Start the game")));
    EXPECT_TRUE(IsTold(Say("at least 2 players")));
}

TEST_F(QuestionTest, ADiveWithoutALeadersBoatSaysWhyNot) {
    Arrange("dive-set-up");
    const std::size_t before = Steps();
    const deepblue::Seat leader = Window().Table().on_turn;
    const auto form = [&] { return session::dive_to_set_up(Window().Game()); };
    auto draft = form();
    for (std::size_t i = 0; i < session::DiveForm::kBoats; ++i) draft.put({leader, i}, {});
    session::keep_dive(Window().Game(), draft);
    Frame().Go(PageId::DiveSetUp);
    pump();
    EXPECT_FALSE(Window().IsOffered(Say("Start the dive")));
    Window().Key(WXK_SPACE);
    EXPECT_EQ(Steps(), before);
    EXPECT_TRUE(ReasonIsTold(draft.action()));
}

TEST_F(QuestionTest, WithTheDeckUsedUpRecruitSaysSo) {
    const auto actions = recorded_game("deck_used_up").actions;
    GameHand hand(Window());
    ASSERT_TRUE(hand.DoAll(actions)) << hand.Failed();
    while (Window().Table().market.row > 0)
        Window().Game().play(deepblue::Action(deepblue::Recruit{Window().Table().on_turn}));
    pump();
    EXPECT_FALSE(Window().IsOffered(Say("Recruit")));
    EXPECT_TRUE(ReasonIsTold(deepblue::Recruit{Window().Table().on_turn}));
}

TEST_F(QuestionTest, AnEmptySupplyMovesNothingAndSaysSo) {
    Arrange("table");
    while (Window().Table().supply[deepblue::Gem::Green] > 0) {
        Window().Key('1');
        Window().Key('4');
    }
    const auto bag = Window().Table().bag;
    Window().Key('1');
    Window().Key('4');
    EXPECT_EQ(Window().Table().bag, bag);
    EXPECT_TRUE(IsTold(words::nothing_moves(deepblue::Gem::Green, Window().Companion().look.language())));
}

TEST_F(QuestionTest, TheFirstTappedGemOfAPairIsTakenBackByUndoAndKeepsTheDiveOpen) {
    ASSERT_NO_FATAL_FAILURE(Arrange("draw-pair-by-hand"));
    const std::size_t before = Steps();
    Window().Key('S');
    EXPECT_EQ(Steps(), before) << "the tapped gem was lost";
    EXPECT_TRUE(IsTold(Say("first tap the second gem")));
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Steps(), before) << "the pull before was taken back";
    Window().Key('S');
    EXPECT_EQ(Page(), PageId::Result);
}

TEST_F(QuestionTest, H13_APairIsAnsweredWhenBothAreChosen) {
    ASSERT_NO_FATAL_FAILURE(Arrange("hazard-pair"));
    const std::size_t before = Steps();
    Window().Key('3');
    Window().Key('2');
    EXPECT_EQ(Steps(), before) << "the blue gem has no answer yet";
    Window().Key('5');
    ASSERT_EQ(Steps(), before + 1);
    using deepblue::Gem, deepblue::Means, deepblue::Shield;
    EXPECT_THAT(std::get<deepblue::Protect>(Window().Game().actions().back()).with,
                testing::ElementsAre(Shield{Gem::Black, Means::Spot}, Shield{Gem::Blue, Means::Card}));
}

TEST_F(QuestionTest, TheAnswerToOneGemOfAPairIsTakenBackByUndo) {
    ASSERT_NO_FATAL_FAILURE(Arrange("hazard-pair"));
    const std::size_t before = Steps();
    Window().Key('2');
    EXPECT_TRUE(Window().IsOffered("Undo: answer (sea creature)"));
    Window().Key('Z', wxMOD_CONTROL);
    ASSERT_EQ(Steps(), before) << "the pull was taken back";
    Window().Key('5');
    EXPECT_EQ(Steps(), before) << "the black gem still had its answer";
    Window().Key('3');
    EXPECT_EQ(Steps(), before + 1);
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Steps(), before);
}

TEST_F(QuestionTest, H5_OneSpotIsNotOfferedForBothGemsOfAPair) {
    play(Window(), session::set_up("troubled_waters") +
                       Lines{R"({"do":"dive","leader":"Ada","wreck":{"vp":3,"city":true,"spots":["black_or_blue"]},)"
                             R"("boats":[{"player":"Ada","spot":"black_or_blue"}]})"} +
                       Lines{pair_by_hand("black", "blue"), pair_by_hand("black", "blue")});
    ASSERT_EQ(Page(), PageId::Hazard);
    const std::size_t before = Steps();
    for (const int key : {'2', '4'}) Window().Key(key);
    EXPECT_EQ(Steps(), before);
    Window().Key('5');
    EXPECT_EQ(Steps(), before + 1);
}

class NoPrimaryTest : public QuestionTest, public testing::WithParamInterface<const char*> {};

TEST_P(NoPrimaryTest, SpaceAndEnterAnswerNoHazard) {
    ASSERT_NO_FATAL_FAILURE(Arrange(GetParam()));
    const std::size_t before = Steps();
    RealHand hand(Window());
    for (const int key : {WXK_SPACE, WXK_RETURN, WXK_SPACE}) {
        hand.Key(key);
        EXPECT_EQ(Steps(), before);
    }
    EXPECT_EQ(Page(), PageId::Hazard);
}

INSTANTIATE_TEST_SUITE_P(Hazards, NoPrimaryTest, testing::Values("hazard", "hazard-five", "hazard-pair"),
                         [](const auto& tested) { return std::to_string(tested.index); });

TEST_F(QuestionTest, AButtonReachedByTabAnswersToSpace) {
    Arrange("hazard");
    RealHand hand(Window());
    ASSERT_TRUE(hand.TabTo(Say("Surface")));
    EXPECT_TRUE(hand.KeyPlays(WXK_SPACE));
    EXPECT_TRUE(Window().Table().dive()->leader().surfaced);
}

TEST_F(QuestionTest, EnterOnANativeChoiceIsNotForThePage) {
    Arrange("start");
    RealHand hand(Window());
    ASSERT_TRUE(hand.TabTo(Say("Language")));
    Window().Key(WXK_RETURN);
    EXPECT_EQ(Page(), PageId::Start);
}

TEST_F(QuestionTest, AnAnswerIsDeadForAMomentAfterTheQuestionChanged) {
    Arrange("hazard");
    const std::size_t before = Steps();
    Window().Key('3');
    ASSERT_EQ(Steps(), before + 1);
    Window().KeyAtOnce('3');
    EXPECT_EQ(Steps(), before + 1) << "the next player's answer was taken at once";
    Window().Clock().pass(std::chrono::milliseconds(290));
    Window().KeyAtOnce('3');
    EXPECT_EQ(Steps(), before + 1) << "the press was taken too early";
    Window().Clock().pass(std::chrono::milliseconds(20));
    Window().KeyAtOnce('3');
    EXPECT_EQ(Steps(), before + 2) << "the press was queued or is still dead";
}

struct Passing {
    const char* name;
    const char* from;  // where Space leads on
    PageId to;         // where Space would do something else
};

class PassingTest : public QuestionTest, public testing::WithParamInterface<Passing> {};

TEST_P(PassingTest, APressForThePageBeforeIsNotTaken) {
    ASSERT_NO_FATAL_FAILURE(Arrange(GetParam().from));
    Window().Key(WXK_SPACE);
    ASSERT_EQ(Page(), GetParam().to);
    const std::size_t before = Steps();
    Window().KeyAtOnce(WXK_SPACE);
    EXPECT_EQ(Steps(), before);
    EXPECT_EQ(Page(), GetParam().to);
    Window().Clock().pass(std::chrono::milliseconds(310));
    Window().KeyAtOnce(WXK_SPACE);
    EXPECT_TRUE(Steps() > before || Page() != GetParam().to) << "it is dead for too long";
}

INSTANTIATE_TEST_SUITE_P(Pages, PassingTest,
                         testing::Values(Passing{"from_the_cards_to_the_draw", "crew-cards", PageId::Draw},
                                         Passing{"from_the_last_cards_to_the_result", "last-cards", PageId::Result},
                                         Passing{"from_the_set_up_to_the_draw", "dive-set-up", PageId::Draw}),
                         [](const auto& tested) { return tested.param.name; });

TEST_F(QuestionTest, TheLastCardIsShownForAMomentBeforeTheTurnPasses) {
    RestartInMotion();
    PlayAll(session::set_up());
    Frame().Go(PageId::Recruit);
    Window().Companion().look.motion().finish();
    const std::size_t before = Steps();
    Window().Key('0');
    ASSERT_EQ(Steps(), before + 2);
    EXPECT_EQ(Page(), PageId::Recruit);
    EXPECT_TRUE(IsTold("Ada: what does the new card show?")) << "nobody else is asked";
    Window().Companion().look.motion().finish();
    Window().Key('0');
    EXPECT_EQ(Steps(), before + 2) << "nobody else recruits";
    EXPECT_TRUE(pump_until([this] { return Page() == PageId::Table; }));
}

TEST_F(QuestionTest, ACardThatIsTakenBackWhileItIsShownIsAskedForAgain) {
    RestartInMotion();
    PlayAll(session::set_up());
    Frame().Go(PageId::Recruit);
    Window().Companion().look.motion().finish();
    Window().Key('0');
    const std::size_t after = Steps();
    Window().Companion().look.motion().finish();
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Steps(), after - 1);
    constexpr int kLongerThanItStays = 900;
    EXPECT_FALSE(pump_until([this] { return Page() != PageId::Recruit; }, kLongerThanItStays));
    Window().Companion().look.motion().finish();
    Window().Key('0');
    EXPECT_EQ(Steps(), after);
    EXPECT_TRUE(pump_until([this] { return Page() == PageId::Table; }));
}

TEST_F(QuestionTest, AKeyEndsTheMotionAndDoesNothingElse) {
    RestartInMotion();
    ASSERT_NO_FATAL_FAILURE(Arrange("draw-by-hand"));
    Window().Companion().look.motion().finish();
    const std::size_t before = Steps();
    Window().Key('1');
    ASSERT_EQ(Steps(), before + 1);
    ASSERT_TRUE(Window().Companion().look.motion().is_running()) << "the gem does not rise";
    Window().KeyAtOnce('1');
    EXPECT_EQ(Steps(), before + 1);
    EXPECT_FALSE(Window().Companion().look.motion().is_running());
    Window().Key('1');
    EXPECT_EQ(Steps(), before + 2);
}

TEST_F(QuestionTest, TheTurnsButtonsAreDeadForAMomentWhenTheTurnPasses) {
    Arrange("table");
    const std::size_t before = Steps();
    Window().Key('3');
    ASSERT_EQ(Steps(), before + 1);
    Window().KeyAtOnce('3');
    EXPECT_EQ(Steps(), before + 1);
    Window().Key('3');
    EXPECT_EQ(Steps(), before + 2);
}

}  // namespace
}  // namespace desktop_test
