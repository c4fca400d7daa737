#pragma once

#include "app/desktop/pages/settings_card.h"

namespace desktop {

/// Theme, sizes, and whether the screen stays awake.
class SettingsLook : public SettingsCard {
public:
    SettingsLook(wxWindow* parent, Desk& desk);
    void ShowChoices() override;

private:
    Label* theme_caption_ = nullptr;
    Label* text_caption_ = nullptr;
    Label* gem_caption_ = nullptr;
    wxChoice* theme_;
    wxSlider* text_size_;
    wxSlider* gem_size_;
    wxCheckBox* awake_;
};

}  // namespace desktop
