#pragma once

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <array>

#include "app/desktop/look/look.h"
#include "app/session/dive_form.h"

namespace desktop {

/// What is printed on a wreck, entered once.
class DiveSetUpWreckDialog : public wxDialog {
public:
    DiveSetUpWreckDialog(wxWindow* parent, Look& look, const wxString& title, const session::KnownWreck& wreck = {});

    [[nodiscard]] session::KnownWreck Entered() const;

private:
    void AddField(wxSizer& grid, const wxString& caption, wxWindow& field);
    void Take(const session::KnownWreck& wreck);
    void ShowWhatFits();

    Look& look_;
    wxTextCtrl* name_;
    wxSpinCtrl* vp_;
    wxCheckBox* city_;
    std::array<wxChoice*, session::DiveForm::kCorners> spots_{};
    wxButton* save_;
};

}  // namespace desktop
