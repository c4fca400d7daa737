#include "app/desktop/look/accessible.h"

#include <wx/window.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace desktop {

#ifdef __WXGTK__
namespace {

AtkRole atk_role(Role role) {
    switch (role) {
        case Role::Button: return ATK_ROLE_PUSH_BUTTON;
        case Role::Choice: return ATK_ROLE_RADIO_BUTTON;
        case Role::Picture: return ATK_ROLE_IMAGE;
        case Role::Text: return ATK_ROLE_LABEL;
        case Role::Panel: return ATK_ROLE_PANEL;
    }
    return ATK_ROLE_PANEL;
}

AtkObject* accessible_of(wxWindow& window) {
    return gtk_widget_get_accessible(static_cast<GtkWidget*>(window.GetHandle()));
}

/// The innermost window in `root` that `widget` is a part of.
wxWindow* owner_of(GtkWidget* widget, const wxWindow& root) {
    for (wxWindow* child : root.GetChildren()) {
        if (wxWindow* inner = owner_of(widget, *child)) return inner;
        auto* whole = static_cast<GtkWidget*>(child->GetHandle());
        if (widget == whole || gtk_widget_is_ancestor(widget, whole)) return child;
    }
    return nullptr;
}

}  // namespace

void describe(wxWindow& window, const wxString& name, const wxString& description, Role role) {
    AtkObject* object = accessible_of(window);
    atk_object_set_name(object, name.utf8_str());
    atk_object_set_description(object, description.utf8_str());
    atk_object_set_role(object, atk_role(role));
}

void describe(wxWindow& window, const wxString& name) {
    atk_object_set_name(accessible_of(window), name.utf8_str());
}

wxWindow* focused_in(const wxWindow& root) {
    GtkWidget* top = gtk_widget_get_toplevel(static_cast<GtkWidget*>(root.GetHandle()));
    GtkWidget* focused = GTK_IS_WINDOW(top) ? gtk_window_get_focus(GTK_WINDOW(top)) : nullptr;
    return focused == nullptr ? nullptr : owner_of(focused, root);
}

bool is_touch() {
    GdkEvent* event = gtk_get_current_event();
    if (event == nullptr) return false;
    GdkDevice* device = gdk_event_get_source_device(event);
    const bool touch = device != nullptr && gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN;
    gdk_event_free(event);
    return touch;
}
#else
void describe(wxWindow& window, const wxString& name, const wxString&, Role) {
    window.SetName(name);
}

void describe(wxWindow& window, const wxString& name) {
    window.SetName(name);
}

wxWindow* focused_in(const wxWindow& root) {
    wxWindow* focused = wxWindow::FindFocus();
    return focused != nullptr && root.IsDescendant(focused) ? focused : nullptr;
}

bool is_touch() {
    return false;
}
#endif

}  // namespace desktop
