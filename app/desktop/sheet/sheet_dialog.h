#pragma once

#include <wx/checkbox.h>
#include <wx/dialog.h>

#include "app/desktop/desk.h"
#include "app/session/fallback_sheet.h"

namespace desktop {

/// Offers the sheet to go on without the companion: saved as a PDF, and from there printed by the desktop. The chests
/// come along only on request and after a warning.
class SheetDialog : public wxDialog {
public:
    SheetDialog(wxWindow* parent, Desk& desk);

private:
    void Save(bool opens);
    /// What stands on the second page; nothing if it is not wanted.
    [[nodiscard]] std::vector<session::ChestSlip> Slips();
    [[nodiscard]] bool ConfirmChests();
    [[nodiscard]] const words::Language& In() const { return desk_.look.language(); }

    Desk& desk_;
    wxCheckBox* chests_;
};

}  // namespace desktop
