#include "app/desktop/nights/nights_steps.h"

#include "app/words/faults.h"

namespace desktop {

wxString NightsSteps::Tried(const std::function<wxString()>& deed) const {
    try {
        return deed();
    } catch (const journal::Error& error) {
        return words::reason(error, desk_.look.language());
    }
}

wxString NightsSteps::Do(NightsStep step) {
    const wxString reason = Tried(step.deed);
    if (!reason.empty()) return reason;
    done_.push_back(std::move(step));
    undone_.clear();
    desk_.helm.ShowAgain();
    return {};
}

void NightsSteps::Move(std::vector<NightsStep>& from, std::vector<NightsStep>& to,
                       std::function<wxString()> NightsStep::*deed) {
    if (from.empty()) return;
    const wxString reason = Tried(from.back().*deed);
    desk_.sounds.Play(reason.empty() ? Sound::Undo : Sound::Refused);
    if (!reason.empty()) return desk_.helm.Tell(reason);
    to.push_back(std::move(from.back()));
    from.pop_back();
    desk_.helm.ShowAgain();
}

void NightsSteps::Undo() {
    Move(done_, undone_, &NightsStep::back);
}

void NightsSteps::Redo() {
    Move(undone_, done_, &NightsStep::deed);
}

}  // namespace desktop
