// Native dialogs: whole, in the middle of the window, and Tab goes through them as the eye does.
#include "tests/desktop/dialog_visit.h"
#include "tests/desktop/dialog_ways.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/situations.h"

namespace desktop_test {
namespace {

class DialogsTest : public PagesTest, public testing::WithParamInterface<DialogWay> {
protected:
    void Visit(std::function<void(wxDialog&)> look) {
        situation(GetParam().situation).arrange(Window());
        pump();
        DialogVisit visit(std::move(look));
        ASSERT_TRUE(open_dialog(Window(), GetParam()));
        EXPECT_TRUE(pump_until([&] { return visit.HasHappened(); }));
    }
};

TEST_P(DialogsTest, IsWholeAndInTheMiddle) {
    Visit([&](wxDialog& dialog) {
        const wxSize needed = dialog.GetSizer()->GetMinSize();
        EXPECT_GE(dialog.GetClientSize().x, needed.x);
        EXPECT_GE(dialog.GetClientSize().y, needed.y);
        EXPECT_GT(needed.x, 100);
        EXPECT_GT(needed.y, 60);
        constexpr int kAbout = 24;  // fields settle by a few pixels once they are shown
        const wxRect frame = Frame().GetScreenRect();
        const wxPoint middle = dialog.GetScreenRect().GetPosition() + dialog.GetSize() / 2;
        EXPECT_NEAR(middle.x, frame.x + frame.width / 2, kAbout);
        EXPECT_NEAR(middle.y, frame.y + frame.height / 2, kAbout);
    });
}

TEST_P(DialogsTest, TabGoesRightAndThenDown) {
    Visit([](wxDialog& dialog) {
        wxRect last;
        for (const wxWindow* field : dialog.GetChildren()) {
            if (!field->IsShown() || !field->AcceptsFocusFromKeyboard()) continue;
            const wxRect place = field->GetRect();
            const bool is_in_its_row = place.y < last.GetBottom() && last.y < place.GetBottom();
            EXPECT_TRUE(is_in_its_row ? place.x > last.x : place.y >= last.y)
                << field->GetLabel().utf8_string() << " at " << place.x << ", " << place.y << " after " << last.x
                << ", " << last.y;
            last = place;
        }
    });
}

INSTANTIATE_TEST_SUITE_P(Ways, DialogsTest, testing::ValuesIn(dialog_ways()),
                         [](const auto& way) { return way.param.name; });

}  // namespace
}  // namespace desktop_test
