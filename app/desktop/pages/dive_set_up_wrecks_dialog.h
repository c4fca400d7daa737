#pragma once

#include <wx/listbox.h>

#include <vector>

#include "app/desktop/pages/list_dialog.h"

namespace desktop {

/// The remembered wrecks: enter, change, delete.
class DiveSetUpWrecksDialog : public ListDialog {
public:
    DiveSetUpWrecksDialog(wxWindow* parent, Desk& desk);

private:
    void ShowList();
    void ShowWhatIsAllowed();
    void Enter();
    void Change();
    void Delete();
    [[nodiscard]] const session::Remembered<session::KnownWreck>& Chosen() const;

    std::vector<session::Remembered<session::KnownWreck>> wrecks_;
    wxListBox* list_;
    wxButton* change_;
    wxButton* delete_;
};

}  // namespace desktop
