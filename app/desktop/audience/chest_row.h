#pragma once

#include <optional>
#include <vector>

#include "app/desktop/controls/chest_view.h"
#include "app/desktop/controls/drawn_panel.h"
#include "engine/deepblue/scoring.h"

namespace desktop {

/// The chests of all players in seat order, so that their place tells nothing.
class ChestRow : public DrawnPanel {
public:
    /// `width` of a chest is a length of the drawings.
    ChestRow(wxWindow* parent, Look& look, double width) : DrawnPanel(parent, look), width_(width) {}

    /// Whose chests they are, and the VP of those that are open.
    void SetChests(const deepblue::Seating& seats, const std::vector<deepblue::Rank>& opened = {});
    bool Layout() override;

protected:
    void Draw(Painter&, const Box&) override {}

private:
    void Seat(const deepblue::Seating& seats);

    double width_;
    deepblue::Seating seated_;
    std::vector<ChestView*> chests_;
};

}  // namespace desktop
