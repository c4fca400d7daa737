#pragma once

#include "app/desktop/controls/drawn_control.h"

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
    enum class Tile { Unknown, Open, Leaves, FaceDown };

    [[nodiscard]] Tile TileAt(int place) const;
    void DrawTile(Painter& painter, const Box& box, Tile tile) const;
    void DrawTiles(Painter& painter, const Box& room, int first, int count, const wxString& heading) const;

    bool is_known_ = false;
};

}  // namespace desktop
