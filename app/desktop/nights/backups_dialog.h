#pragma once

#include "app/desktop/pages/backup_list.h"
#include "app/desktop/pages/list_dialog.h"

namespace desktop {

/// All about the backups: read one back again, restore it, or save it elsewhere.
class BackupsDialog : public ListDialog {
public:
    BackupsDialog(wxWindow* parent, Desk& desk);

    /// The one to restore, once the dialog has gone.
    [[nodiscard]] const std::optional<journal::Backup>& ToRestore() const { return to_restore_; }

private:
    void ShowAll();
    void ShowChosen();
    void BackUpNow();
    void CheckAgain();
    void Restore();
    void SaveElsewhere();

    BackupList* list_;
    wxButton* check_;
    wxButton* restore_;
    wxButton* save_;
    std::optional<journal::Backup> to_restore_;
};

/// Opens the dialog, and restores what was chosen there.
void show_backups(wxWindow* parent, Desk& desk);

/// Whether that backup shall take the place of everything entered since.
[[nodiscard]] bool is_sure_to_restore(wxWindow* parent, const Desk& desk, const journal::Backup& backup);
/// Asks, and has the program do it.
void offer_to_restore(wxWindow* parent, const Desk& desk, const journal::Backup& backup);

}  // namespace desktop
