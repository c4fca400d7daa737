#pragma once

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// A player's flag: to look at, or as a button that lets choose another colour.
class FlagView : public DrawnControl {
public:
    /// `side` is a length of the drawings; `role` is Picture or Button.
    FlagView(wxWindow* parent, Look& look, deepblue::Colour colour, double side, Role role = Role::Picture);

    void SetColour(deepblue::Colour colour);
    [[nodiscard]] deepblue::Colour Colour() const { return colour_; }
    void SetShow(FlagShow show);
    /// Crossed out: someone else has it.
    void SetTaken(bool taken);
    void SetSpoken(const wxString& name) { Speak(name); }

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    [[nodiscard]] double Corner() const override { return 8; }

private:
    deepblue::Colour colour_;
    double side_;
    FlagShow show_ = FlagShow::Plain;
    bool is_taken_ = false;
};

}  // namespace desktop
