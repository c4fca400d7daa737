#include "tests/desktop/real_hand.h"

#include <gtk/gtk.h>

#include "app/desktop/controls/drawn_control.h"
#include "tests/desktop/window_tree.h"

namespace desktop_test {
namespace {

constexpr auto kNoButtonIsDead = std::chrono::milliseconds(400);
constexpr int kMostTabs = 120;
constexpr int kMostStops = 4;
constexpr int kSoon = 500;
constexpr int kMoment = 40;

bool has_menu() {
    return GTK_IS_MENU(gtk_grab_get_current());
}

}  // namespace

bool RealHand::Key(int code, const std::function<bool()>& done, int modifiers) {
    if (!pump_until([&] { return window_.Frame().IsActive(); })) return false;
    window_.Clock().pass(kNoButtonIsDead);
    hand_.Char(code, modifiers);
    return pump_until(done);
}

bool RealHand::Key(int code) {
    const bool pressed = Key(code, [] { return true; });
    pump_until([] { return false; }, kMoment);
    return pressed;
}

bool RealHand::KeyPlays(int code) {
    const std::size_t before = Steps();
    const bool played = Key(code, [&] { return Steps() > before; });
    pump();
    return played;
}

bool RealHand::KeyLeadsTo(int code, desktop::PageId page) {
    const bool led = Key(code, [&] { return window_.Page() == page; });
    pump();
    return led;
}

void RealHand::Type(const std::string& text) {
    hand_.Text(text.c_str());
    pump();
}

wxWindow* RealHand::Focused() {
    return desktop::focused_in(window_.Frame());
}

bool RealHand::Tab() {
    const wxWindow* before = Focused();
    for (int i = 0; i < kMostStops; ++i) {
        Key(WXK_TAB);
        if (pump_until([&] { return Focused() != before; }, kSoon)) return true;
    }
    return false;
}

bool RealHand::TabTo(const wxString& name) {
    for (int i = 0; i < kMostTabs; ++i) {
        const wxWindow* focused = Focused();
        if (focused != nullptr && name_of(*focused) == name) return true;
        if (!Tab()) return false;
    }
    return false;
}

bool RealHand::Click(const wxString& name, const std::function<bool()>& done) {
    wxWindow* control = control_named(window_.Frame(), name);
    return control != nullptr && Click(*control, done);
}

bool RealHand::Click(wxWindow& control, const std::function<bool()>& done) {
    window_.Clock().pass(kNoButtonIsDead);
    const wxSize size = control.GetClientSize();
    return click_at(hand_, control, {size.x / 2, size.y / 2}) && pump_until(done);
}

bool RealHand::ClickPlays(const wxString& name) {
    const std::size_t before = Steps();
    return Click(name, [&] { return Steps() > before; });
}

void RealHand::AnswerMenu(int entry) {
    menu_.Bind(wxEVT_TIMER, [this, left = entry](wxTimerEvent&) mutable {
        if (!has_menu()) return;
        if (left < 0) return menu_.Stop();
        hand_.Char(left > 0 ? WXK_DOWN : WXK_RETURN);
        --left;
    });
    menu_.Start(30);
}

}  // namespace desktop_test
