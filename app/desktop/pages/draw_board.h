#pragma once

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/controls/hazard_track.h"
#include "app/desktop/pages/draw_counts.h"
#include "app/desktop/pages/draw_last_gem.h"
#include "app/desktop/pages/draw_order.h"
#include "app/desktop/pages/draw_settling.h"
#include "app/desktop/pages/hint_strip.h"

namespace desktop {

/// The dive board: two hazard tracks, the last gem, the counts of the others and the order in which all came.
class DrawBoard : public DrawnPanel {
public:
    DrawBoard(wxWindow* parent, Look& look);

    /// A child of the board; while it is shown it has the place of the order, so that nothing else moves.
    void SetHint(HintStrip* hint) { hint_ = hint; }

    /// `rises` if the last gem has just been drawn.
    void SetDive(const deepblue::Dive& dive, bool rises);
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    void NameParts();
    /// The gems that lie in the circle go to their places on `board`.
    void SettleLastGems(deepblue::GemCounts board);
    [[nodiscard]] Box PlaceOf(deepblue::Gem gem, const deepblue::GemCounts& board) const;
    [[nodiscard]] bool HasOrder() const;
    [[nodiscard]] bool HasHint() const { return hint_ != nullptr && hint_->IsShown(); }
    [[nodiscard]] int StripHeight(int width) const;
    void LayOutStrip(const wxRect& strip);
    void LayOutGems(const wxRect& room);

    HazardTrack* creatures_;
    HazardTrack* oxygen_;
    DrawLastGem* last_;
    DrawCounts* counts_;
    DrawOrder* order_;
    DrawSettling* settling_;
    HintStrip* hint_ = nullptr;
};

}  // namespace desktop
