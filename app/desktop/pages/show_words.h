#pragma once

#include <wx/button.h>
#include <wx/choice.h>

#include <functional>
#include <vector>

#include "app/desktop/controls/label.h"
#include "app/desktop/controls/toggle_row.h"
#include "app/desktop/desk.h"

namespace desktop {

/// The width of a paragraph in the drawings, and how many lines it has room for at least.
struct Paragraph {
    Paragraph(double its_width, int its_least_lines = 1) : width(its_width), least_lines(its_least_lines) {}
    double width;
    int least_lines;
};

/// What a language says.
using Wording = std::function<wxString(const words::Language&)>;
using Wordings = std::function<std::vector<wxString>(const words::Language&)>;

// Each shows words in the language of the table and keeps room for them in every other, so that nothing moves when the
// language changes.

/// On a native button, check box or radio button.
void show_label(wxControl& control, const Desk& desk, const Wording& label);
void show_label(wxButton& button, const Desk& desk, Icon icon, const Wording& label);
/// In a native choice, of which `chosen` holds.
void show_entries(wxChoice& choice, const Desk& desk, int chosen, const Wordings& entries);
/// In a row of choices, which is about `name`.
void show_choices(ToggleRow& row, const Desk& desk, const Wording& name, const Wordings& labels);
/// As one line.
void show_line(Label& label, const Desk& desk, const Wording& line);
/// Beside something, in the middle of the height of its row, which keeps room for the lines of every language.
void show_caption(Label& label, const Desk& desk, double width, const Wording& caption);
/// In as many lines as it takes.
void show_paragraph(Label& label, const Desk& desk, const Paragraph& room, const Wording& text);
/// The same where another of `all` may stand there soon.
void show_paragraph(Label& label, const Desk& desk, const Paragraph& room, const Wording& text, const Wordings& all);

}  // namespace desktop
