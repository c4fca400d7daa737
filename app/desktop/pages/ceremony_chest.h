#pragma once

#include <optional>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// A player's chest in the ceremony, with number, flag, name and place. Sealed until it is opened.
class CeremonyChest : public DrawnControl {
public:
    CeremonyChest(wxWindow* parent, Look& look, deepblue::Colour colour, const wxString& name);

    /// Lifts the lid and counts up to `vp`, unless it is open already; `place` is how the place is called.
    void Open(int vp, const wxString& place);
    [[nodiscard]] bool IsOpen() const { return vp_.has_value(); }

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    void LookChanged() override { SpeakState(); }

private:
    void SpeakState();
    void DrawName(Painter& painter, const Box& line);

    deepblue::Colour colour_;
    wxString name_;
    std::optional<int> vp_;
    wxString place_;
    double lid_ = 0;
    double counted_ = 0;
};

}  // namespace desktop
