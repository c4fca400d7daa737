#pragma once

#include <optional>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// A player's treasure chest, sealed; it opens with a number only when it is given one.
class ChestView : public DrawnControl {
public:
    /// `width` is a length of the drawings; `role` is Picture or Button.
    ChestView(wxWindow* parent, Look& look, deepblue::Colour colour, double width, Role role = Role::Picture);

    void SetPlayer(const wxString& name);
    /// Opens the chest: only once all is over may its content be told.
    void Open(const wxString& number);
    void Seal();
    [[nodiscard]] bool IsOpen() const { return number_.has_value(); }

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    void LookChanged() override { SpeakState(); }

private:
    void SpeakState();

    deepblue::Colour colour_;
    double width_;
    wxString player_;
    std::optional<wxString> number_;
    double opened_ = 1;  // how far the lid is up
};

}  // namespace desktop
