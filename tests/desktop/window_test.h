#pragma once

#include <gtest/gtest.h>
#include <wx/panel.h>
#include <wx/sizer.h>

#include <memory>

#include "tests/desktop/harness.h"
#include "tests/desktop/input.h"
#include "tests/desktop/still_clock.h"

namespace desktop_test {

/// A shown window with a panel, and a look whose clock stands still.
class WindowTest : public ::testing::Test {
protected:
    void SetUp() override {
        frame_ = new wxFrame(nullptr, wxID_ANY, "Test", wxDefaultPosition, wxSize(1000, 700));
        panel_ = new wxPanel(frame_);
        panel_->SetSizer(new wxBoxSizer(wxVERTICAL));
        ASSERT_TRUE(show_in_front(*frame_));
    }

    void TearDown() override {
        frame_->Destroy();
        EXPECT_TRUE(pump_until([] { return wxTopLevelWindows.empty(); }));
    }

    /// A control of that kind on the panel, laid out in its best size.
    template <class Control, class... Arguments>
    Control& Put(Arguments&&... arguments) {
        auto* control = new Control(panel_, look_, std::forward<Arguments>(arguments)...);
        panel_->GetSizer()->Add(control);
        panel_->Layout();
        return *control;
    }

    /// Counts the presses that `control` sends.
    std::shared_ptr<int> CountPresses(wxWindow& control) {
        auto count = std::make_shared<int>(0);
        control.Bind(wxEVT_BUTTON, [count](wxCommandEvent&) { ++*count; });
        return count;
    }

    static void Mouse(wxWindow& window, wxEventType type, const wxPoint& place) { mouse(window, type, place); }

    static void Click(desktop::DrawnControl& control) { click(control); }

    static void Key(wxWindow& window, wxEventType type, int code) { key_event(window, type, code); }

    static void Press(wxWindow& window, int code) {
        Key(window, wxEVT_KEY_DOWN, code);
        Key(window, wxEVT_KEY_UP, code);
    }

    StillClock clock_;
    desktop::Look look_{{}, clock_};
    wxFrame* frame_ = nullptr;
    wxPanel* panel_ = nullptr;
};

}  // namespace desktop_test
