#pragma once

#include <wx/button.h>

#include <array>
#include <functional>

#include "app/desktop/controls/card.h"
#include "app/desktop/controls/toggle_row.h"
#include "app/desktop/desk.h"
#include "app/desktop/nights/bar_rows.h"
#include "app/desktop/nights/figure_well.h"
#include "app/desktop/nights/player_head.h"
#include "app/desktop/nights/score_chart.h"
#include "app/nights/records.h"

namespace desktop {

/// The player who is chosen in the list: the numbers, the last scores, and how often they won in which games.
class PlayerCard : public Card {
public:
    PlayerCard(wxWindow* parent, Desk& desk);

    void ShowPlayer(const nights::PlayerRecord& record, const nights::Slice& slice);
    [[nodiscard]] ScoreChart& Chart() { return *chart_; }
    [[nodiscard]] bool HasChart() const { return has_chart_; }
    bool Layout() override;

private:
    void ShowFigures(const nights::Record& record);
    void ShowScores(const nights::PlayerRecord& record, const nights::Slice& slice);
    void ShowRates();
    [[nodiscard]] std::vector<BarFace> RatesByPlayers() const;
    [[nodiscard]] std::vector<BarFace> RatesByScenario() const;

    Desk& desk_;
    nights::PlayerRecord record_;
    PlayerHead* head_;
    std::array<FigureWell*, 3> figures_;
    ScoreChart* chart_;
    Label* rates_title_;
    ToggleRow* kind_;
    BarRows* rates_;
    bool has_chart_ = false;
};

}  // namespace desktop
