#pragma once

#include <wx/button.h>
#include <wx/choicdlg.h>
#include <wx/dialog.h>
#include <wx/filedlg.h>
#include <wx/listbox.h>
#include <wx/modalhook.h>
#include <wx/textdlg.h>

#include <deque>
#include <functional>

#include "tests/desktop/harness.h"
#include "tests/desktop/main_window.h"
#include "tests/desktop/window_tree.h"

namespace desktop_test {

/// Answers the dialogs that come up, one after another, in the order of the answers. One that nobody expects is closed
/// and counted.
class DialogHand : public wxModalDialogHook {
public:
    DialogHand() { Register(); }
    ~DialogHand() override { Unregister(); }

    /// What to do with a dialog before it is seen: the answer it ends with.
    void Answer(const std::function<int(wxDialog&)>& answer) { answers_.push_back(answer); }
    /// A question is answered without being seen.
    void Answer(int code) {
        Answer([code](wxDialog&) { return code; });
    }
    /// A line is typed, or an entry chosen, and taken.
    void Type(const wxString& text) {
        answers_.push_back([text](wxDialog& dialog) {
            dynamic_cast<wxTextEntryDialog&>(dialog).SetValue(text);
            return static_cast<int>(wxID_OK);
        });
    }
    void Choose(const wxString& entry) {
        answers_.push_back([entry](wxDialog& dialog) {
            for (wxWindow* child : dialog.GetChildren())
                if (const auto* list = dynamic_cast<const wxListBox*>(child))
                    dynamic_cast<wxSingleChoiceDialog&>(dialog).SetSelection(list->FindString(entry));
            return static_cast<int>(wxID_OK);
        });
    }
    /// A file is named.
    void TakeFile(const wxString& path) {
        answers_.push_back([path](wxDialog& dialog) {
            auto& file = dynamic_cast<wxFileDialog&>(dialog);
            file.SetPath(path);
            pump_until([&] { return file.GetPath() == path; });
            return static_cast<int>(wxID_OK);
        });
    }
    /// A form comes up and is filled in; `fill` ends it, too.
    void Fill(const std::function<void(wxDialog&)>& fill) {
        answers_.push_back([fill](wxDialog& dialog) {
            dialog.CallAfter([&dialog, fill] { fill(dialog); });
            return static_cast<int>(wxID_NONE);
        });
    }

    [[nodiscard]] bool IsDone() const { return answers_.empty() && unexpected_ == 0; }

protected:
    int Enter(wxDialog* dialog) override {
        if (answers_.empty()) {
            ++unexpected_;
            return wxID_CANCEL;
        }
        const auto answer = answers_.front();
        answers_.pop_front();
        return answer(*dialog);
    }

private:
    std::deque<std::function<int(wxDialog&)>> answers_;
    int unexpected_ = 0;
};

/// Types into the field of that name; false if there is none.
inline bool type_into(wxDialog& dialog, const wxString& name, const wxString& text) {
    auto* field = dynamic_cast<wxTextEntry*>(control_named(dialog, name));
    if (field != nullptr) field->SetValue(text);
    return field != nullptr;
}

/// Presses a button of a dialog, shown or not, by its label; false if it cannot be pressed.
inline bool press_labelled(wxWindow& dialog, const wxString& label) {
    for (wxWindow* window : all_windows(dialog)) {
        auto* button = dynamic_cast<wxButton*>(window);
        if (button == nullptr || button->GetLabel() != label || !button->IsEnabled()) continue;
        wxCommandEvent event(wxEVT_BUTTON, button->GetId());
        event.SetEventObject(button);
        button->ProcessWindowEvent(event);
        pump();
        return true;
    }
    return false;
}

/// Presses the button with that id.
inline void press(wxDialog& dialog, int id) {
    wxCommandEvent event(wxEVT_BUTTON, id);
    wxWindow* button = wxWindow::FindWindowById(id, &dialog);
    event.SetEventObject(button);
    button->ProcessWindowEvent(event);
}

}  // namespace desktop_test
