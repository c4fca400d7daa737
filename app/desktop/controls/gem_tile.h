#pragma once

#include <optional>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// What stands on a gem tile.
struct GemTileFace {
    std::optional<deepblue::Gem> gem;  // none: the tile that says "no gem"
    wxString label;                    // "+1 silver"; empty on small tiles
    wxString detail;                   // "1 in supply"
    wxString key;
    bool is_absent = false;  // there is none: dashed, still to be tapped
    bool is_chosen = false;
    wxString spoken;  // for screen readers; the label if empty
    friend bool operator==(const GemTileFace&, const GemTileFace&) = default;
};

/// How large a gem tile is.
enum class GemTileSize {
    Large,  // a page of choices: gem, label and detail
    Key,    // a row of gem keys: gem and detail
    Small   // a grid: the gem or a word
};

/// A gem to tap.
class GemTile : public DrawnControl {
public:
    GemTile(wxWindow* parent, Look& look, GemTileSize size);

    void SetFace(const GemTileFace& face);
    [[nodiscard]] const GemTileFace& Face() const { return face_; }

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    [[nodiscard]] double Corner() const override { return size_ == GemTileSize::Small ? 10 : 14; }

private:
    void DrawGem(Painter& painter, const Box& box, const wxColour& ink);
    [[nodiscard]] wxSize Drawn() const;
    [[nodiscard]] double GemSide(const Box& box) const;
    [[nodiscard]] Box CapPlace(Painter& painter, const Box& face) const;
    /// `box` without what the key cap takes of it, if the gem would lie under the cap.
    [[nodiscard]] Box BesideCap(Painter& painter, const Box& box, const Box& face) const;

    GemTileSize size_;
    GemTileFace face_;
};

}  // namespace desktop
