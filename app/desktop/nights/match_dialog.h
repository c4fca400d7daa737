#pragma once

#include <wx/button.h>
#include <wx/checklst.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <vector>

#include "app/desktop/desk.h"
#include "app/nights/foreign_plays.h"

namespace desktop {

/// Asks which games of a file of another program are ours, and who of ours its players are.
class MatchDialog : public wxDialog {
public:
    MatchDialog(wxWindow* parent, Desk& desk, const nights::ForeignPlays& plays);

    /// What was decided.
    [[nodiscard]] nights::ForeignChoice Chosen() const;

private:
    struct Row {
        wxStaticText* name = nullptr;
        wxChoice* person = nullptr;
    };

    void AddGames(wxSizer& column);
    void AddPlayers(wxSizer& column);
    void AddButtons(wxSizer& column);
    void AddRow(std::size_t player);
    void ShowRows();
    /// How many plays are of games that are chosen.
    [[nodiscard]] int Plays() const;
    [[nodiscard]] std::vector<bool> PlayersAtTables() const;
    [[nodiscard]] bool IsOurs(std::size_t game) const;
    [[nodiscard]] const words::Language& In() const { return desk_.look.language(); }

    Desk& desk_;
    const nights::ForeignPlays& plays_;
    std::vector<nights::Person> people_;
    wxCheckListBox* games_ = nullptr;  // only where there is something to decide
    wxScrolledWindow* area_ = nullptr;
    wxFlexGridSizer* grid_ = nullptr;
    std::vector<Row> rows_;
    wxStaticText* sum_ = nullptr;
    wxButton* take_over_ = nullptr;
};

}  // namespace desktop
