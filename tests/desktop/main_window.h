#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "app/desktop/main_frame.h"
#include "tests/desktop/still_clock.h"

namespace desktop_test {

/// English, without motion and sound: what most tests want.
[[nodiscard]] desktop::Choices still_choices();

/// Handles everything that waits to be handled.
void pump();

/// The real window over a journal. Time stands still except before a key or a press, when so much passes that no
/// button is dead.
class MainWindow {
public:
    explicit MainWindow(const std::filesystem::path& journal, const desktop::Choices& choices = still_choices());
    ~MainWindow();
    MainWindow(const MainWindow&) = delete;
    MainWindow& operator=(const MainWindow&) = delete;

    [[nodiscard]] desktop::MainFrame& Frame() { return *frame_; }
    [[nodiscard]] desktop::Companion& Companion() { return *companion_; }
    [[nodiscard]] session::Session& Game() { return companion_->session; }
    [[nodiscard]] const deepblue::Table& Table() { return companion_->session.table(); }
    [[nodiscard]] desktop::PageId Page() const { return frame_->CurrentPage(); }
    [[nodiscard]] const StillClock& Clock() const { return clock_; }

    /// Plays a line of a game file past the pages; false if it was refused.
    bool Play(const std::string& line);

    /// A key as the focused window gets it; modifiers as in wxMOD_CONTROL.
    void Key(int code, int modifiers = wxMOD_NONE);
    /// The same without any time passing before.
    void KeyAtOnce(int code, int modifiers = wxMOD_NONE);
    /// The keys of a text, one after another.
    void Keys(const std::string& keys);

    /// Presses the shown control of that name; false if there is none or it is disabled.
    bool Press(const wxString& name);
    bool Press(wxWindow& control);
    /// Chooses an entry of the native choice of that name; false if there is no such entry.
    bool Choose(const wxString& name, const wxString& entry);

    [[nodiscard]] bool IsOffered(const wxString& name);

private:
    StillClock clock_;
    std::unique_ptr<desktop::Companion> companion_;
    desktop::MainFrame* frame_;
};

}  // namespace desktop_test
