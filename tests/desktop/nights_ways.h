#pragma once

#include <string>

#include "tests/desktop/dialog_hand.h"
#include "tests/desktop/pages_test.h"

namespace desktop_test {

/// Finished games, and files that go out of the game nights and come into them.
class NightsWays : public PagesTest {
protected:
    /// Ada and Ben finish a game in which the app draws so many gems in one dive.
    void FinishGame(int draws = 6);

    /// Opens the page and one of its tabs, from 1.
    void Open(int tab);

    [[nodiscard]] journal::Journal& Journal() { return Window().Companion().journal; }
    [[nodiscard]] std::size_t Games();
    [[nodiscard]] wxString PathTo(const char* name) { return wxString((folder_.path() / name).string()); }

    [[nodiscard]] std::string Written(const char* name);
    wxString Write(const char* name, const std::string& content);

    /// The next dialog asks for a file; it gets this one.
    void ExpectFile(const wxString& path) { hand_.TakeFile(path); }

    /// Presses a button of a dialog that is not shown, by its label.
    static bool PressIn(wxWindow& dialog, const wxString& label) { return press_labelled(dialog, label); }

    DialogHand hand_;

private:
    void AnswerAll();
};

}  // namespace desktop_test
