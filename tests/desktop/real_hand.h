#pragma once

#include <wx/timer.h>
#include <wx/uiaction.h>

#include <functional>

#include "tests/desktop/harness.h"
#include "tests/desktop/main_window.h"

namespace desktop_test {

/// Works the window with the real keyboard and the real pointer, through the X server.
class RealHand {
public:
    explicit RealHand(MainWindow& window) : window_(window) {}

    /// Presses a key and waits for what it does; false if that does not come.
    bool Key(int code, const std::function<bool()>& done, int modifiers = wxMOD_NONE);
    /// Presses a key and gives it a moment.
    bool Key(int code);
    /// A key that plays an action, and one that only leads to a page.
    bool KeyPlays(int code);
    bool KeyLeadsTo(int code, desktop::PageId page);
    /// Types into the field that has the focus.
    void Type(const std::string& text);
    /// Presses Tab until another window has the focus. Some native controls have several stops of their own.
    bool Tab();
    [[nodiscard]] wxWindow* Focused();
    /// Presses Tab until the control of that name has the focus; false if it never has.
    bool TabTo(const wxString& name);

    /// Clicks the control of that name, and waits for what it does.
    bool Click(const wxString& name, const std::function<bool()>& done);
    bool Click(wxWindow& control, const std::function<bool()>& done);
    bool ClickPlays(const wxString& name);

    /// The menu that pops up next is answered by keyboard: its entry of that number, from 1.
    void AnswerMenu(int entry);

private:
    [[nodiscard]] std::size_t Steps() { return window_.Game().actions().size(); }

    MainWindow& window_;
    wxUIActionSimulator hand_;
    wxTimer menu_;
};

}  // namespace desktop_test
