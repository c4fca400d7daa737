#pragma once

#include "app/desktop/controls/toggle_row.h"
#include "app/desktop/pages/settings_card.h"

namespace desktop {

/// How loud it is, and how fast things move.
class SettingsSound : public SettingsCard {
public:
    SettingsSound(wxWindow* parent, Desk& desk);
    void ShowChoices() override;

private:
    Label* volume_caption_ = nullptr;
    Label* speed_caption_ = nullptr;
    wxSlider* volume_;
    ToggleRow* speed_;
    wxCheckBox* gems_;
};

}  // namespace desktop
