#pragma once

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/listbox.h>
#include <wx/stattext.h>

#include <vector>

#include "app/desktop/desk.h"

namespace desktop {

/// Which remembered card came up in the opening market, and as which of the four.
class NewGameCardDialog : public wxDialog {
public:
    /// `slot` is the card that is meant unless another is chosen, from 0.
    NewGameCardDialog(wxWindow* parent, Desk& desk, std::size_t slots, std::size_t slot);

    [[nodiscard]] std::size_t Slot() const { return static_cast<std::size_t>(slot_->GetSelection()); }
    /// Requires that the dialog was answered.
    [[nodiscard]] session::KnownCard Card() const;

private:
    void ShowCards();
    void ShowWhatIsAllowed();
    void EnterCard();

    Desk& desk_;
    std::vector<session::Remembered<session::KnownCard>> cards_;
    wxChoice* slot_;
    wxListBox* list_;
    wxStaticText* said_;
    wxButton* use_;
};

}  // namespace desktop
