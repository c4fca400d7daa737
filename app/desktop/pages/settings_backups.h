#pragma once

#include <wx/button.h>

#include <vector>

#include "app/desktop/pages/settings_card.h"
#include "engine/journal/backups.h"

class wxListView;

namespace desktop {

/// The backups. Only one that was read back counts as one.
class SettingsBackups : public SettingsCard {
public:
    SettingsBackups(wxWindow* parent, Desk& desk);

    void ShowChoices() override;
    /// Looks which backups there are and reads them.
    void ReadBackups();

private:
    void ListBackups();
    void AddLine(const wxString& what, const wxString& state, bool good);
    void ShowButtons();
    void BackUpNow();
    void Restore();

    Label* text_;
    wxListView* list_;
    wxButton* back_up_;
    wxButton* restore_;
    std::vector<journal::Backup> good_;
    std::vector<journal::Backup> bad_;
};

}  // namespace desktop
