#pragma once

#include "app/desktop/pages/settings_card.h"

namespace desktop {

/// The language of the table, and whether each player is asked in their own.
class SettingsLanguage : public SettingsCard {
public:
    SettingsLanguage(wxWindow* parent, Desk& desk);
    void ShowChoices() override;

private:
    Label* caption_ = nullptr;
    wxChoice* language_;
    wxCheckBox* own_;
};

}  // namespace desktop
