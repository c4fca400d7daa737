// When the crew cards open by themselves, and how answers are taken back.
#include "app/desktop/look/paints.h"
#include "tests/desktop/arranging.h"
#include "tests/desktop/pages_test.h"

namespace desktop_test {
namespace {

using desktop::PageId;

class CardsOpenTest : public PagesTest {
protected:
    /// Ada and Ben dive, drawing by hand.
    void Dive(const std::string& rules = {}) {
        std::string start = session::start_line();
        start.pop_back();
        play(Window(), Lines{start + rules + "}"} + Lines(4, R"({"do":"reveal"})") + Lines{session::dive_line("Ada")},
             drawn_by_hand());
        ASSERT_EQ(Page(), PageId::Draw);
    }

    void Draw(deepblue::Gem gem) { Window().Key('0' + desktop::digit_of(gem)); }
};

TEST_F(CardsOpenTest, WhenAGemMakesACardFitThatSomeoneHas) {
    ASSERT_NO_FATAL_FAILURE(Dive());
    Draw(deepblue::Gem::Silver);
    EXPECT_EQ(Page(), PageId::Draw);
    Draw(deepblue::Gem::Gold);
    ASSERT_EQ(Page(), PageId::CrewCards);
    Window().Key(WXK_SPACE);
    ASSERT_EQ(Page(), PageId::Draw);
    Draw(deepblue::Gem::Gold);
    EXPECT_EQ(Page(), PageId::Draw) << "it fitted before";
}

TEST_F(CardsOpenTest, EnterOnceMoreAfterTheLastFittingCardBooksNothing) {
    ASSERT_NO_FATAL_FAILURE(Dive());
    Draw(deepblue::Gem::Gold);
    ASSERT_EQ(Page(), PageId::CrewCards);
    const std::size_t before = Steps();
    Window().Key('1');
    Window().Press(*wxWindow::FindFocus());
    ASSERT_EQ(Steps(), before + 1);
    Window().Press(*wxWindow::FindFocus());
    EXPECT_EQ(Steps(), before + 1);
}

TEST_F(CardsOpenTest, ATypedNumberIsNotThrownAwayUnseen) {
    PlayAll(session::set_up());
    PlayAll({session::dive_line("Ada"), session::by_hand("gold")});
    Window().Key('C');
    ASSERT_EQ(Page(), PageId::CrewCards);
    Window().Keys("V7");
    Window().Key(WXK_SPACE);
    EXPECT_EQ(Page(), PageId::CrewCards);
    EXPECT_TRUE(IsTold("A number is typed"));
    const std::size_t before = Steps();
    Window().Key(WXK_RETURN);
    EXPECT_EQ(Steps(), before + 1);
    Window().Key(WXK_SPACE);
    EXPECT_EQ(Page(), PageId::Draw);
}

TEST_F(CardsOpenTest, AfterAHazard) {
    ASSERT_NO_FATAL_FAILURE(Dive());
    Draw(deepblue::Gem::Blue);
    EXPECT_EQ(Page(), PageId::Draw);
    Draw(deepblue::Gem::Blue);
    ASSERT_EQ(Page(), PageId::Hazard);
    Window().Key('3');
    ASSERT_EQ(Page(), PageId::Hazard);
    Window().Key('1');
    EXPECT_EQ(Page(), PageId::CrewCards);
}

TEST_F(CardsOpenTest, AfterEveryGemIfACardFitsOnlyTheGemJustDrawn) {
    ASSERT_NO_FATAL_FAILURE(Dive(R"(,"rules":{"late_cards":false})"));
    Draw(deepblue::Gem::Silver);
    EXPECT_EQ(Page(), PageId::CrewCards);
}

TEST_F(CardsOpenTest, AfterEveryGemIfThatWasChosen) {
    desktop::Choices choices = Window().Companion().preferences.get();
    choices.cards = desktop::CardsOpen::AfterEveryGem;
    Frame().Choose(choices);
    ASSERT_NO_FATAL_FAILURE(Dive());
    Draw(deepblue::Gem::Silver);
    EXPECT_EQ(Page(), PageId::CrewCards);
}

TEST_F(CardsOpenTest, S3_WhenTheGemOnTheWreckMakesACardFit) {
    play(Window(), session::set_up("scattered_wealth") +
                       Lines{R"({"do":"sail","player":"Ada","city_revealed":1})",
                             R"({"do":"scatter","gems":["gold"],"by":"hand"})",
                             R"({"do":"dive","leader":"Ben","wreck":{"vp":3,"city":true,"gem":"gold"},)"
                             R"("boats":[{"player":"Ben"}]})"});
    ASSERT_EQ(Page(), PageId::CrewCards);
    Window().Key(WXK_SPACE);
    EXPECT_EQ(Page(), PageId::Draw);
}

TEST_F(CardsOpenTest, TheyAreReachedFromEveryDraw) {
    ASSERT_NO_FATAL_FAILURE(Dive());
    Draw(deepblue::Gem::Silver);
    Window().Key('C');
    EXPECT_EQ(Page(), PageId::CrewCards);
}

TEST_F(CardsOpenTest, UndoGivesBackOneAnswerAtATime) {
    situation("hazard").arrange(Window());
    const auto asked = [&] { return std::get<session::AskForAnswer>(Window().Game().prompt()).seat; };
    const auto divers = Window().Table().dive()->divers;
    for (const int answer : {'2', '3', '1'}) Window().Key(answer);
    ASSERT_EQ(Page(), PageId::CrewCards);
    for (std::size_t left = divers.size(); left-- > 0;) {
        Window().Key('Z', wxMOD_CONTROL);
        ASSERT_EQ(Page(), PageId::Hazard);
        EXPECT_EQ(asked(), divers[left].seat);
    }
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Page(), PageId::Draw) << "the gem itself is taken back";
}

}  // namespace
}  // namespace desktop_test
