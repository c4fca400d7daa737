// The real pointer and the real keyboard, through the X server.
#include <wx/textctrl.h>
#include <wx/uiaction.h>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/controls/toggle_row.h"
#include "tests/desktop/window_test.h"

namespace desktop {
namespace {

using desktop_test::pump_until;

class RealInputTest : public desktop_test::WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        first_ = &Labelled("Stop the dive");
        Put<Label>(Type::Body).SetText("between");
        second_ = &Labelled("Draw a gem");
        panel_->Layout();
        first_presses_ = CountPresses(*first_);
        second_presses_ = CountPresses(*second_);
        ASSERT_TRUE(desktop_test::settle(*second_));
        clock_.pass(std::chrono::seconds(1));
    }

    BigButton& Labelled(const wxString& label) {
        auto& button = Put<BigButton>(ButtonStyle::Second);
        ButtonFace face;
        face.label = label;
        button.SetFace(face);
        return button;
    }

    bool Focus(wxWindow& window) {
        window.SetFocus();
        return pump_until([&] { return window.HasFocus(); });
    }

    wxUIActionSimulator hand_;
    BigButton* first_ = nullptr;
    BigButton* second_ = nullptr;
    std::shared_ptr<int> first_presses_;
    std::shared_ptr<int> second_presses_;
};

TEST_F(RealInputTest, AClickPressesAndTakesTheFocus) {
    ASSERT_TRUE(desktop_test::click_at(hand_, *second_, {60, 40}));
    EXPECT_TRUE(pump_until([&] { return *second_presses_ == 1; }));
    EXPECT_TRUE(second_->HasFocus());
    EXPECT_EQ(*first_presses_, 0);
}

TEST_F(RealInputTest, AClickOnTheGroundOfACardMovesNoFocus) {
    auto& card = Put<Card>();
    auto* field = new wxTextCtrl(&card, wxID_ANY);
    card.Content().Add(field);
    card.SetMinSize({300, 200});
    panel_->Layout();
    card.Layout();
    ASSERT_TRUE(Focus(*first_));
    ASSERT_TRUE(desktop_test::click_at(hand_, card, {150, 180}));
    EXPECT_TRUE(first_->HasFocus());
    EXPECT_FALSE(field->HasFocus());
}

TEST_F(RealInputTest, SpacePressesWhatHasTheFocus) {
    ASSERT_TRUE(Focus(*first_));
    hand_.Char(WXK_SPACE);
    EXPECT_TRUE(pump_until([&] { return *first_presses_ == 1; }));
    EXPECT_EQ(*second_presses_, 0);
}

TEST_F(RealInputTest, TabGoesFromButtonToButtonPastTheText) {
    ASSERT_TRUE(Focus(*first_));
    hand_.Char(WXK_TAB);
    ASSERT_TRUE(pump_until([&] { return second_->HasFocus(); }));
    hand_.Char(WXK_RETURN);
    EXPECT_TRUE(pump_until([&] { return *second_presses_ == 1; }));
}

TEST_F(RealInputTest, TabPassesADisabledButton) {
    auto& third = Labelled("Crew card");
    panel_->Layout();
    second_->EnableUnless("the bag is empty");
    ASSERT_TRUE(desktop_test::settle(third));  // the order of tabs is made when there is time
    ASSERT_TRUE(Focus(*first_));
    hand_.Char(WXK_TAB);
    EXPECT_TRUE(pump_until([&] { return third.HasFocus(); }));
}

TEST_F(RealInputTest, ArrowsChooseInARow) {
    auto& row = Put<ToggleRow>();
    row.SetChoices("Odds", {"Off", "Words", "Numbers"});
    panel_->Layout();
    ASSERT_TRUE(desktop_test::settle(row));
    ASSERT_TRUE(Focus(row.Segment(0)));
    hand_.Char(WXK_RIGHT);
    EXPECT_TRUE(pump_until([&] { return row.Chosen() == 1; }));
}

}  // namespace
}  // namespace desktop
