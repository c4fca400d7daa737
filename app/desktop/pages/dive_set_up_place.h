#pragma once

#include <optional>
#include <vector>

#include "app/desktop/pages/dive_set_up_boat.h"

namespace desktop {

/// What a place on the wreck shows.
struct PlaceFace {
    bool is_centre = false;
    std::optional<deepblue::Spot> spot;  // of a corner; none: nobody told of one
    std::vector<BoatFace> boats;
    bool is_offered = false;  // a boat is chosen and may be put here
    bool is_target = false;   // where Enter would put it
    wxString label;           // the kind of the spot, or what to do
    wxString spoken;
    friend bool operator==(const PlaceFace&, const PlaceFace&) = default;
};

/// A corner of the wreck, or its centre, where boats are put.
class DiveSetUpPlace : public DrawnControl {
public:
    DiveSetUpPlace(wxWindow* parent, Look& look);

    void SetFace(const PlaceFace& face);
    /// Shakes once: no boat can be put here.
    void Refuse();

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    [[nodiscard]] double Corner() const override { return 14; }

private:
    void DrawGround(Painter& painter, const Box& body);
    void DrawCentre(Painter& painter, const Box& body);
    void DrawSpot(Painter& painter, const Box& body);
    void DrawKind(Painter& painter, const Box& line);

    PlaceFace face_;
    double shift_ = 0;
};

}  // namespace desktop
