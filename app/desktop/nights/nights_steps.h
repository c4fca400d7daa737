#pragma once

#include <functional>
#include <vector>

#include "app/desktop/pages/page.h"

namespace desktop {

/// One thing that was done to the game nights. The deeds return why they were not done, or nothing.
struct NightsStep {
    Wording name;  // such as "game of 2 Nov deleted"
    std::function<wxString()> deed;
    std::function<wxString()> back;
};

/// What was done on these pages since the program began; it can be taken back, the last first.
class NightsSteps : public OwnSteps {
public:
    explicit NightsSteps(Desk& desk) : desk_(desk) {}

    /// Does it and shows the page again. Returns why it was not done, as a sentence; empty if it was.
    wxString Do(NightsStep step);

    /// Nothing that was done before can be taken back any more.
    void Forget() {
        done_.clear();
        undone_.clear();
    }

    [[nodiscard]] wxString Undoable(const words::Language& in) const override {
        return done_.empty() ? wxString() : done_.back().name(in);
    }
    [[nodiscard]] bool CanRedo() const override { return !undone_.empty(); }
    void Undo() override;
    void Redo() override;

private:
    [[nodiscard]] wxString Tried(const std::function<wxString()>& deed) const;
    void Move(std::vector<NightsStep>& from, std::vector<NightsStep>& to, std::function<wxString()> NightsStep::*deed);

    Desk& desk_;
    std::vector<NightsStep> done_;
    std::vector<NightsStep> undone_;
};

}  // namespace desktop
