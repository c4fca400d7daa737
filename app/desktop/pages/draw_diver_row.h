#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"
#include "app/session/danger.h"
#include "engine/deepblue/wreck.h"

namespace desktop {

/// What stands in the row of one diver.
struct DiverFace {
    deepblue::Colour colour{};
    wxString name;
    bool is_leader = false;
    bool is_out = false;
    std::vector<deepblue::Spot> spots;  // still held
    session::Danger black{};
    session::Danger blue{};
    int gem_vp = 0;  // if the dive ended now
    wxString spoken;
    friend bool operator==(const DiverFace&, const DiverFace&) = default;
};

/// Where the columns of all rows stand, in pixels from the left of a row.
struct DiverColumns {
    double name = 0;
    double cells = 0;  // the first of the two
    double cell = 0;   // its width
    double gap = 0;
    double vp = 0;  // the right end of the numbers; nothing where they are left out
    friend bool operator==(const DiverColumns&, const DiverColumns&) = default;

    [[nodiscard]] double second() const { return cells + cell + gap; }
};

/// One diver: flag, name, spots, what the next black and the next blue gem would mean, gem VP. Opens the crew cards.
class DrawDiverRow : public DrawnControl {
public:
    DrawDiverRow(wxWindow* parent, Look& look, Role role);

    void SetFace(const DiverFace& face);
    [[nodiscard]] const DiverFace& Face() const { return face_; }
    void SetColumns(const DiverColumns& columns);
    /// How wide the name wants to be, with the leader's bell.
    [[nodiscard]] int NameWidth() const;

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    /// A very long name, which leaves little room for anything below it.
    [[nodiscard]] bool NeedsTwoLines(double width) const;
    /// Whether the bell stands below the name, because only so that fits into one line.
    [[nodiscard]] bool IsBellBelow(double width) const;
    void DrawGround(Painter& painter, const Box& body);
    void DrawName(Painter& painter, const Box& box, bool has_bell);
    void DrawSpots(Painter& painter, const Box& box);
    void DrawDangers(Painter& painter, const Box& body);
    /// In table mode a large word at the right, for both hazards.
    void DrawOut(Painter& painter, const Box& body);
    void DrawVp(Painter& painter, const Box& body);

    DiverFace face_;
    DiverColumns columns_;
};

}  // namespace desktop
