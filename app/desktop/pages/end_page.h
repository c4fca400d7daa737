#pragma once

#include <wx/timer.h>

#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/desktop/controls/line_chart.h"
#include "app/desktop/pages/end_facts.h"
#include "app/desktop/pages/end_row.h"
#include "app/desktop/pages/page.h"
#include "app/session/dive_history.h"
#include "engine/deepblue/scoring.h"

namespace desktop {

/// 10: the ranking, how the game went, and how to go on.
class EndPage : public Page {
public:
    EndPage(wxWindow* parent, Desk& desk);

    void Enter() override;
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    bool Layout() override;
    [[nodiscard]] wxString Title() const override { return In().say("End of the game"); }
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] bool IsUnderWater() const override { return true; }

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    void ShowRanks(const session::DiveHistory& history);
    void ShowChart(const session::DiveHistory& history);
    [[nodiscard]] std::vector<EndFact> Facts(const session::DiveHistory& history) const;
    void ShowBottom();
    void CountChests();
    void Rematch();
    void Export();
    [[nodiscard]] int BarHeight() const;
    void LayBar(const wxRect& bar);
    void LayRows(const wxRect& room);

    std::vector<EndRow*> rows_;
    std::size_t shown_ = 0;  // rows
    Card* chart_card_;
    LineChart* chart_;
    Label* no_dives_;
    EndFacts* facts_;
    BigButton* saved_;
    Label* trouble_;
    BigButton* count_;
    BigButton* export_;
    BigButton* rematch_;
    wxTimer backup_;  // until it is made, or has failed
};

}  // namespace desktop
