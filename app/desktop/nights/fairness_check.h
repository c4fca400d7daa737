#pragma once

#include <wx/choice.h>

#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/desktop/desk.h"
#include "app/desktop/nights/seal_view.h"
#include "app/nights/history.h"
#include "app/session/fairness.h"

namespace desktop {

/// Where anyone can check the draws of a finished game: its seal, the proof, and the file for someone else's verifier.
/// Sends wxEVT_CHOICE when another game is chosen.
class FairnessCheck : public Card {
public:
    FairnessCheck(wxWindow* parent, Desk& desk);

    void ShowGames();
    /// The game that is checked, if there is one with draws of the app.
    [[nodiscard]] std::optional<journal::GameId> Chosen() const;
    void Choose(journal::GameId game);

private:
    void ReadGames();
    void ListGames();
    void GameChosen();
    void ShowChosen();
    void ShowProof();
    void Verify();
    void Save();
    [[nodiscard]] const words::Language& In() const { return desk_.look.language(); }

    struct SealedGame {
        journal::GameId id{};
        std::string commitment;
        journal::Seconds started{};
        std::string scenario;
        std::int64_t draws = 0;
    };
    [[nodiscard]] std::optional<SealedGame> Sealed(journal::GameId id) const;
    [[nodiscard]] const SealedGame* Shown() const;
    /// What the choice of games offers.
    [[nodiscard]] std::vector<wxString> Entries(const words::Language& language) const;
    void ShowSeal(const SealedGame& game);

    Desk& desk_;
    std::vector<SealedGame> games_;
    std::optional<journal::GameId> last_;  // that was read
    bool has_earlier_ = false;
    std::optional<session::Proof> proof_;  // of the chosen game, once it was asked for
    wxChoice* game_;
    Label* about_;
    SealView* seal_;
    Label* proven_;
    Label* refuted_;
    BigButton* verify_;
    BigButton* save_;
};

}  // namespace desktop
