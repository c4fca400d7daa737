#pragma once

#include "app/desktop/controls/fresco_view.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/pages/hint_strip.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/table_actions.h"
#include "app/desktop/pages/table_bag_card.h"
#include "app/desktop/pages/table_chests_card.h"
#include "app/desktop/pages/table_log_view.h"
#include "app/desktop/pages/table_peek_sheet.h"
#include "app/desktop/pages/table_scatter.h"

namespace desktop {

/// The table between dives: whose turn it is, what is in the bag, and the four things to do.
class TablePage : public Page {
public:
    TablePage(wxWindow* parent, Desk& desk);

    void Enter() override;
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] wxString Title() const override;
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] bool HasSteps() const override { return true; }
    [[nodiscard]] std::string_view Rule() const override { return hint_->Rule(); }
    bool Layout() override;

protected:
    [[nodiscard]] wxString Spoken() const override;

private:
    bool TakeCityKey(int key);
    [[nodiscard]] bool ScattersByHand() const;
    void ShowBanner();
    void ShowCity();
    void ShowLog();
    void ShowHint();
    void ShowActions();
    void OfferTurn(deepblue::Seat seat);
    void OfferCityWrecks(deepblue::Seat seat);
    void AskForCityWrecks(bool asked);
    void Recruit(deepblue::Seat seat);
    void Sail(deepblue::Seat seat);
    void ScatterByApp(int count);
    void Recount();
    void LayOutLeft(const wxRect& column);
    void LayOutRight(const wxRect& column);
    int CityHeight(int room);
    [[nodiscard]] wxString WhyNoDive(deepblue::Seat seat) const;
    [[nodiscard]] wxString WhyNoRecruit(deepblue::Seat seat) const;
    [[nodiscard]] wxString CityQuestion(deepblue::Seat seat, const words::Language& in) const;

    PromptBanner* banner_;
    TableBagCard* bag_;
    TableCard* city_;
    Label* city_count_;
    FrescoView* fresco_;
    TableChestsCard* chests_;
    TableLogView* log_;
    HintStrip* hint_;
    TableActions* actions_;
    TableScatter* scatter_;
    TablePeekSheet* sheet_;
    session::Story story_;
    bool asks_for_city_ = false;  // Sail was chosen, and revealed wrecks count
    std::size_t shown_steps_ = 0;
};

}  // namespace desktop
