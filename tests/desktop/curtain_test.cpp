// Pages fade into one another, gems settle; any key or tap ends that and does nothing else.
#include "app/desktop/curtain.h"
#include "app/desktop/pages/draw_settling.h"
#include "tests/desktop/input.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/picture.h"
#include "tests/desktop/situations.h"

namespace desktop_test {
namespace {

using desktop::PageId;
using std::chrono::milliseconds;

class CurtainTest : public PagesTest {
protected:
    /// From here on things move.
    void Move(desktop::Theme theme) {
        desktop::Choices choices = Window().Companion().preferences.get();
        choices.speed = desktop::Speed::Normal;
        choices.theme = theme;
        Frame().Choose(choices);
        Pass(milliseconds(1000));
    }

    /// The veil of that kind, if it lies over something.
    template <class Veil>
    Veil* Lying() {
        for (wxWindow* window : all_windows(Frame()))
            if (auto* veil = dynamic_cast<Veil*>(window); veil != nullptr && veil->IsShown()) return veil;
        return nullptr;
    }

    void Pass(milliseconds time) {
        Window().Clock().pass(time);
        Window().Companion().look.motion().tick();
        pump();
    }
};

TEST_F(CurtainTest, APageFadesIntoTheNextIn180Milliseconds) {
    Move(desktop::Theme::Light);
    const wxImage start = painted(Frame());
    Frame().Go(PageId::Settings);
    ASSERT_NE(Lying<desktop::Curtain>(), nullptr);
    EXPECT_EQ(pixels_apart(painted(Frame()), start), 0) << "it begins with what was there";
    Pass(milliseconds(90));
    const wxImage between = painted(Frame());
    Pass(milliseconds(91));
    EXPECT_EQ(Lying<desktop::Curtain>(), nullptr);
    const wxImage settings = painted(Frame());
    EXPECT_GT(pixels_apart(between, start), 0);
    EXPECT_GT(pixels_apart(between, settings), 0);
}

TEST_F(CurtainTest, TheTideTakes400Milliseconds) {
    Move(desktop::Theme::Light);
    desktop::Choices choices = Window().Companion().preferences.get();
    choices.theme = desktop::Theme::Dark;
    Frame().Choose(choices);
    Pass(milliseconds(399));
    EXPECT_NE(Lying<desktop::Curtain>(), nullptr);
    Pass(milliseconds(2));
    EXPECT_EQ(Lying<desktop::Curtain>(), nullptr);
}

TEST_F(CurtainTest, AKeyEndsItAndDoesNothingElse) {
    Move(desktop::Theme::Light);
    Frame().Go(PageId::Settings);
    ASSERT_NE(Lying<desktop::Curtain>(), nullptr);
    Window().KeyAtOnce(WXK_ESCAPE);
    EXPECT_EQ(Lying<desktop::Curtain>(), nullptr);
    EXPECT_EQ(Page(), PageId::Settings);
}

TEST_F(CurtainTest, ATapEndsItAndDoesNothingElse) {
    Move(desktop::Theme::Light);
    Frame().Go(PageId::Settings);
    auto* curtain = Lying<desktop::Curtain>();
    ASSERT_NE(curtain, nullptr);
    mouse(*curtain, wxEVT_LEFT_DOWN, {400, 400});
    EXPECT_EQ(Lying<desktop::Curtain>(), nullptr);
    EXPECT_EQ(Page(), PageId::Settings);
}

TEST_F(CurtainTest, TheGemBeforeSettlesWhileTheNextRises) {
    situation("draw").arrange(Window());
    Move(desktop::Theme::Light);
    Window().Keys("H1");  // silver, by hand: what the app draws may be a hazard, which has a page of its own
    ASSERT_NE(Lying<desktop::DrawSettling>(), nullptr);
    Pass(milliseconds(249));
    EXPECT_NE(Lying<desktop::DrawSettling>(), nullptr);
    Pass(milliseconds(2));
    EXPECT_EQ(Lying<desktop::DrawSettling>(), nullptr);
}

TEST_F(CurtainTest, OffShowsTheNextPageAtOnce) {
    Frame().Go(PageId::Settings);
    EXPECT_EQ(Lying<desktop::Curtain>(), nullptr);
}

}  // namespace
}  // namespace desktop_test
