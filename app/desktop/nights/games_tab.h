#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "app/desktop/controls/label.h"
#include "app/desktop/nights/game_card.h"
#include "app/desktop/nights/games_list.h"
#include "app/desktop/nights/nights_filter.h"
#include "app/desktop/nights/nights_steps.h"
#include "app/desktop/nights/nights_tab.h"
#include "app/nights/editing.h"
#include "app/nights/told_game.h"

namespace desktop {

/// The games of all evenings, and the one that is chosen.
class GamesTab : public NightsTab {
public:
    /// `open` shows a game from its first to its last step.
    GamesTab(wxWindow* parent, Desk& desk, NightsSteps& steps, std::function<void(journal::GameId)> open);

    void Enter() override { list_->Enter(); }
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] static wxString Heading(const words::Language& in) { return in.say("Nights"); }
    bool Layout() override;

    [[nodiscard]] GamesList& List() { return *list_; }
    /// Fills the menu with what else can be done with the game that is chosen.
    void FillMenu(class FrameMenu& menu);

private:
    void ShowChosen();
    void Replay();
    void Edit();
    void EditScores(journal::GameId id, const nights::HandGame& form);
    /// Makes the changes, or says why not.
    [[nodiscard]] wxString Edited(const std::vector<nights::GameChange>& changes);
    [[nodiscard]] wxString Change(journal::GameId id, const std::vector<nights::GameChange>& changes,
                                  std::function<wxString()> deed);
    void More();
    void Remove();
    void EnterByHand();
    void BringBack();
    void OfferImport();
    void OfferExport();
    void CopyNight();
    void CopyPicture();
    void TellCopied(bool is_there) const;
    void SaveNight();
    void SaveChart();
    void SaveGameFile();
    void Verify();
    void Told(const wxString& reason) const;
    [[nodiscard]] wxString DayOf(journal::GameId game, const words::Language& in) const;
    [[nodiscard]] std::optional<nights::FinishedGame> Chosen() const;
    /// The games of the night of the one that is chosen, the first one first.
    [[nodiscard]] std::vector<nights::FinishedGame> Night() const;

    NightsSteps& steps_;
    std::function<void(journal::GameId)> open_;
    NightsFilter* filter_;
    wxButton* by_hand_;
    wxButton* import_;
    wxButton* export_;
    GamesList* list_;
    GameCard* card_;
    Label* empty_;
    wxButton* sample_;  // for whoever has no game yet
};

}  // namespace desktop
