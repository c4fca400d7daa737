// The coach in a real game: only if the table wants it, and only after a decision.
#include "tests/desktop/pages_test.h"

namespace desktop {
namespace {

class CoachTest : public desktop_test::PagesTest {
protected:
    void Dive(bool coached) {
        Choices choices = desktop_test::still_choices();
        choices.hints = false;
        Restart(choices);
        PlayAll(session::set_up());
        session::TableSettings settings = Window().Game().settings();
        settings.coach = coached;
        Window().Game().set_settings(settings);
        PlayAll({session::dive_line("Ada"), session::by_hand("gold")});
    }
    bool IsCoached() { return IsTold("worth"); }
};

TEST_F(CoachTest, IsSilentUnlessTheTableWantsIt) {
    Dive(false);
    PlayAll({session::by_hand("silver")});
    EXPECT_FALSE(IsCoached());
}

TEST_F(CoachTest, SaysOneSentenceAfterEachDecision) {
    Dive(true);
    EXPECT_FALSE(IsCoached()) << "W3: the first gem is no choice";
    PlayAll({session::by_hand("silver")});
    EXPECT_TRUE(IsTold("Drawing on was the better choice: worth"));
    Window().Key('S');
    EXPECT_EQ(Page(), PageId::Result);
    EXPECT_TRUE(IsTold("Drawing on would have been the better choice: worth"));
    EXPECT_TRUE(IsTold("(without cards in hand)."));
}

TEST_F(CoachTest, IsAChoiceOfTheNewGame) {
    Frame().Go(PageId::NewGame);
    desktop_test::pump();
    EXPECT_NE(desktop_test::control_named(Frame(), "Coach after each decision"), nullptr);
}

}  // namespace
}  // namespace desktop
