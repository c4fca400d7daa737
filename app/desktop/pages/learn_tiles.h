#pragma once

#include "app/desktop/controls/drawn_control.h"
#include "app/desktop/pages/wreck_tile.h"

namespace desktop {

/// The wreck tiles at the start of a game (P4): unknown, or as they lie.
class LearnTiles : public DrawnControl {
public:
    LearnTiles(wxWindow* parent, Look& look);

    void SetKnown(bool known);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] WreckTile TileAt(int place) const;
    void DrawTiles(Painter& painter, const Box& room, int first, int count, const wxString& heading) const;

    bool is_known_ = false;
};

}  // namespace desktop
