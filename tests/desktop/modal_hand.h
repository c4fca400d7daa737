#pragma once

#include <wx/dialog.h>
#include <wx/filedlg.h>
#include <wx/modalhook.h>

#include <deque>
#include <functional>

namespace desktop_test {

/// Answers modal dialogs, one after another, before they come up. One that nobody expects is closed and counted.
class ModalHand : public wxModalDialogHook {
public:
    ModalHand() { Register(); }
    ~ModalHand() override { Unregister(); }

    /// What to do with the next dialog: the answer it ends with.
    void Expect(const std::function<int(wxDialog&)>& answer) { answers_.push_back(answer); }
    void Expect(int answer) {
        Expect([answer](wxDialog&) { return answer; });
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

}  // namespace desktop_test
