#pragma once

#include <vector>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/pages/draw_diver_row.h"
#include "app/session/divers_in_sight.h"

namespace desktop {

/// Everyone in the dive, a row each, below the two hazards that may come next. A tapped row sends wxEVT_BUTTON;
/// its number is the event's int.
class DrawDivers : public DrawnPanel {
public:
    /// With `rows` as text nothing can be pressed.
    DrawDivers(wxWindow* parent, Look& look, Role rows = Role::Button);

    void SetDivers(const std::vector<session::DiverInSight>& divers, const deepblue::Seating& seats);
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    [[nodiscard]] bool HasVp() const;
    [[nodiscard]] int HeadHeight() const;
    [[nodiscard]] double CellWidth(double least, double padding) const;
    /// Long names take room from the cells as far as their words allow.
    [[nodiscard]] DiverColumns FindColumns(double width) const;

    Role role_;
    std::vector<DrawDiverRow*> rows_;
    DiverColumns columns_;
};

}  // namespace desktop
