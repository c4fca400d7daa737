#pragma once

#include <wx/button.h>
#include <wx/timer.h>

#include <array>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/gem_tile.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/controls/toggle_row.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/recruit_bag_view.h"
#include "app/desktop/pages/recruit_card_list.h"
#include "app/desktop/pages/recruit_run.h"
#include "app/desktop/pages/recruit_slots.h"

namespace desktop {

/// The market cards that come up: one tap each. The first one also plays the recruit or the refresh.
class RecruitPage : public Page {
public:
    RecruitPage(wxWindow* parent, Desk& desk);

    void Enter() override;
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] wxString Title() const override;
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] bool HasSteps() const override { return true; }
    [[nodiscard]] bool StaysOn(PageId) const override { return is_closing_ || IsAsEntered(); }
    [[nodiscard]] std::string_view Rule() const override { return "M2"; }
    bool Layout() override;

protected:
    [[nodiscard]] wxString Spoken() const override;
    void Draw(Painter& painter, const Box& body) override;

private:
    static constexpr std::size_t kTiles = 6;  // no gem, and the five colours a card can add

    [[nodiscard]] static std::optional<deepblue::Gem> GemOfTile(std::size_t tile);
    void BuildBottom();
    [[nodiscard]] bool IsAsEntered() const { return entered_at_ == TheSession().actions().size(); }
    void FindRun();
    void ShowBanner();
    void ShowTiles();
    void ShowKind();
    void ShowBottom();
    void ShowMemory();
    void LayOutBottom(const wxRect& bar);

    [[nodiscard]] deepblue::Action Beginning(bool refresh) const;
    void Reveal(std::optional<deepblue::Gem> gem, const std::optional<deepblue::MarketCard>& card = {});
    void RevealKnown(const session::KnownCard& card);
    void NewCard();
    void EditMemory();
    void ChooseKind(bool refresh);
    void Cancel();
    bool TakeBackRun();
    void Close();

    PromptBanner* banner_;
    std::array<GemTile*, kTiles> tiles_{};
    TableCard* run_card_;
    ToggleRow* kind_;
    RecruitSlots* slots_;
    Label* note_;
    RecruitCardList* cards_;
    BigButton* cancel_;
    BigButton* new_card_;
    BigButton* memory_;
    RecruitBagView* bag_;
    BigButton* done_;
    RevealRun run_;
    bool refresh_ = false;                   // chosen, as long as the run has not begun
    bool is_closing_ = false;                // all is revealed; the page stays for a moment
    std::optional<std::size_t> entered_at_;  // how long the game was then; nothing once it has gone on
    wxTimer closing_;
};

}  // namespace desktop
