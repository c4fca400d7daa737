#pragma once

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>

#include <vector>

#include "app/desktop/controls/card.h"
#include "app/desktop/nights/brave_rows.h"
#include "app/desktop/nights/chart_area.h"
#include "app/desktop/nights/nights_tab.h"
#include "app/nights/history.h"
#include "app/nights/luck.h"

namespace desktop {

/// What dives brought against what the odds gave, of one night or of all games.
class LuckTab : public NightsTab {
public:
    LuckTab(wxWindow* parent, Desk& desk);

    void ShowState() override;
    [[nodiscard]] static wxString Heading(const words::Language& in) { return in.say("Luck"); }

private:
    void AddControls(Stack& column);
    void AddCards(Stack& column);
    void ShowNights();
    void ShowLedger();
    void ShowBravest();
    void ShowOdds();
    void ShowControls();
    void FitNight();
    [[nodiscard]] int MoreForText() const;
    /// What the choice of nights offers.
    [[nodiscard]] std::vector<wxString> Entries(const words::Language& language) const;
    [[nodiscard]] std::optional<journal::NightId> Night() const;
    [[nodiscard]] Bars Ledger() const;
    [[nodiscard]] Bars Odds() const;
    [[nodiscard]] bool HasCharts() const;
    [[nodiscard]] wxString Title() const;
    void NightChosen();
    void Copy();
    void Save();

    std::vector<nights::Evening> evenings_;
    bool has_earlier_ = false;  // nights that are not in the list yet
    nights::Luck luck_;
    wxChoice* night_;
    wxCheckBox* app_only_;
    wxButton* copy_;
    wxButton* save_;
    Label* none_;
    Stack* cards_;
    Card* ledger_card_;
    Label* about_;
    ChartArea* ledger_;
    Card* sum_card_;
    Label* sum_;
    Card* brave_card_;
    BraveRows* bravest_;
    Card* odds_card_;
    Label* odds_about_;
    BarChart* odds_;
};

}  // namespace desktop
