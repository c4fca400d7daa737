#pragma once

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/hazard_track.h"
#include "app/desktop/pages/draw_counts.h"
#include "app/desktop/pages/draw_order.h"

namespace desktop {

/// The dive board where something is explained: tracks, counts and order, without the large last gem.
class LearnBoard : public DrawnPanel {
public:
    LearnBoard(wxWindow* parent, Look& look);

    void SetDive(const deepblue::Dive& dive);
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    HazardTrack* creatures_;
    HazardTrack* oxygen_;
    DrawCounts* counts_;
    DrawOrder* order_;
};

}  // namespace desktop
