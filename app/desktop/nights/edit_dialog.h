#pragma once

#include <functional>
#include <vector>

#include "app/desktop/nights/game_form.h"
#include "app/nights/editing.h"

namespace desktop {

/// Changes when and where a finished game was played, by whom, and what was written about it.
class EditDialog : public GameForm {
public:
    /// `taken` changes the game, or returns why not; its night has so many games.
    EditDialog(wxWindow* parent, Desk& desk, const nights::GameEdit& edit, int games_in_night,
               std::function<wxString(const nights::GameEdit&)> taken);

private:
    wxString Take() override;
    /// The player of that name, who is added if nobody has it; throws journal::Error.
    [[nodiscard]] journal::PlayerId PlayerOf(const std::string& name, journal::PlayerId before) const;

    nights::GameEdit before_;
    std::function<wxString(const nights::GameEdit&)> taken_;
    std::vector<wxComboBox*> names_;
};

}  // namespace desktop
