#include "app/desktop/controls/stack.h"

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/label.h"
#include "tests/desktop/window_test.h"

namespace desktop {
namespace {

class StackTest : public desktop_test::WindowTest {
protected:
    BigButton* Button(const wxString& label) {
        auto* button = new BigButton(panel_, look_, ButtonStyle::Second, ButtonSize::Bar);
        ButtonFace face;
        face.label = label;
        button->SetFace(face);
        return button;
    }

    static wxRect BodyOf(const DrawnControl& control) {
        wxRect body = control.Body();
        body.Offset(control.GetPosition());
        return body;
    }

    void Lay(wxSizer* sizer, const wxSize& size) {
        panel_->SetSizer(sizer);
        sizer->SetDimension(wxPoint(), size);
    }
};

TEST_F(StackTest, GapAndMarginAreBetweenBodies) {
    auto* stack = new Stack(look_, wxHORIZONTAL, 16, 24);
    auto* left = Button("Sail");
    auto* right = Button("Rest");
    stack->Add(left);
    stack->Add(right);
    Lay(stack, {800, 200});
    EXPECT_EQ(BodyOf(*left).GetPosition(), wxPoint(24, 24));
    EXPECT_EQ(BodyOf(*right).x - BodyOf(*left).GetRight() - 1, 16);
}

TEST_F(StackTest, EqualProportionsGetEqualBodies) {
    auto* stack = new Stack(look_, wxHORIZONTAL, 16);
    auto* left = Button("Sail");
    auto* right = Button("Recruit");
    stack->Add(left, wxSizerFlags(1).Expand());
    stack->Add(right, wxSizerFlags(1).Expand());
    Lay(stack, {816, 100});
    EXPECT_EQ(BodyOf(*left).width, 400);
    EXPECT_EQ(BodyOf(*right).width, 400);
    EXPECT_EQ(BodyOf(*right).height, 100);
}

TEST_F(StackTest, AStretchSpacerPushesToTheEnd) {
    auto* stack = new Stack(look_, wxHORIZONTAL, 16, 20);
    auto* button = Button("Done");
    stack->AddStretchSpacer();
    stack->Add(button);
    Lay(stack, {800, 100});
    EXPECT_EQ(BodyOf(*button).GetRight() + 1, 780);
}

TEST_F(StackTest, HiddenThingsTakeNoRoom) {
    Stack stack(look_, wxVERTICAL, 10);
    auto* first = Button("Sail");
    auto* second = Button("Rest");
    stack.Add(first);
    stack.Add(second);
    const int both = stack.CalcMin().y;
    first->Hide();
    EXPECT_EQ(stack.CalcMin().y, (both - 10) / 2);
}

TEST_F(StackTest, ThingsWithAProportionGiveWay) {
    auto* stack = new Stack(look_, wxVERTICAL, 10);
    auto* board = Button("Board");
    auto* actions = Button("Actions");
    stack->Add(board, wxSizerFlags(1));
    stack->Add(actions);
    Lay(stack, {300, 100});
    EXPECT_EQ(BodyOf(*actions).height, 64);
    EXPECT_EQ(BodyOf(*board).height, 100 - 64 - 10);
}

TEST_F(StackTest, WhoNeedsNoMoreThanAFairShareKeepsIt) {
    auto* stack = new Stack(look_, wxHORIZONTAL, 10);
    auto* large = Button("A very long label that asks for much more room than there is for both of them");
    auto* small = Button("1");
    const int needed = small->GetBestSize().x - 2 * small->Ring();
    stack->Add(large, wxSizerFlags(1));
    stack->Add(small, wxSizerFlags(1));
    Lay(stack, {3 * needed, 100});
    EXPECT_EQ(BodyOf(*small).width, needed);
}

TEST_F(StackTest, WithoutAnyRoomNothingBreaks) {
    auto* stack = new Stack(look_, wxHORIZONTAL, 10, 20);
    stack->Add(0, 0, wxSizerFlags(1));
    stack->Add(Button("1"));
    Lay(stack, {1, 1});
}

TEST_F(StackTest, AlignsAcross) {
    auto* stack = new Stack(look_, wxVERTICAL, 10);
    auto* centre = Button("Centre");
    auto* right = Button("Right");
    stack->Add(centre, wxSizerFlags().CentreHorizontal());
    stack->Add(right, wxSizerFlags().Right());
    Lay(stack, {500, 300});
    EXPECT_NEAR(BodyOf(*centre).x + BodyOf(*centre).width / 2, 250, 1);
    EXPECT_EQ(BodyOf(*right).GetRight() + 1, 500);
}

TEST_F(StackTest, GrowsWithTheLook) {
    Stack stack(look_, wxVERTICAL, 10, 20);
    stack.Add(new Label(panel_, look_, Type::Body));
    const int before = stack.CalcMin().y;
    LookSettings settings;
    settings.sizes.window = {2732, 1536};
    look_.change(settings);
    EXPECT_GE(stack.CalcMin().y, 2 * before - 2);
}

}  // namespace
}  // namespace desktop
