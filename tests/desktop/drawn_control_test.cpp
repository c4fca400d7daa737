#include "app/desktop/controls/drawn_control.h"

#include "app/desktop/controls/big_button.h"
#include "tests/desktop/window_test.h"

namespace desktop {
namespace {

using std::chrono::milliseconds;

class DrawnControlTest : public desktop_test::WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        button_ = &Put<BigButton>(ButtonStyle::Primary);
        button_->SetFace(Labelled("Draw a gem"));
        panel_->Layout();
        presses_ = CountPresses(*button_);
        ASSERT_TRUE(desktop_test::pump_until([&] { return button_->Body().width > 50; }));
    }

    static ButtonFace Labelled(const wxString& label) {
        ButtonFace face;
        face.label = label;
        return face;
    }

    BigButton* button_ = nullptr;
    std::shared_ptr<int> presses_;
};

TEST_F(DrawnControlTest, AClickPresses) {
    Click(*button_);
    EXPECT_EQ(*presses_, 1);
}

TEST_F(DrawnControlTest, ADoubleClickPressesTwice) {
    Click(*button_);
    const wxPoint middle(button_->GetSize().x / 2, button_->GetSize().y / 2);
    Mouse(*button_, wxEVT_LEFT_DCLICK, middle);
    Mouse(*button_, wxEVT_LEFT_UP, middle);
    EXPECT_EQ(*presses_, 2);
}

/// Lets a test see how far a button has gone down.
class SinkingButton : public BigButton {
public:
    using BigButton::BigButton;
    using DrawnControl::Sunk;
};

TEST_F(DrawnControlTest, GoesDownInEightyMillisecondsAndComesUpAtOnce) {
    auto& button = Put<SinkingButton>(ButtonStyle::Primary);
    ASSERT_TRUE(desktop_test::pump_until([&] { return button.Body().width > 20; }));
    Mouse(button, wxEVT_LEFT_DOWN, {20, 20});
    EXPECT_EQ(button.Sunk(), 0);
    clock_.pass(milliseconds(40));
    look_.motion().tick();
    EXPECT_DOUBLE_EQ(button.Sunk(), 0.5);
    clock_.pass(milliseconds(40));
    look_.motion().tick();
    EXPECT_EQ(button.Sunk(), 1);
    Mouse(button, wxEVT_LEFT_UP, {20, 20});
    EXPECT_EQ(button.Sunk(), 0);
}

TEST_F(DrawnControlTest, AQuickPressLeavesNothingMovingThatWouldTakeTheNextTap) {
    Click(*button_);
    EXPECT_FALSE(look_.motion().is_running());
    Click(*button_);
    EXPECT_EQ(*presses_, 2);
}

TEST_F(DrawnControlTest, LettingGoElsewhereTakesThePressBack) {
    Mouse(*button_, wxEVT_LEFT_DOWN, {20, 20});
    Mouse(*button_, wxEVT_LEFT_UP, {-50, 20});
    EXPECT_EQ(*presses_, 0);
}

TEST_F(DrawnControlTest, TheRoomForTheRingIsNotTheButton) {
    Mouse(*button_, wxEVT_LEFT_DOWN, {1, 1});
    Mouse(*button_, wxEVT_LEFT_UP, {1, 1});
    EXPECT_EQ(*presses_, 0);
}

TEST_F(DrawnControlTest, SpaceAndEnterPress) {
    Press(*button_, WXK_SPACE);
    Press(*button_, WXK_RETURN);
    Press(*button_, WXK_NUMPAD_ENTER);
    EXPECT_EQ(*presses_, 3);
}

TEST_F(DrawnControlTest, KeyRepeatIsIgnored) {
    Key(*button_, wxEVT_KEY_DOWN, WXK_SPACE);
    Key(*button_, wxEVT_KEY_DOWN, WXK_SPACE);
    Key(*button_, wxEVT_KEY_DOWN, WXK_SPACE);
    Key(*button_, wxEVT_KEY_UP, WXK_SPACE);
    EXPECT_EQ(*presses_, 1);
}

TEST_F(DrawnControlTest, OtherKeysAreLeftToOthers) {
    int left = 0;
    panel_->Bind(wxEVT_CHAR_HOOK, [](wxKeyEvent& event) { event.Skip(); });
    button_->Bind(wxEVT_KEY_DOWN, [&](wxKeyEvent& event) {
        event.Skip();
        ++left;
    });
    Press(*button_, 'X');
    EXPECT_EQ(*presses_, 0);
    EXPECT_EQ(left, 1);
}

