#pragma once

#include <vector>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/pages/draw_diver_row.h"
#include "engine/deepblue/table.h"

namespace desktop {

/// Everyone in the dive, a row each, below the two hazards that may come next. A tapped row sends wxEVT_BUTTON.
class DrawDivers : public DrawnPanel {
public:
    DrawDivers(wxWindow* parent, Look& look);

    void SetTable(const deepblue::Table& table);
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    [[nodiscard]] bool HasVp() const;
    [[nodiscard]] int HeadHeight() const;
    [[nodiscard]] double CellWidth(double least, double padding) const;
    /// Long names take room from the cells as far as their words allow.
    [[nodiscard]] DiverColumns FindColumns(double width) const;

    std::vector<DrawDiverRow*> rows_;
    DiverColumns columns_;
};

}  // namespace desktop
