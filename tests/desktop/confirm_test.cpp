#include "app/desktop/confirm.h"

#include "app/desktop/controls/big_button.h"
#include "tests/desktop/dialog_hand.h"
#include "tests/desktop/window_test.h"

namespace desktop {
namespace {

class ConfirmTest : public desktop_test::WindowTest {
protected:
    /// What comes of the question if `answer` is done to its dialog.
    bool Ask(const std::function<void(wxDialog&)>& answer) {
        desktop_test::DialogHand hand;
        hand.Fill(answer);
        return is_sure(frame_, look_, {"Delete the game of 2 November?", "Delete the game", "Keep it"});
    }

    static DrawnControl& Answer(wxDialog& dialog, const wxString& name) {
        return dynamic_cast<DrawnControl&>(*desktop_test::control_named(dialog, name));
    }
};

TEST_F(ConfirmTest, OnlyTheDeedIsAYes) {
    EXPECT_TRUE(Ask([](wxDialog& dialog) { Answer(dialog, "Delete the game").Activate(); }));
    EXPECT_FALSE(Ask([](wxDialog& dialog) { Answer(dialog, "Keep it").Activate(); }));
    EXPECT_FALSE(Ask([](wxDialog& dialog) { Key(dialog, wxEVT_CHAR_HOOK, WXK_ESCAPE); }));
    EXPECT_FALSE(Ask([](wxDialog& dialog) { dialog.Close(); }));
}

TEST_F(ConfirmTest, TheSafeAnswerHasTheFocusAndTheDeedStandsApart) {
    Ask([](wxDialog& dialog) {
        const DrawnControl& deed = Answer(dialog, "Delete the game");
        const DrawnControl& otherwise = Answer(dialog, "Keep it");
        EXPECT_TRUE(desktop_test::pump_until([&] { return otherwise.HasFocus(); }));
        const int right_of_deed = deed.GetPosition().x + deed.Body().GetRight() + 1;
        EXPECT_GE(otherwise.GetPosition().x + otherwise.Body().x - right_of_deed, 24);
        dialog.Close();
    });
}

}  // namespace
}  // namespace desktop
