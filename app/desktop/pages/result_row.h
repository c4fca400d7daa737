#pragma once

#include "app/desktop/controls/drawn_control.h"
#include "engine/deepblue/scoring.h"

namespace desktop {

/// What a dive pays one player, part by part.
struct ResultFace {
    deepblue::Colour colour{};
    wxString name;
    wxString state;  // "led, stayed"
    deepblue::Pay pay;
    deepblue::GemCounts board;          // the gems that were paid, if any were
    std::vector<deepblue::Spot> spots;  // whose bonus stands on soft ground
    friend bool operator==(const ResultFace&, const ResultFace&) = default;
};

/// One line of the result.
class ResultRow : public DrawnControl {
public:
    ResultRow(wxWindow* parent, Look& look);

    void SetFace(const ResultFace& face);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    void DrawNumber(Painter& painter, const Box& column, int vp);

    ResultFace face_;
};

}  // namespace desktop
