#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"
#include "engine/deepblue/scoring.h"

namespace desktop {

/// Where the parts of a row stand, from its left, in pixels.
struct ResultColumns {
    double cards = 0;
    double gems = 0;
    double wreck = 0;
    double scenario = 0;
    double sum = 0;
    double right = 0;
    friend bool operator==(const ResultColumns&, const ResultColumns&) = default;
};

/// So many gems of a colour, and what each is worth to this player.
struct PaidGems {
    deepblue::Gem gem{};
    int count = 0;
    int worth = 0;
    bool has_bonus = false;  // by a scouting spot
    friend bool operator==(const PaidGems&, const PaidGems&) = default;
};

/// What a dive pays one player, part by part.
struct ResultFace {
    deepblue::Colour colour{};
    wxString name;
    wxString state;  // "led, stayed"
    deepblue::Pay pay;
    wxString cards;  // which ones
    std::vector<PaidGems> gems;
    wxString instead;   // of gems: what staying would have paid
    wxString wreck;     // why it was paid
    wxString scenario;  // what it was paid for
    int corrected = 0;
    wxString correction;
    wxString spoken;
    friend bool operator==(const ResultFace&, const ResultFace&) = default;
};

/// One line of the result, with the chest that the sum goes into.
class ResultRow : public DrawnControl {
public:
    ResultRow(wxWindow* parent, Look& look);

    void SetFace(const ResultFace& face);
    void SetColumns(const ResultColumns& columns);
    /// How far the sum has flown into the chest, from 0 to 1.
    void SetFlown(double flown);
    /// The width of the longest word of the name in the least size it may have.
    [[nodiscard]] int LongestWord() const;

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    struct Part {
        Box number;
        Box detail;
    };

    [[nodiscard]] Part PartAt(const Box& body, double from, double until) const;
    void DrawName(Painter& painter, const Box& body);
    void DrawPart(Painter& painter, const Part& part, int vp, const wxString& detail);
    void DrawGems(Painter& painter, const Box& line);
    void DrawSum(Painter& painter, const Box& body);

    ResultFace face_;
    ResultColumns columns_;
    double flown_ = 0;
};

}  // namespace desktop
