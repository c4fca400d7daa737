// What holds on every page: everything is named, large enough, reached by Tab, and keys arrive.
#include <wx/checkbox.h>
#include <wx/radiobut.h>
#include <wx/slider.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include "tests/desktop/cut_off.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/picture.h"
#include "tests/desktop/real_hand.h"
#include "tests/desktop/situations.h"

namespace desktop_test {
namespace {

class EveryPageTest : public PagesTest, public testing::WithParamInterface<std::string> {
protected:
    EveryPageTest() {
        situation(GetParam()).arrange(Window());
        pump();
    }

    /// Arrows lead to the other radio buttons of a group.
    static bool IsOtherRadio(const wxWindow& control) {
        const auto* radio = dynamic_cast<const wxRadioButton*>(&control);
        return radio != nullptr && !radio->GetValue();
    }

    /// The fields of forms are as high as the toolkit makes them.
    static bool IsField(const wxWindow& control) {
        return dynamic_cast<const wxTextCtrl*>(&control) != nullptr ||
               dynamic_cast<const wxSpinCtrl*>(&control) != nullptr ||
               dynamic_cast<const wxCheckBox*>(&control) != nullptr ||
               dynamic_cast<const wxRadioButton*>(&control) != nullptr ||
               dynamic_cast<const wxSlider*>(&control) != nullptr;
    }

    /// Whether what shows of the control lies under `place` of the screen.
    static bool IsUnder(const wxRect& place, const wxWindow& control) {
        wxRect seen(control.GetScreenPosition() + shown_part(control).GetPosition() - control.GetPosition(),
                    shown_part(control).GetSize());
        for (const wxWindow* above = control.GetParent(); above != nullptr; above = above->GetParent())
            seen.Intersect(above->GetScreenRect());
        return seen.Intersects(place);
    }

    static std::string Described(const wxWindow& window) {
        return wxString(window.GetClassInfo()->GetClassName()).utf8_string() + " “" + name_of(window).utf8_string() +
               "”";
    }
};

TEST_P(EveryPageTest, ThePageIsTheOneThatIsMeant) {
    EXPECT_EQ(Page(), situation(GetParam()).page);
}

TEST_P(EveryPageTest, EveryControlHasAName) {
    for (const wxWindow* control : controls_of(Frame()))
        EXPECT_FALSE(name_of(*control).empty())
            << Described(*control->GetParent()) << " has a nameless " << Described(*control);
}

TEST_P(EveryPageTest, EveryControlIsLargeEnoughToTap) {
    constexpr int kOutsideADive = 44;
    for (wxWindow* control : controls_of(Frame())) {
        if (IsField(*control)) continue;
        const bool is_in_dive = Frame().ThePage().IsDescendant(control);
        const int least = is_in_dive ? Window().Companion().look.scale().target() : kOutsideADive;
        const wxSize size = target_of(*control);
        EXPECT_GE(size.y, least) << Described(*control);
        EXPECT_GE(size.x, least) << Described(*control);
    }
}

TEST_P(EveryPageTest, TabReachesEveryControl) {
    std::set<wxWindow*> wanted;
    for (wxWindow* control : controls_of(Frame()))
        if (control->IsEnabled() && !IsOtherRadio(*control)) wanted.insert(control);
    RealHand hand(Window());
    // Twice as many, because the first round may begin in the middle.
    for (std::size_t left = 2 * wanted.size() + 10; left > 0 && !wanted.empty(); --left) {
        if (!hand.Tab()) break;
        for (wxWindow* window = hand.Focused(); window != nullptr; window = window->GetParent()) wanted.erase(window);
    }
    for (const wxWindow* control : wanted) ADD_FAILURE() << Described(*control) << " is not reached";
}

TEST_P(EveryPageTest, ANoticeCoversNothingToPress) {
    const wxString sentence =
        "Not saved: there is no room on the disk. What was shown before is kept. Make room and "
        "try again; the last backup is complete.";
    for (const double text_size : {1.0, 1.5}) {
        desktop::Choices choices = Window().Companion().preferences.get();
        choices.text_size = text_size;
        Frame().Choose(choices);
        for (const bool table_mode : {false, true}) {
            if (Frame().IsInTableMode() != table_mode) Frame().ToggleTableMode();
            pump();
            Frame().Tell(sentence);
            pump();
            const wxWindow* notice = control_named(Frame(), sentence);
            ASSERT_NE(notice, nullptr);
            EXPECT_TRUE(wxRect(Frame().GetClientSize()).Contains(notice->GetRect()));
            const auto covered = [&] {
                std::string all;
                for (wxWindow* control : controls_of(Frame()))
                    if (control != notice && IsUnder(notice->GetScreenRect(), *control)) all += Described(*control);
                return all;
            };
            EXPECT_TRUE(pump_until([&] { return covered().empty(); }))
                << covered() << " with text " << text_size << (table_mode ? " in table mode" : "");
        }
    }
}

TEST_P(EveryPageTest, KeysArrive) {
    RealHand hand(Window());
    if (const auto* field = dynamic_cast<const wxTextEntry*>(hand.Focused())) {
        EXPECT_TRUE(hand.Key('M', [&] { return field->GetValue().Lower() == "m"; }));
        return;
    }
    const bool muted = Window().Companion().preferences.get().muted;
    EXPECT_TRUE(hand.Key('M', [&] { return Window().Companion().preferences.get().muted != muted; }));
}

TEST_P(EveryPageTest, WhatIsKeptOfThePageIsWhatWouldBeDrawn) {
    const wxImage kept = painted_as_kept(Frame());
    EXPECT_EQ(pixels_apart(painted(Frame()), kept), 0);
}

INSTANTIATE_TEST_SUITE_P(Pages, EveryPageTest, testing::ValuesIn(situation_names()),
                         [](const auto& tested) { return as_test_name(tested.param); });

}  // namespace
}  // namespace desktop_test
