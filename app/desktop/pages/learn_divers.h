#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"
#include "app/desktop/controls/drawn_panel.h"
#include "engine/deepblue/dive.h"
#include "engine/deepblue/player.h"

namespace desktop {

/// A diver as a lesson shows one.
struct LearnDiver {
    deepblue::Colour colour{};
    wxString name;
    wxString detail;
    int card_vp = 0;  // of the cards played in this dive
    wxString cards;   // the same in words
    bool is_asked = false;
    bool is_out = false;
    friend bool operator==(const LearnDiver&, const LearnDiver&) = default;
};

/// How `diver` of that dive is shown; asked if it is the learner.
[[nodiscard]] LearnDiver learn_diver(const deepblue::Seating& seats, const deepblue::Dive& dive,
                                     const deepblue::Diver& diver, bool is_you, const words::Language& language);

/// The divers side by side below a board; the one who is asked has an edge in the own colour.
class LearnDivers : public DrawnControl {
public:
    LearnDivers(wxWindow* parent, Look& look);

    void SetDivers(const std::vector<LearnDiver>& divers);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    void DrawDiver(Painter& painter, const Box& place, const LearnDiver& diver);
    double DrawCards(Painter& painter, const Box& line, const LearnDiver& diver);

    std::vector<LearnDiver> divers_;
};

}  // namespace desktop
