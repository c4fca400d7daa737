#include "app/desktop/controls/kept_picture.h"

#include "app/desktop/controls/drawn_control.h"
#include "app/desktop/controls/drawn_panel.h"
#include "tests/desktop/picture.h"
#include "tests/desktop/window_test.h"

namespace desktop {
namespace {

/// Counts how often it is drawn.
class Counted : public DrawnControl {
public:
    Counted(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Picture) {}
    int times = 0;

protected:
    void Draw(Painter& painter, const Box& body) override {
        ++times;
        painter.fill(body.middle(10, 10), 0, *wxRED);
    }
    [[nodiscard]] wxSize BodySize() const override { return {40, 40}; }
};

class Coloured : public DrawnPanel {
public:
    Coloured(wxWindow* parent, Look& look) : DrawnPanel(parent, look) {}
    void SetColour(const wxColour& colour) {
        colour_ = colour;
        Refresh();
    }
    int times = 0;

protected:
    void Draw(Painter& painter, const Box& body) override {
        ++times;
        painter.fill(body, 0, colour_);
    }

private:
    wxColour colour_ = *wxGREEN;
};

class KeptPictureTest : public desktop_test::WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        ground_ = &Put<Coloured>();
        ground_->SetMinSize({200, 200});
        control_ = new Counted(ground_, look_);
        control_->SetSize(10, 10, 40, 40);
        panel_->Layout();
        Paint();
    }

    wxImage Paint() { return desktop_test::painted_as_kept(*ground_); }
    /// How often the control is drawn when it is painted now.
    int TimesDrawn() {
        const int before = control_->times;
        Paint();
        return control_->times - before;
    }

    Coloured* ground_ = nullptr;
    Counted* control_ = nullptr;
};

TEST_F(KeptPictureTest, WhatStaysAsItIsIsNotDrawnAgain) {
    EXPECT_EQ(TimesDrawn(), 0);
}

TEST_F(KeptPictureTest, AChangeDrawsItOnceAndLeavesTheGround) {
    const int ground = ground_->times;
    control_->Refresh();
    EXPECT_EQ(TimesDrawn(), 1);
    EXPECT_EQ(TimesDrawn(), 0);
    EXPECT_EQ(ground_->times, ground);
}

TEST_F(KeptPictureTest, ItIsDrawnAgainOverAnotherGround) {
    ground_->SetColour(*wxBLUE);
    const wxImage picture = Paint();
    EXPECT_EQ(desktop_test::colour_at(picture, 12, 12), *wxBLUE);
    EXPECT_EQ(desktop_test::colour_at(picture, 30, 30), *wxRED);
}

TEST_F(KeptPictureTest, ItIsDrawnAgainInAnotherPlaceOrSizeOrWhenDisabled) {
    control_->Move(60, 60);
    EXPECT_EQ(TimesDrawn(), 1);
    control_->SetSize(60, 60, 50, 50);
    EXPECT_GE(TimesDrawn(), 1);
    control_->Enable(false);
    EXPECT_EQ(TimesDrawn(), 1);
}

TEST_F(KeptPictureTest, TheGroundIsDrawnAgainWhenAChildMoves) {
    const int before = ground_->times;
    control_->Move(90, 90);
    Paint();
    EXPECT_GT(ground_->times, before);
}

TEST_F(KeptPictureTest, AnotherLookDrawsEverythingAgain) {
    LookSettings settings = look_.settings();
    settings.theme = Theme::Dark;
    look_.change(settings);
    EXPECT_EQ(TimesDrawn(), 1);
}

TEST_F(KeptPictureTest, WhatIsHiddenGivesItsMemoryBack) {
    ground_->Hide();
    ground_->Show();
    EXPECT_EQ(TimesDrawn(), 1);
}

}  // namespace
}  // namespace desktop
