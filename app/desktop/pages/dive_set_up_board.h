#pragma once

#include <array>
#include <functional>

#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/pages/dive_set_up_place.h"
#include "app/session/dive_form.h"
#include "engine/deepblue/player.h"

namespace desktop {

/// The places of the wreck: the corners from 0, row by row, and then the centre.
inline constexpr std::size_t kCentre = session::DiveForm::kCorners;

/// What is chosen on the page but not entered yet.
struct DiveSetUpChoice {
    std::optional<session::BoatId> boat;
    std::optional<std::size_t> place;
};

/// The wreck with its corners and the centre, as it lies in the water.
class DiveSetUpBoard : public DrawnPanel {
public:
    using Tapped = std::function<void(std::size_t)>;

    DiveSetUpBoard(wxWindow* parent, Look& look, const Tapped& tapped);

    void ShowForm(const session::DiveForm& form, const deepblue::Seating& seats, const DiveSetUpChoice& choice);
    [[nodiscard]] DiveSetUpPlace& Place(std::size_t place) { return *places_[place]; }
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    [[nodiscard]] PlaceFace FaceOf(std::size_t place, const session::DiveForm& form, const deepblue::Seating& seats,
                                   const DiveSetUpChoice& choice) const;
    [[nodiscard]] wxString NameOfPlace(std::size_t place, const session::DiveForm& form,
                                       const deepblue::Seating& seats) const;
    void LayOutColumn(const Box& column);
    void LayOutAcross(const Box& column, const Box& band);
    void PlaceCentre(const Box& box);
    [[nodiscard]] Box Tile() const;
    [[nodiscard]] bool HasCorners() const;

    std::array<DiveSetUpPlace*, kCentre + 1> places_{};
    int vp_ = 0;
    std::optional<deepblue::Gem> gem_;
    wxString title_;
    std::size_t in_centre_ = 0;
    Box disc_;
    Box words_;
};

/// The places a boat can be put on, in the order of the arrow keys.
[[nodiscard]] std::vector<std::size_t> places_of(const session::DiveForm& form);

}  // namespace desktop
