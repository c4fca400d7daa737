#pragma once

#include <wx/scrolwin.h>

#include <optional>
#include <utility>
#include <vector>

#include "app/desktop/controls/label.h"
#include "app/desktop/look/look.h"

namespace desktop {

/// Where a form stands. With the usual text size all of it is seen; with larger text it scrolls.
class FormArea : public wxScrolledWindow {
public:
    /// The cards of a column, from top to bottom, and how the column shares the width.
    struct Column {
        std::vector<std::pair<wxWindow*, int>> cards;  // with how they share the height
        int share = 1;
    };

    FormArea(wxWindow* parent, Look& look);

    /// How the cards stand side by side, and how where large text needs wider columns.
    void SetColumns(std::vector<Column> usual, std::vector<Column> for_large_text);
    /// Lays out anew: something in the cards has changed.
    void ShowCards();

private:
    void Arrange();

    Look& look_;
    std::vector<Column> usual_;
    std::vector<Column> for_large_text_;
    std::optional<bool> is_large_;  // as it is arranged now
    Listeners::Following following_;
    Listeners::Following laying_out_;
};

/// Shows a text with room for as many lines as it takes in that width of the drawings, and for some at least where
/// nothing shall move when it changes.
void show_paragraph(Label& label, const wxString& text, double width, Look& look, int least_lines = 1);

}  // namespace desktop
