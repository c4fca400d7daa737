#include "app/desktop/pages/dive_set_up_menu.h"

#include <wx/menu.h>

namespace desktop {

void pop_up(wxWindow& at, const std::vector<MenuChoice>& choices) {
    wxMenu menu;
    for (const MenuChoice& choice : choices) {
        if (!choice.chosen) {
            menu.AppendSeparator();
            continue;
        }
        auto* item = new wxMenuItem(&menu, wxID_ANY, choice.label);
        if (choice.picture.IsOk()) item->SetBitmap(choice.picture);
        menu.Append(item);
        menu.Bind(
            wxEVT_MENU, [&at, chosen = choice.chosen](wxCommandEvent&) { at.CallAfter(chosen); }, item->GetId());
    }
    at.PopupMenu(&menu, 0, at.GetClientSize().y);
}

}  // namespace desktop
