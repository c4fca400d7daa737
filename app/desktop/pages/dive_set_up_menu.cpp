#include "app/desktop/pages/dive_set_up_menu.h"

#include <wx/menu.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace desktop {
namespace {

/// Pictures in menus are off by default, but here they tell more than the words.
void allow_pictures() {
#ifdef __WXGTK__
    g_object_set(gtk_settings_get_default(), "gtk-menu-images", TRUE, nullptr);
#endif
}

}  // namespace

void pop_up(wxWindow& at, const std::vector<MenuChoice>& choices) {
    allow_pictures();
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
