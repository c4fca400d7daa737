#pragma once

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// The first line of the field: whose it is, which hazard it is and, if the leader is up, what that means.
class HazardHead : public DrawnControl {
public:
    HazardHead(wxWindow* parent, Look& look);

    void SetFace(deepblue::Colour colour, const wxString& which, const wxString& leader_is_up);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    deepblue::Colour colour_{};
    wxString which_;
    wxString leader_is_up_;
};

}  // namespace desktop
