#pragma once

#include <wx/button.h>
#include <wx/choice.h>

#include "app/desktop/controls/bar_chart.h"
#include "app/desktop/nights/chart_key.h"
#include "app/desktop/nights/fairness_check.h"
#include "app/desktop/nights/nights_tab.h"
#include "app/desktop/nights/verdict_view.h"
#include "app/nights/bag_fairness.h"

namespace desktop {

/// Whether the gems the app drew are those of a fair bag.
class FairnessTab : public NightsTab {
public:
    FairnessTab(wxWindow* parent, Desk& desk);

    void ShowState() override;
    [[nodiscard]] static wxString Heading(const words::Language& in) { return in.say("Fairness"); }
    /// Shows that game to be checked.
    void ChooseGame(journal::GameId game);

private:
    void AddControls(Stack& column);
    void AddCards(Stack& column);
    void ShowScope();
    void ShowBag();
    [[nodiscard]] VerdictFace Verdict(const words::Language& language) const;
    [[nodiscard]] Bars Drawn() const;
    void SaveDraws();
    void SavePicture();

    nights::BagFairness fairness_;
    wxChoice* scope_;
    Label* by_hand_;
    wxButton* picture_;
    wxButton* export_;
    Card* bag_card_;
    BarChart* bag_;
    ChartKey* key_;
    VerdictView* verdict_;
    FairnessCheck* check_;
};

}  // namespace desktop
