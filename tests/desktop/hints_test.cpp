#include "app/desktop/hints.h"

#include "tests/desktop/pages_test.h"

namespace desktop {
namespace {

class HintsTest : public desktop_test::PagesTest {
protected:
    bool IsGiven() {
        for (wxWindow* window : desktop_test::all_windows(Frame()))
            if (window->IsShownOnScreen() && desktop_test::name_of(*window).StartsWith("Nobody has to protect"))
                return true;
        return false;
    }
    static std::string Card(const std::string& player) {
        return R"({"do":"protect","player":")" + player + R"(","with":[{"against":"blue","by":"card"}]})";
    }
};

TEST_F(HintsTest, IsGivenThroughOneHazardAndNeverAgain) {
    PlayAll(session::set_up());
    PlayAll({session::dive_line("Ada"), session::by_hand("blue"), session::by_hand("blue")});
    EXPECT_TRUE(IsGiven());
    Restart();
    Frame().GoToGame();
    desktop_test::pump();
    EXPECT_TRUE(IsGiven());
    PlayAll({Card("Ada")});
    EXPECT_TRUE(IsGiven());
    PlayAll({Card("Ben"), session::by_hand("blue")});
    EXPECT_EQ(Page(), PageId::Hazard);
    EXPECT_FALSE(IsGiven());
    Restart();
    Frame().GoToGame();
    desktop_test::pump();
    EXPECT_FALSE(IsGiven());
}

TEST_F(HintsTest, CanBeSwitchedOff) {
    Choices choices = desktop_test::still_choices();
    choices.hints = false;
    Restart(choices);
    PlayAll(session::set_up());
    PlayAll({session::dive_line("Ada"), session::by_hand("blue"), session::by_hand("blue")});
    EXPECT_EQ(Page(), PageId::Hazard);
    EXPECT_FALSE(IsGiven());
}

}  // namespace
}  // namespace desktop
