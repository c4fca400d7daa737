#pragma once

#include "app/desktop/pages/settings_card.h"

namespace desktop {

class ColourCheck;

/// How gems and flags are told apart, also without colours.
class SettingsColours : public SettingsCard {
public:
    SettingsColours(wxWindow* parent, Desk& desk);
    void ShowChoices() override;

private:
    Label* text_;
    ColourCheck* check_;
    wxCheckBox* outlines_;
    wxCheckBox* patterns_;
};

}  // namespace desktop
