#pragma once

#include <wx/button.h>

#include <array>
#include <functional>

#include "app/desktop/controls/card.h"
#include "app/desktop/controls/gem_tile.h"
#include "app/desktop/desk.h"
#include "app/session/new_game_form.h"

namespace desktop {

/// The four cards of the opening market: one tap for what each of them adds.
class NewGameMarket : public Card {
public:
    NewGameMarket(wxWindow* parent, Desk& desk, session::NewGameForm& form, std::function<void()> changed);

    void ShowForm();
    /// Brings back what is printed on the cards that the form has by name only.
    void CompleteCards();

private:
    static constexpr std::size_t kTiles = 6;  // no gem, silver, gold, red, green, purple

    void AddRow(std::size_t slot);
    void ShowBag();
    void ShowNames();
    void TakeRemembered();

    Desk& desk_;
    session::NewGameForm& form_;
    std::function<void()> changed_;
    Label* hint_;
    std::array<std::array<GemTile*, kTiles>, session::NewGameForm::kMarket> tiles_{};
    wxButton* remembered_;
    Label* names_;
    Card* bag_;
    Label* bag_count_;
    Label* bag_title_;
    Label* bag_text_;
};

}  // namespace desktop
