#include "app/desktop/pages/native_width.h"

#include <wx/checkbox.h>

#include "app/desktop/look/native_style.h"
#include "tests/desktop/window_test.h"

namespace desktop {
namespace {

class NativeWidthTest : public desktop_test::WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        box_ = new wxCheckBox(panel_, wxID_ANY, "Printed rules only");
        box_->SetFont(wxFont(wxFontInfo(13)));
    }

    int WidthIn(const wxSize& window) {
        LookSettings settings = look_.settings();
        settings.sizes.window = window;
        look_.change(settings);
        style_native(look_);
        return native_width(*box_, box_->GetLabel());
    }

    wxCheckBox* box_ = nullptr;
};

TEST_F(NativeWidthTest, IsMeasuredAnewWhereTheStyleHasLargerBoxes) {
    const int small = WidthIn({1366, 768});
    EXPECT_GT(WidthIn({2732, 1536}), small);
    EXPECT_EQ(WidthIn({1366, 768}), small);
}

}  // namespace
}  // namespace desktop
