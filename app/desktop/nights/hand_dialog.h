#pragma once

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>

#include <functional>
#include <optional>
#include <vector>

#include "app/desktop/nights/game_form.h"
#include "app/nights/finished_game.h"
#include "app/nights/told_game.h"

namespace desktop {

/// A game of which only the scores are known, for an evening without the program.
class HandDialog : public GameForm {
public:
    /// `taken` adds or changes the game, or returns why not; its night has so many games.
    HandDialog(wxWindow* parent, Desk& desk, const nights::HandGame& game, int games_in_night,
               std::function<wxString(const nights::HandGame&)> taken);

private:
    struct Row {
        wxComboBox* name = nullptr;
        wxChoice* colour = nullptr;
        wxTextCtrl* vp = nullptr;
        wxTextCtrl* cards = nullptr;
    };

    wxString Take() override;
    void AddScores(const nights::HandGame& game);
    [[nodiscard]] Row NewRow(const nights::HandScore& score, int number);
    [[nodiscard]] wxTextCtrl* NewNumberField(std::optional<int> number);
    [[nodiscard]] nights::HandGame Game() const;

    std::function<wxString(const nights::HandGame&)> taken_;
    wxChoice* scenario_;
    wxCheckBox* printed_;
    wxSpinCtrl* minutes_;
    wxChoice* began_;
    std::vector<Row> rows_;
};

/// The form of a game that was entered by hand; nothing for any other game.
[[nodiscard]] std::optional<nights::HandGame> hand_game(const nights::FinishedGame& game);

}  // namespace desktop
