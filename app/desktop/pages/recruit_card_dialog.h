#pragma once

#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <optional>

#include "app/desktop/look/look.h"
#include "app/session/remembered.h"

namespace desktop {

/// What is printed on a crew card, entered once.
class RecruitCardDialog : public wxDialog {
public:
    /// `use` names the deed of the button, such as "Remember and use".
    RecruitCardDialog(wxWindow* parent, Look& look, const wxString& title, const wxString& use,
                      const session::KnownCard& card = {});

    [[nodiscard]] session::KnownCard Entered() const;

private:
    void AddField(wxSizer& grid, const wxString& caption, wxWindow& field);
    void Take(const session::KnownCard& card);
    void OfferColours();
    void ShowWhatFits();
    [[nodiscard]] std::optional<deepblue::Gem> ChosenColour() const;

    Look& look_;
    wxTextCtrl* name_;
    wxChoice* does_;
    wxChoice* colour_;
    wxSpinCtrl* count_;
    wxSpinCtrl* vp_;
    wxChoice* adds_;
    wxButton* use_;
};

}  // namespace desktop
