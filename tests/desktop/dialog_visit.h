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
        timer_.Start(kLook);
    }

    [[nodiscard]] bool HasHappened() const { return has_happened_; }

private:
    static constexpr int kLook = 100;

    static wxDialog* Open() {
        for (wxWindow* window : wxTopLevelWindows) {
            auto* dialog = dynamic_cast<wxDialog*>(window);
            if (dialog != nullptr && dialog->IsModal() && dialog->IsShown()) return dialog;
        }
        return nullptr;
    }

    /// The window manager has shown it and no longer moves it.
    bool IsSettled(wxDialog& dialog) {
        const wxRect place = dialog.GetScreenRect();
        return std::exchange(seen_, place) == place && dialog.IsActive();
    }

    void Visit() {
        wxDialog* dialog = Open();
        if (dialog == nullptr || !IsSettled(*dialog)) return;
        timer_.Stop();
        look_(*dialog);
        has_happened_ = true;
        if (dialog->IsModal()) dialog->EndModal(wxID_CANCEL);
    }

    std::function<void(wxDialog&)> look_;
    wxTimer timer_;
    wxRect seen_;
    bool has_happened_ = false;
};

}  // namespace desktop_test
