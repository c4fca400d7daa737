#pragma once

#include <wx/listbox.h>

#include <vector>

#include "app/desktop/pages/list_dialog.h"

namespace desktop {

/// The remembered cards and wrecks: change, delete, write them to a file, read them from one.
class RecruitMemoryDialog : public ListDialog {
public:
    RecruitMemoryDialog(wxWindow* parent, Desk& desk);

private:
    void ShowList();
    void ShowWhatIsAllowed();
    void Edit();
    void Delete();
    void Export();
    void Import();
    [[nodiscard]] bool IsSureToImport();

    std::vector<session::Remembered<session::KnownCard>> cards_;
    std::vector<session::Remembered<session::KnownWreck>> wrecks_;
    wxListBox* list_;
    wxButton* edit_;
    wxButton* delete_;
    wxButton* export_;
};

}  // namespace desktop
