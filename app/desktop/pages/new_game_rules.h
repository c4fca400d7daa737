#pragma once

#include <wx/button.h>

#include <functional>

#include "app/desktop/controls/card.h"
#include "app/desktop/controls/toggle_row.h"
#include "app/desktop/desk.h"
#include "app/session/new_game_form.h"

class wxCheckBox;
class wxChoice;
class wxRadioButton;

namespace desktop {

/// The scenario, who draws, how much is told of the odds, and the house rules.
class NewGameRules : public Card {
public:
    NewGameRules(wxWindow* parent, Desk& desk, session::NewGameForm& form, std::function<void()> changed);

    void ShowForm();

private:
    void ScenarioChosen();
    void ChangeHouseRules();
    void Build();
    void ShowScenario();
    Label* AddHeading();

    Desk& desk_;
    session::NewGameForm& form_;
    std::function<void()> changed_;
    ToggleRow* choice_;
    wxChoice* scenario_;
    Label* rule_;
    Label* who_;
    wxRadioButton* by_app_;
    wxRadioButton* by_hand_;
    Label* odds_heading_;
    ToggleRow* odds_;
    wxCheckBox* coach_;
    Label* house_;
    Label* house_state_;
    wxButton* change_;
    int times_asked_ = 0;
};

}  // namespace desktop
