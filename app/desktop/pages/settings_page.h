#pragma once

#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/pages/bottom_bar.h"
#include "app/desktop/pages/form_area.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/settings_backups.h"

namespace desktop {

/// 13: everything works at once, and nothing touches a running game.
class SettingsPage : public Page {
public:
    SettingsPage(wxWindow* parent, Desk& desk);

    void Enter() override;
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] wxString Title() const override { return In().say("Settings"); }

private:
    void Leave();

    FormArea* area_;
    std::vector<SettingsCard*> cards_;
    SettingsBackups* backups_ = nullptr;
    Label* note_ = nullptr;
    BigButton* done_ = nullptr;
};

}  // namespace desktop
