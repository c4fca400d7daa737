#pragma once

#include <wx/dialog.h>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/desktop/controls/toggle_row.h"
#include "app/desktop/desk.h"
#include "app/desktop/pages/draw_odds_table.h"
#include "engine/deepblue/dive_value.h"

namespace desktop {

/// What lies before each diver, from what lies open on the table. How many protecting cards someone holds is secret,
/// so that is left to be tried; and here the table decides how much it wants to be told.
class OddsDialog : public wxDialog {
public:
    OddsDialog(wxWindow* parent, Desk& desk);

    [[nodiscard]] ToggleRow& Level() { return *level_; }
    [[nodiscard]] ToggleRow& Coach() { return *coach_; }
    [[nodiscard]] ToggleRow& Cards() { return *cards_; }
    [[nodiscard]] OddsTable& Figures() { return *figures_; }

private:
    Stack* AddChoice(Label*& caption, ToggleRow*& row);
    void ShowState();
    void ShowFigures();
    void SetLevel(int level);
    void SetCoach(bool on);
    void Keep(const session::TableSettings& settings);
    [[nodiscard]] wxString Chance(double chance) const;
    [[nodiscard]] wxString LeaderLine();
    [[nodiscard]] session::OddsShown Shown() const { return desk_.session.settings().odds; }
    [[nodiscard]] const words::Language& In() const { return desk_.look.language(); }

    Desk& desk_;
    Card* card_;
    Label* level_caption_ = nullptr;
    ToggleRow* level_ = nullptr;
    Label* coach_caption_ = nullptr;
    ToggleRow* coach_ = nullptr;
    Label* cards_caption_ = nullptr;
    ToggleRow* cards_ = nullptr;
    OddsTable* figures_;
    Label* leader_;
    BigButton* close_;
    deepblue::BestPlay best_play_;
};

}  // namespace desktop
