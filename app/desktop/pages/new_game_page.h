#pragma once

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/pages/bottom_bar.h"
#include "app/desktop/pages/form_area.h"
#include "app/desktop/pages/new_game_market.h"
#include "app/desktop/pages/new_game_players.h"
#include "app/desktop/pages/new_game_rules.h"
#include "app/desktop/pages/page.h"
#include "app/session/new_game_form.h"

namespace desktop {

/// 02: who plays, by which scenario, with which opening market. Kept as a draft until the game starts.
class NewGamePage : public Page {
public:
    NewGamePage(wxWindow* parent, Desk& desk);

    void Enter() override;
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] wxString Title() const override { return In().say("New game"); }
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] std::string_view Rule() const override { return "P1"; }

private:
    void FormChanged();
    void BuildBottom(BottomBar& bar);
    void ShowBottom();
    void AskAndStart();
    void StartGame();
    [[nodiscard]] bool GameRuns() const;
    [[nodiscard]] wxString WhyNoStart() const;

    session::NewGameForm form_;
    FormArea* area_;
    NewGamePlayers* players_;
    NewGameRules* rules_;
    NewGameMarket* market_;
    wxButton* back_;
    Label* state_;
    BigButton* start_;
};

}  // namespace desktop
