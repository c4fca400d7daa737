// Native dialogs: whole, in the middle of the window, and what they do.
#include "tests/desktop/dialog_visit.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/situations.h"

namespace desktop_test {
namespace {

struct Way {
    const char* name;
    const char* situation;
    const char* button;  // that opens the dialog
};

void PrintTo(const Way& way, std::ostream* out) {
    *out << way.name;
}

class DialogsTest : public PagesTest, public testing::WithParamInterface<Way> {};

TEST_P(DialogsTest, IsWholeAndInTheMiddle) {
    situation(GetParam().situation).arrange(Window());
    pump();
    DialogVisit visit([&](wxDialog& dialog) {
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
    ASSERT_TRUE(Window().Press(Say(GetParam().button)));
    EXPECT_TRUE(pump_until([&] { return visit.HasHappened(); }));
}

INSTANTIATE_TEST_SUITE_P(
    Ways, DialogsTest,
    testing::Values(Way{"house_rules", "new-game", "Change …"}, Way{"opening_card", "new-game", "A remembered card …"},
                    Way{"recount", "table", "Count and compare …"}, Way{"new_card", "recruit", "New card …"},
                    Way{"memory", "recruit", "Remembered cards …"}, Way{"wrecks", "dive-set-up", "Wrecks …"},
                    Way{"correction", "result", "Correct a number …"}),
    [](const auto& way) { return way.param.name; });

}  // namespace
}  // namespace desktop_test
