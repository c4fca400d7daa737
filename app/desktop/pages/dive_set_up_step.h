#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// How far a step of the set-up is.
enum class StepState { Done, Now, Later };

/// One line of the step list; a press goes there.
class DiveSetUpStep : public DrawnControl {
public:
    DiveSetUpStep(wxWindow* parent, Look& look, int number);

    /// `everywhere` is the label in every language: all get the same room.
    void SetStep(const wxString& label, const std::vector<wxString>& everywhere, StepState state);
    /// How high it is where it is that wide.
    [[nodiscard]] int HeightIn(int width) const;
    [[nodiscard]] StepState State() const { return state_; }

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    [[nodiscard]] double Corner() const override { return 8; }
    [[nodiscard]] bool HasInnerRing() const override { return true; }

private:
    void DrawSign(Painter& painter, const Box& box);

    int number_;
    wxString label_;
    std::vector<wxString> everywhere_;
    StepState state_ = StepState::Later;
};

}  // namespace desktop
