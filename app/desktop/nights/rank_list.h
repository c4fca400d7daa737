#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// A line of a ranking.
struct RankFace {
    wxString place;  // empty if nobody knows
    std::optional<deepblue::Colour> colour;
    wxString name;
    wxString score;
    wxString note;  // why it stands here, such as a number of crew cards; mostly empty
    friend bool operator==(const RankFace&, const RankFace&) = default;
};

/// The ranking of a finished game: place, flag, name, score; the note where there is room for it.
class RankList : public DrawnControl {
public:
    RankList(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

    void SetRanks(std::vector<RankFace> ranks);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] int RowHeight() const;

    std::vector<RankFace> ranks_;
};

/// Draws one line of a ranking; also into pictures.
void draw_rank(Painter& painter, const Box& row, const RankFace& rank);

}  // namespace desktop
