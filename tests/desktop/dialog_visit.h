#pragma once

#include <wx/dialog.h>
#include <wx/timer.h>

#include <functional>
#include <utility>

namespace desktop_test {

/// Waits for the next modal dialog, lets it settle, has `look` see it and closes it by Cancel unless `look` did.
class DialogVisit {
public:
    explicit DialogVisit(std::function<void(wxDialog&)> look) : look_(std::move(look)) {
        timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { Visit(); });
        timer_.Start(kSettled);
    }

    [[nodiscard]] bool HasHappened() const { return has_happened_; }

private:
    static constexpr int kSettled = 150;

    static wxDialog* Open() {
        for (wxWindow* window : wxTopLevelWindows) {
            auto* dialog = dynamic_cast<wxDialog*>(window);
            if (dialog != nullptr && dialog->IsModal() && dialog->IsShown()) return dialog;
        }
        return nullptr;
    }

    void Visit() {
        wxDialog* dialog = Open();
        if (dialog == nullptr) return;
        if (std::exchange(seen_, dialog) != dialog) return;  // not yet settled
        timer_.Stop();
        look_(*dialog);
        has_happened_ = true;
        if (dialog->IsModal()) dialog->EndModal(wxID_CANCEL);
    }

    std::function<void(wxDialog&)> look_;
    wxTimer timer_;
    wxDialog* seen_ = nullptr;
    bool has_happened_ = false;
};

}  // namespace desktop_test
