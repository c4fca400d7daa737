#pragma once

#include <optional>
#include <vector>

#include "app/desktop/controls/drawn_control.h"
#include "engine/deepblue/wreck.h"

namespace desktop {

/// A boat as it is drawn: whose it is and which of the two.
struct BoatFace {
    deepblue::Colour colour{};
    int number = 1;
    bool is_chosen = false;
    friend bool operator==(const BoatFace&, const BoatFace&) = default;
};

/// How much wider than high a boat is.
inline constexpr double kBoatShape = 88.0 / 56.0;

/// Draws the boat as large as it can be in the middle of `box`.
void draw_boat(Painter& painter, const BoatFace& boat, const Box& box);

/// The gems that stand for a kind of scouting spot, and the colour of its edge.
[[nodiscard]] std::vector<deepblue::Gem> gems_of(deepblue::Spot spot);
[[nodiscard]] wxColour edge_of(deepblue::Spot spot, const Palette& palette);

/// What a boat to tap shows: itself, and where it is.
struct BoatButtonFace {
    BoatFace boat;
    bool is_on_wreck = false;
    std::optional<deepblue::Spot> spot;  // none: in the centre
    wxString spoken;
    wxString place;
    friend bool operator==(const BoatButtonFace&, const BoatButtonFace&) = default;
};

/// A boat beside the wreck: tap it, then its place.
class DiveSetUpBoat : public DrawnControl {
public:
    DiveSetUpBoat(wxWindow* parent, Look& look);

    void SetFace(const BoatButtonFace& face);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;
    [[nodiscard]] double Corner() const override { return 10; }

private:
    void DrawPlace(Painter& painter, const Box& box);

    BoatButtonFace face_;
};

}  // namespace desktop
