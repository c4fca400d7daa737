#pragma once

#include <wx/button.h>

#include "app/desktop/pages/backup_list.h"
#include "app/desktop/pages/settings_card.h"

namespace desktop {

/// The backups. Only one that was read back counts as one.
class SettingsBackups : public SettingsCard {
public:
    SettingsBackups(wxWindow* parent, Desk& desk);

    void ShowChoices() override;
    /// Looks which backups there are and reads them.
    void ReadBackups() { list_->ReadBackups(); }

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    void ShowButtons();
    void BackUpNow();
    void Restore();
    void ShowMore();

    Label* text_;
    BackupList* list_;
    wxButton* back_up_;
    wxButton* restore_;
    wxButton* more_;
};

}  // namespace desktop
