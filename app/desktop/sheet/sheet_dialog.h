#pragma once

#include <wx/checkbox.h>

#include "app/desktop/sheet/paper_dialog.h"
#include "app/session/fallback_sheet.h"

namespace desktop {

/// Offers the sheet to go on without the companion. The chests come along only on request and after a warning.
class SheetDialog : public PaperDialog {
public:
    SheetDialog(wxWindow* parent, Desk& desk);

private:
    [[nodiscard]] Paper ThePaper() override;
    /// What stands on the second page; nothing if it is not wanted.
    [[nodiscard]] std::vector<session::ChestSlip> Slips();
    [[nodiscard]] bool ConfirmChests();

    wxCheckBox* chests_;
};

}  // namespace desktop
