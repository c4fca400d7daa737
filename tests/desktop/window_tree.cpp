#include "tests/desktop/window_tree.h"

#include <wx/bookctrl.h>
#include <wx/control.h>
#include <wx/ctrlsub.h>
#include <wx/dataview.h>
#include <wx/listctrl.h>
#include <wx/regex.h>
#include <wx/textentry.h>
#include <wx/tooltip.h>
#include <wx/toplevel.h>

#include <algorithm>

#include "app/desktop/controls/drawn_control.h"
#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/pages/backup_list.h"
#include "tests/desktop/harness.h"
#include "tests/desktop/spoken.h"

namespace desktop_test {
namespace {

bool is_native_control(const wxWindow& window) {
    return window.IsKindOf(CLASSINFO(wxControl)) && dynamic_cast<const wxBookCtrlBase*>(&window) == nullptr &&
           window.AcceptsFocusFromKeyboard();
}

bool is_control(const wxWindow& window) {
    const auto* drawn = dynamic_cast<const desktop::DrawnControl*>(&window);
    return drawn != nullptr ? drawn->AcceptsFocus() : is_native_control(window);
}

void collect_controls(wxWindow& root, std::vector<wxWindow*>& found) {
    for (wxWindow* child : root.GetChildren()) {
        if (!child->IsShown() || child->IsTopLevel()) continue;
        if (is_control(*child))
            found.push_back(child);
        else
            collect_controls(*child, found);
    }
}

void add_cells(const wxListCtrl& list, std::vector<wxString>& texts) {
    for (long row = 0; row < list.GetItemCount(); ++row)
        for (int column = 0; column < list.GetColumnCount(); ++column) texts.push_back(list.GetItemText(row, column));
}

/// A text as it is read, without what marks parts of it.
wxString read_aloud(wxString text) {
    static const wxRegEx kMarks("</?[a-z]+[^>]*>");
    kMarks.ReplaceAll(&text, wxString());
    for (const auto& [code, sign] : {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&amp;", "&")})
        text.Replace(code, sign);
    return text;
}

void add_cells(const wxDataViewCtrl& list, std::vector<wxString>& texts) {
    const auto* model = dynamic_cast<const wxDataViewListModel*>(list.GetModel());
    if (model == nullptr) return;
    for (unsigned row = 0; row < model->GetCount(); ++row) {
        for (unsigned column = 0; column < list.GetColumnCount(); ++column) {
            wxVariant cell;
            model->GetValueByRow(cell, row, column);
            if (cell.GetType() == "wxDataViewIconText") {
                wxDataViewIconText text;
                text << cell;
                texts.push_back(text.GetText());
            } else {
                texts.push_back(read_aloud(cell.MakeString()));
            }
        }
    }
}

}  // namespace

std::vector<wxWindow*> all_windows(wxWindow& root) {
    std::vector<wxWindow*> found{&root};
    for (wxWindow* child : root.GetChildren()) {
        const auto below = all_windows(*child);
        found.insert(found.end(), below.begin(), below.end());
    }
    return found;
}

std::vector<wxWindow*> controls_of(wxWindow& root) {
    std::vector<wxWindow*> found;
    collect_controls(root, found);
    return found;
}

wxString name_of(const wxWindow& window) {
    return wxString::FromUTF8(spoken(window).name);
}

wxWindow* control_named(wxWindow& root, const wxString& name) {
    for (wxWindow* control : controls_of(root))
        if (name_of(*control) == name) return control;
    return nullptr;
}

wxWindow* panel_named(wxWindow& root, const wxString& name) {
    for (wxWindow* window : all_windows(root))
        if (dynamic_cast<desktop::DrawnPanel*>(window) != nullptr && window->IsShownOnScreen() &&
            name_of(*window) == name)
            return window;
    return nullptr;
}

std::vector<wxString> texts_of(const wxWindow& window) {
    const Spoken said = spoken(window);
    std::vector<wxString> texts{window.GetLabel(), window.GetToolTipText(), wxString::FromUTF8(said.name),
                                wxString::FromUTF8(said.description)};
    if (const auto* top = dynamic_cast<const wxTopLevelWindow*>(&window)) texts.push_back(top->GetTitle());
    if (const auto* entry = dynamic_cast<const wxTextEntry*>(&window)) texts.push_back(entry->GetValue());
    if (const auto* items = dynamic_cast<const wxItemContainerImmutable*>(&window))
        for (const wxString& item : items->GetStrings()) texts.push_back(item);
    if (const auto* list = dynamic_cast<const wxListCtrl*>(&window)) add_cells(*list, texts);
    if (const auto* list = dynamic_cast<const wxDataViewCtrl*>(&window)) add_cells(*list, texts);
    return texts;
}

wxSize target_of(const wxWindow& control) {
    const auto* drawn = dynamic_cast<const desktop::DrawnControl*>(&control);
    return drawn != nullptr ? drawn->Body().GetSize() : control.GetSize();
}

bool wait_for_backups(wxWindow& root) {
    const auto is_reading = [](wxWindow* window) {
        const auto* list = dynamic_cast<const desktop::BackupList*>(window);
        return list != nullptr && list->IsReading();
    };
    return pump_until([&] { return std::ranges::none_of(all_windows(root), is_reading); });
}

}  // namespace desktop_test
