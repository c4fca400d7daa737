#pragma once

#include <wx/button.h>

#include <optional>

#include "app/desktop/controls/label.h"
#include "app/desktop/nights/nights_filter.h"
#include "app/desktop/nights/nights_steps.h"
#include "app/desktop/nights/nights_tab.h"
#include "app/desktop/nights/player_card.h"
#include "app/desktop/nights/players_list.h"

namespace desktop {

class FrameMenu;

/// What games came to for everyone who ever played.
class PlayersTab : public NightsTab {
public:
    PlayersTab(wxWindow* parent, Desk& desk, NightsSteps& steps);

    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] static wxString Heading(const words::Language& in) { return in.say_in("game nights", "Players"); }
    bool Layout() override;

    [[nodiscard]] PlayersList& List() { return *list_; }
    /// Fills the menu with what can be done with the player who is chosen.
    void FillMenu(FrameMenu& menu);

private:
    void ReadRecords();
    void ShowSurfaced();
    void ShowChosen();
    void OfferDeeds();
    void Rename();
    void Merge();
    void Unmerge(journal::PlayerId player);
    void Anonymise();
    void OfferBackups(const std::vector<journal::Backup>& backups);
    void SaveChart();
    void Told(const wxString& reason) const;
    /// Renames the player and returns why not.
    wxString Name(journal::PlayerId player, const std::string& name);
    [[nodiscard]] const nights::PlayerRecord* Chosen() const;

    NightsSteps& steps_;
    NightsFilter* filter_;
    wxButton* deeds_;
    PlayersList* list_;
    Card* surfaced_card_;
    BarRows* surfaced_;
    PlayerCard* card_;
    Label* empty_;
    std::vector<nights::PlayerRecord> records_;
};

}  // namespace desktop
