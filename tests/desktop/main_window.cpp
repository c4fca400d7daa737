#include "tests/desktop/main_window.h"

#include <wx/button.h>
#include <wx/choice.h>

#include "engine/deepblue/game_line.h"
#include "tests/desktop/harness.h"
#include "tests/desktop/input.h"
#include "tests/desktop/window_tree.h"

namespace desktop_test {
namespace {

constexpr auto kNoButtonIsDead = std::chrono::milliseconds(400);

}  // namespace

desktop::Choices still_choices() {
    desktop::Choices choices;
    choices.language = "en";
    choices.speed = desktop::Speed::Off;
    choices.muted = true;
    return choices;
}

void pump() {
    wxEventLoopBase* loop = wxEventLoopBase::GetActive();
    for (int quiet = 0; quiet < 2; ++quiet) {
        while (loop->Pending()) {
            loop->Dispatch();
            quiet = 0;
        }
        wxTheApp->ProcessPendingEvents();
        loop->ProcessIdle();
    }
}

MainWindow::MainWindow(const std::filesystem::path& journal, const desktop::Choices& choices)
    : companion_(
          std::make_unique<desktop::Companion>(journal::Journal::open(journal, session::system_time()), clock_)) {
    companion_->preferences.set(choices);
    frame_ = new desktop::MainFrame(*companion_);
    show_in_front(*frame_);
    pump();
}

MainWindow::~MainWindow() {
    frame_->Destroy();
    pump_until([] { return wxTopLevelWindows.empty(); });
}

bool MainWindow::Play(const std::string& line) {
    const auto outcome = Game().play(deepblue::read_line(line, Table().seats));
    pump();
    return std::holds_alternative<deepblue::Action>(outcome);
}

void MainWindow::Key(int code, int modifiers) {
    clock_.pass(kNoButtonIsDead);
    KeyAtOnce(code, modifiers);
}

void MainWindow::KeyAtOnce(int code, int modifiers) {
    wxWindow* focused = wxWindow::FindFocus();
    wxWindow& target = focused == nullptr ? *frame_ : *focused;
    const bool taken = key_event(target, wxEVT_CHAR_HOOK, code, modifiers);
    if (!taken && !key_event(target, wxEVT_KEY_DOWN, code, modifiers)) key_event(target, wxEVT_CHAR, code, modifiers);
    pump();
    wxWindow* now = wxWindow::FindFocus();
    if (now != nullptr) key_event(*now, wxEVT_KEY_UP, code, modifiers);
    pump();
}

void MainWindow::Keys(const std::string& keys) {
    for (const char key : keys) Key(key);
}

bool MainWindow::IsOffered(const wxString& name) {
    const wxWindow* control = control_named(*frame_, name);
    return control != nullptr && control->IsEnabled();
}

bool MainWindow::Press(const wxString& name) {
    wxWindow* control = control_named(*frame_, name);
    return control != nullptr && Press(*control);
}

bool MainWindow::Press(wxWindow& control) {
    if (!control.IsEnabled()) return false;
    clock_.pass(kNoButtonIsDead);
    if (auto* drawn = dynamic_cast<desktop::DrawnControl*>(&control)) {
        click(*drawn);
    } else {
        wxCommandEvent event(wxEVT_BUTTON, control.GetId());
        event.SetEventObject(&control);
        control.ProcessWindowEvent(event);
    }
    pump();
    return true;
}

bool MainWindow::Choose(const wxString& name, const wxString& entry) {
    wxChoice* choice = nullptr;
    for (wxWindow* control : controls_of(*frame_))
        if (auto* found = dynamic_cast<wxChoice*>(control); found != nullptr && name_of(*found) == name) choice = found;
    if (choice == nullptr || !choice->SetStringSelection(entry)) return false;
    wxCommandEvent event(wxEVT_CHOICE, choice->GetId());
    event.SetEventObject(choice);
    event.SetInt(choice->GetSelection());
    choice->ProcessWindowEvent(event);
    pump();
    return true;
}

}  // namespace desktop_test
