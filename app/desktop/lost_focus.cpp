#include "app/desktop/lost_focus.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace desktop {

bool has_lost_focus(const wxTopLevelWindow& window) {
#ifdef __WXGTK__
    // A native control may have the focus in a part of it that wxWindow::FindFocus does not know.
    GtkWidget* const focused = gtk_window_get_focus(GTK_WINDOW(window.GetHandle()));
    return focused == nullptr || !gtk_widget_get_mapped(focused) || !gtk_widget_is_sensitive(focused);
#else
    const wxWindow* const focused = wxWindow::FindFocus();
    return focused == nullptr || !focused->IsShownOnScreen() || !focused->IsEnabled();
#endif
}

}  // namespace desktop
