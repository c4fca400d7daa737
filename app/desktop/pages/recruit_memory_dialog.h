#pragma once

#include <wx/dialog.h>
#include <wx/listbox.h>
#include <wx/stattext.h>

#include <vector>

#include "app/desktop/desk.h"

namespace desktop {

/// The remembered cards and wrecks: change, delete, write them to a file, read them from one.
class RecruitMemoryDialog : public wxDialog {
public:
    RecruitMemoryDialog(wxWindow* parent, Desk& desk);

private:
    void ShowList();
    void ShowWhatIsAllowed();
    void Edit();
    void Delete();
    void Export();
    void Import();
    wxButton* AddButton(wxSizer& column, const wxString& label, void (RecruitMemoryDialog::*deed)());
    void Say(const wxString& sentence);
    [[nodiscard]] bool IsSureToImport();

    Desk& desk_;
    std::vector<session::Remembered<session::KnownCard>> cards_;
    std::vector<session::Remembered<session::KnownWreck>> wrecks_;
    wxListBox* list_;
    wxStaticText* said_;
    wxButton* edit_;
    wxButton* delete_;
    wxButton* export_;
};

}  // namespace desktop
