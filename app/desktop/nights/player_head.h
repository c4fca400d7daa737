#pragma once

#include <optional>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// Whose numbers follow: flag and name, and for how long they have played.
class PlayerHead : public DrawnControl {
public:
    PlayerHead(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

    void SetPlayer(std::optional<deepblue::Colour> colour, const wxString& name, const wxString& note);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    std::optional<deepblue::Colour> colour_;
    wxString player_;
    wxString note_;
};

}  // namespace desktop
