#pragma once

#include <wx/button.h>

#include "app/desktop/pages/settings_card.h"

namespace desktop {

/// What is shown and asked in a dive, and what the program has learned of cards and wrecks.
class SettingsDive : public SettingsCard {
public:
    SettingsDive(wxWindow* parent, Desk& desk);
    void ShowChoices() override;

private:
    void EditCards();
    void EditWrecks();

    wxCheckBox* next_;
    wxCheckBox* hints_;
    wxCheckBox* coach_;
    wxCheckBox* every_gem_;
    Label* odds_caption_ = nullptr;
    wxChoice* odds_;
    wxButton* cards_;
    wxButton* wrecks_;
};

}  // namespace desktop
