#pragma once

#include <wx/listctrl.h>

#include <memory>
#include <utility>
#include <vector>

#include "app/desktop/look/look.h"
#include "app/session/kept_steps.h"

namespace desktop {

/// Every step of the game, the newest first; those that were taken back are struck through and stay.
class StepsList : public wxListCtrl {
public:
    StepsList(wxWindow* parent, Look& look);

    void ShowSteps(const std::vector<session::KeptStep>& steps);
    /// The number of the step that is chosen; 0 if none is.
    [[nodiscard]] std::int64_t Chosen() const;

private:
    void TakeLook();
    void AddStep(const session::KeptStep& step, journal::Seconds now);
    void Choose(std::int64_t number);
    void ShareWidth();
    [[nodiscard]] static int FlagOf(const session::KeptStep& step);

    Look& look_;
    std::unique_ptr<wxImageList> flags_;
    std::vector<std::pair<std::int64_t, journal::LineState>> shown_;
    LookSettings drawn_in_;
    wxString longest_time_;
};

}  // namespace desktop
