#include "app/desktop/pages/wheel.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace desktop {

#ifdef __WXGTK__
namespace {

gboolean scroll_area(GtkWidget*, GdkEvent* event, gpointer area) {
    gtk_propagate_event(static_cast<GtkWidget*>(area), event);
    return TRUE;
}

void pass_on(GtkWidget* part, gpointer area) {
    const bool changes = GTK_IS_RANGE(part) || GTK_IS_COMBO_BOX(part) || GTK_IS_SPIN_BUTTON(part);
    if (changes) g_signal_connect(part, "scroll-event", G_CALLBACK(scroll_area), area);
    if (GTK_IS_CONTAINER(part)) gtk_container_forall(GTK_CONTAINER(part), pass_on, area);
}

}  // namespace

void leave_wheel_to(wxWindow& area) {
    pass_on(area.m_wxwindow, area.m_wxwindow);
}
#else
void leave_wheel_to(wxWindow&) {}
#endif

}  // namespace desktop
