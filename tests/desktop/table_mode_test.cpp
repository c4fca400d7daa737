#include <wx/display.h>

#include <algorithm>

#include "app/desktop/window_place.h"
#include "tests/desktop/cut_off.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/picture.h"
#include "tests/desktop/situations.h"

namespace desktop {
namespace {

class TableMode : public desktop_test::PagesTest {
protected:
    void StartDive() {
        PlayAll(session::set_up());
        PlayAll({session::dive_line("Ada"), session::by_hand("gold")});
        ASSERT_EQ(Page(), PageId::Draw);
    }
};

TEST_F(TableMode, HasNoTopBarAndIsDark) {
    StartDive();
    EXPECT_TRUE(Frame().TheTopBar().IsShown());
    Window().Key(WXK_F11);
    EXPECT_TRUE(Frame().IsInTableMode());
    EXPECT_FALSE(Frame().TheTopBar().IsShown());
    EXPECT_TRUE(Window().Companion().look.palette().dark);
}

TEST_F(TableMode, EscLeavesIt) {
    StartDive();
    Window().Key(WXK_F11);
    Window().Key(WXK_ESCAPE);
    EXPECT_FALSE(Frame().IsInTableMode());
    EXPECT_TRUE(Frame().TheTopBar().IsShown());
    Window().Key(WXK_ESCAPE);
    EXPECT_FALSE(Frame().IsInTableMode());
}

TEST_F(TableMode, ButtonsSayOneWord) {
    StartDive();
    Window().Key(WXK_F11);
    EXPECT_TRUE(Window().IsOffered(Say("Draw")));
    EXPECT_TRUE(Window().IsOffered(Say("Stop")));
    EXPECT_FALSE(Window().IsOffered(Say("Stop the dive")));
}

TEST_F(TableMode, UndoIsAtHandOnEveryPageWithSteps) {
    PlayAll(session::set_up());
    ASSERT_EQ(Page(), PageId::Table);
    Window().Key(WXK_F11);
    const std::size_t steps = Window().Game().actions().size();
    wxWindow* undo = nullptr;
    for (wxWindow* control : desktop_test::controls_of(Frame()))
        if (desktop_test::name_of(*control).StartsWith("Undo: ")) undo = control;
    ASSERT_NE(undo, nullptr);
    const wxRect bar(undo->GetParent()->GetSize());
    EXPECT_EQ(bar.width, Frame().GetClientSize().x);
    EXPECT_TRUE(bar.Contains(undo->GetRect()));
    EXPECT_TRUE(Window().Press(*undo));
    EXPECT_EQ(Window().Game().actions().size(), steps - 1);
}

TEST_F(TableMode, ALongStepKeepsItsVerb) {
    desktop_test::situation("hazard-five").arrange(Window());
    Window().Key(WXK_F11);
    Look& look = Window().Companion().look;
    look.type().set_scale(look.scale());
    (void)desktop_test::painted(Frame());
    const auto texts = look.type().texts();
    EXPECT_TRUE(std::any_of(texts.begin(), texts.end(), [](const wxString& text) {
        return text.StartsWith("Undo: Maxi") && text.EndsWith(" surfaced");
    }));
}

class TableModePage : public desktop_test::PagesTest, public testing::WithParamInterface<const char*> {};

TEST_P(TableModePage, ByTouchThereIsAWayOut) {
    desktop_test::situation(GetParam()).arrange(Window());
    Window().Key(WXK_F11);
    const wxString name = Say("Leave table mode");
    wxWindow* leave = desktop_test::control_named(Frame(), name);
    ASSERT_NE(leave, nullptr);
    const wxSize target = desktop_test::target_of(*leave);
    const int least = Frame().ThePage().IsDescendant(leave) ? Window().Companion().look.scale().target() : 44;
    EXPECT_GE(std::min(target.x, target.y), least);
    EXPECT_TRUE(desktop_test::cut_off(Frame()).empty());
    EXPECT_TRUE(Window().Press(name));
    EXPECT_FALSE(Frame().IsInTableMode());
    EXPECT_EQ(desktop_test::control_named(Frame(), name), nullptr);
}

INSTANTIATE_TEST_SUITE_P(Pages, TableModePage,
                         testing::Values("table", "recruit", "dive-set-up", "draw", "draw-by-hand", "draw-pair-by-hand",
                                         "hazard", "hazard-pair", "crew-cards", "last-cards", "result", "ceremony",
                                         "ceremony-open", "end"),
                         [](const auto& page) { return desktop_test::as_test_name(page.param); });

TEST(WindowPlace, ComesBack) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "one", wxPoint(120, 90), wxSize(700, 500));
    frame->Show();
    ASSERT_TRUE(desktop_test::settle(*frame));
    const std::string kept = place_of(*frame);
    frame->SetSize(300, 200, 400, 300);
    ASSERT_TRUE(desktop_test::settle(*frame));
    restore_place(*frame, kept);
    EXPECT_TRUE(desktop_test::pump_until([&] { return frame->GetSize() == wxSize(700, 500); }));
    frame->Destroy();
    EXPECT_TRUE(desktop_test::pump_until([] { return wxTopLevelWindows.empty(); }));
}

TEST(WindowPlace, ADisplayThatIsGoneIsNoPlace) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "one", wxPoint(120, 90), wxSize(700, 500));
    restore_place(*frame, "90000 90000 640 480 0");
    EXPECT_EQ(frame->GetSize(), wxSize(700, 500));
    restore_place(*frame, "nonsense");
    EXPECT_EQ(frame->GetSize(), wxSize(700, 500));
    frame->Destroy();
    EXPECT_TRUE(desktop_test::pump_until([] { return wxTopLevelWindows.empty(); }));
}

}  // namespace
}  // namespace desktop
