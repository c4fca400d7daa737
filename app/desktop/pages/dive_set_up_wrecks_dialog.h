#pragma once

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/listbox.h>
#include <wx/stattext.h>

#include <vector>

#include "app/desktop/desk.h"

namespace desktop {

/// The remembered wrecks: enter, change, delete.
class DiveSetUpWrecksDialog : public wxDialog {
public:
    DiveSetUpWrecksDialog(wxWindow* parent, Desk& desk);

private:
    void ShowList();
    void ShowWhatIsAllowed();
    void Enter();
    void Change();
    void Delete();
    wxButton* AddButton(wxSizer& column, const wxString& label, void (DiveSetUpWrecksDialog::*deed)());
    [[nodiscard]] const session::Remembered<session::KnownWreck>& Chosen() const;

    Desk& desk_;
    std::vector<session::Remembered<session::KnownWreck>> wrecks_;
    wxListBox* list_;
    wxStaticText* said_;
    wxButton* change_;
    wxButton* delete_;
};

}  // namespace desktop
