#pragma once

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// What the next hazard of a kind would mean for a diver.
enum class Danger { Safe, Spot, Card, Out };

/// Draws such a cell into `body`, icon over word or, where the rows are low and wide, `beside` it.
void draw_danger(Painter& painter, const Box& body, Danger danger, const wxString& word, bool beside = false);

/// One danger of one diver: icon and word differ, never the colour alone.
class DangerCell : public DrawnControl {
public:
    DangerCell(wxWindow* parent, Look& look);

    /// `spoken` names diver and hazard, such as "Mara, next oxygen: spot".
    void SetDanger(Danger danger, const wxString& word, const wxString& spoken);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    Danger danger_ = Danger::Safe;
    wxString word_;
};

}  // namespace desktop