TEST_F(DrawnControlTest, DisabledDoesNothingAndSaysWhy) {
    button_->EnableUnless("the bag is empty");
    EXPECT_FALSE(button_->IsEnabled());
    EXPECT_FALSE(button_->Activate());
    Click(*button_);
    Press(*button_, WXK_SPACE);
    EXPECT_EQ(*presses_, 0);
    EXPECT_EQ(button_->Reason(), "the bag is empty");
    EXPECT_EQ(button_->GetToolTipText(), "the bag is empty");
}

TEST_F(DrawnControlTest, WithoutAReasonItWorksAgain) {
    button_->EnableUnless("the bag is empty");
    button_->EnableUnless({});
    EXPECT_TRUE(button_->Activate());
    EXPECT_EQ(*presses_, 1);
}

TEST_F(DrawnControlTest, HiddenIsNotPressed) {
    button_->Hide();
    EXPECT_FALSE(button_->Activate());
    EXPECT_EQ(*presses_, 0);
}

TEST_F(DrawnControlTest, AnotherMeaningLocksForThreeHundredMilliseconds) {
    button_->SetFace(Labelled("Draw two gems"));
    EXPECT_TRUE(button_->IsLocked());
    Click(*button_);
    Press(*button_, WXK_SPACE);
    clock_.pass(milliseconds(299));
    EXPECT_FALSE(button_->Activate());
    EXPECT_EQ(*presses_, 0);
    clock_.pass(milliseconds(1));
    EXPECT_FALSE(button_->IsLocked());
    EXPECT_EQ(*presses_, 0) << "a swallowed press must not be kept for later";
    Click(*button_);
    EXPECT_EQ(*presses_, 1);
}

TEST_F(DrawnControlTest, TheSameMeaningDoesNotLock) {
    button_->SetFace(Labelled("Draw a gem"));
    EXPECT_FALSE(button_->IsLocked());
}

TEST_F(DrawnControlTest, AnotherPlaceLocks) {
    ASSERT_TRUE(desktop_test::settle(*button_));
    clock_.pass(milliseconds(1000));
    ASSERT_FALSE(button_->IsLocked());
    button_->Move(200, 150);
    EXPECT_TRUE(desktop_test::pump_until([&] { return button_->IsLocked(); }));
}

TEST_F(DrawnControlTest, APressHeldWhileTheMeaningChangesDoesNothing) {
    const wxPoint middle(button_->GetSize().x / 2, button_->GetSize().y / 2);
    Mouse(*button_, wxEVT_LEFT_DOWN, middle);
    button_->SetFace(Labelled("Stop the dive"));
    clock_.pass(milliseconds(400));
    Mouse(*button_, wxEVT_LEFT_UP, middle);
    EXPECT_EQ(*presses_, 0);
}

TEST_F(DrawnControlTest, AKeyOrTapFinishesTheMotionAndDoesNothingElse) {
    const auto run = [&] { look_.motion().run(this, kGemDrawn, [](double) {}); };
    run();
    Press(*button_, WXK_SPACE);
    EXPECT_FALSE(look_.motion().is_running());
    run();
    Click(*button_);
    EXPECT_FALSE(look_.motion().is_running());
    EXPECT_EQ(*presses_, 0);
    Press(*button_, WXK_SPACE);
    EXPECT_EQ(*presses_, 1);
}

TEST_F(DrawnControlTest, AKeyShowsTheKeyCapsAgain) {
    LookSettings settings = look_.settings();
    settings.keys_shown = false;
    look_.change(settings);
    Press(*button_, 'X');
    EXPECT_TRUE(look_.settings().keys_shown);
}

TEST_F(DrawnControlTest, GrowsWithTheLook) {
    const wxSize before = button_->GetBestSize();
    LookSettings settings = look_.settings();
    settings.sizes.window = {2732, 1536};
    look_.change(settings);
    EXPECT_GE(button_->GetBestSize().x, 2 * before.x - 8);
    EXPECT_EQ(button_->Ring(), 12);
}

TEST_F(DrawnControlTest, ABodyIsPlacedWithItsRingAround) {
    button_->PlaceBody({100, 50, 200, 80});
    EXPECT_EQ(button_->GetPosition(), wxPoint(94, 44));
    EXPECT_EQ(button_->Body(), wxRect(6, 6, 200, 80));
}

TEST_F(DrawnControlTest, ADestroyedControlLeavesNothingBehind) {
    look_.motion().run(button_, kGemDrawn, [](double) {});
    button_->Destroy();
    EXPECT_FALSE(look_.motion().is_running());
    LookSettings settings = look_.settings();
    settings.theme = Theme::Dark;
    EXPECT_NO_THROW(look_.change(settings));
}

}  // namespace
}  // namespace desktop
