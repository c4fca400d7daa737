#include "app/desktop/pages/show_words.h"

#include <wx/sizer.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "app/desktop/every_language.h"
#include "app/desktop/pages/native_width.h"
#include "app/desktop/pages/table_native.h"

namespace desktop {
namespace {

/// Asks for the width of one alone, since it takes long to ask a native control.
wxString widest(const wxControl& control, const std::vector<wxString>& texts) {
    wxString found;
    int width = 0;
    for (const wxString& text : std::set(texts.begin(), texts.end()))
        if (const int wide = control.GetTextExtent(text).x; wide > width) {
            width = wide;
            found = text;
        }
    return found;
}

void keep_width(wxControl& control, const std::vector<wxString>& labels) {
    control.SetMinSize({native_width(control, widest(control, labels)), control.GetMinHeight()});
}

std::vector<wxString> in_all(const Desk& desk, const Wordings& wordings) {
    std::vector<wxString> all;
    for (const auto& some : in_every_language(desk, wordings)) all.insert(all.end(), some.begin(), some.end());
    return all;
}

int lines_of(const wxString& text, const Label& label, double width, Look& look) {
    return static_cast<int>(look.type().paragraph(text, label.Kind(), look.px(width)).lines.size());
}

void show_in_lines(Label& label, const wxString& shown, const Paragraph& room, const std::vector<wxString>& texts,
                   Look& look) {
    int lines = room.least_lines;
    for (const wxString& text : texts) lines = std::max(lines, lines_of(text, label, room.width, look));
    label.SetText(shown);
    label.Reserve(room.width, lines);
}

}  // namespace

void show_label(wxControl& control, const Desk& desk, const Wording& label) {
    const wxString shown = label(desk.look.language());
    dress_native({&control}, desk.look);
    if (control.GetLabel() != shown) control.SetLabel(shown);
    keep_width(control, in_every_language(desk, label));
}

void show_label(wxButton& button, const Desk& desk, Icon icon, const Wording& label) {
    dress_button(button, label(desk.look.language()), icon, desk.look);
    keep_width(button, in_every_language(desk, label));
}

void show_entries(wxChoice& choice, const Desk& desk, int chosen, const Wordings& entries) {
    wxArrayString shown;
    for (const wxString& entry : entries(desk.look.language())) shown.Add(entry);
    dress_native({&choice}, desk.look);
    if (choice.GetStrings() != shown) choice.Set(shown);
    choice.SetSelection(chosen);
    keep_width(choice, in_all(desk, entries));
}

void show_choices(ToggleRow& row, const Desk& desk, const Wording& name, const Wordings& labels) {
    row.ReserveFor(in_every_language(desk, labels));
    row.SetChoices(name(desk.look.language()), labels(desk.look.language()));
}

void show_line(Label& label, const Desk& desk, const Wording& line) {
    int width = 0;
    for (const wxString& text : in_every_language(desk, line))
        width = std::max(width, desk.look.type().width(text, label.Kind()) + 1);
    label.SetText(line(desk.look.language()));
    label.Reserve(std::ceil(width / desk.look.scale().shapes()), 1);
}

void show_caption(Label& label, const Desk& desk, double width, const Wording& caption) {
    Look& look = desk.look;
    int most = 1;
    for (const wxString& text : in_every_language(desk, caption))
        most = std::max(most, lines_of(text, label, width, look));
    const wxString shown = caption(look.language());
    label.SetText(shown);
    label.Reserve(width, lines_of(shown, label, width, look));
    label.GetContainingSizer()->SetMinSize(0, most * look.type().line_height(label.Kind()));
}

void show_paragraph(Label& label, const Desk& desk, const Paragraph& room, const Wording& text) {
    show_in_lines(label, text(desk.look.language()), room, in_every_language(desk, text), desk.look);
}

void show_paragraph(Label& label, const Desk& desk, const Paragraph& room, const Wording& text, const Wordings& all) {
    show_in_lines(label, text(desk.look.language()), room, in_all(desk, all), desk.look);
}

}  // namespace desktop
