#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// Undo with the name of its step. A long press or a right click asks for all steps instead, as wxEVT_CONTEXT_MENU.
class UndoButton : public DrawnControl {
public:
    UndoButton(wxWindow* parent, Look& look);

    /// The whole text, such as "Undo: red drawn", and texts it has room for too. It is never dead for a moment: it
    /// always takes back the last step.
    void SetStep(const wxString& text, const std::vector<wxString>& others = {});

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    [[nodiscard]] double Corner() const override { return 8; }

private:
    void AskForAllSteps();

    wxString text_;
    std::vector<wxString> others_;
    wxTimer long_press_;
};

}  // namespace desktop
