#include "app/desktop/look/snapshot.h"

#include <wx/toplevel.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace desktop {

#ifdef __WXGTK__

Snapshot::Snapshot(wxTopLevelWindow& window) {
    auto* const widget = static_cast<GtkWidget*>(window.GetHandle());
    GdkWindow* const screen = gtk_widget_get_window(widget);
    if (screen == nullptr) return;
    const wxSize size = window.GetClientSize() * gdk_window_get_scale_factor(screen);
    if (size.x <= 0 || size.y <= 0) return;
    cairo_surface_t* surface = gdk_window_create_similar_image_surface(screen, CAIRO_FORMAT_RGB24, size.x, size.y, 0);
    surface_.reset(surface, [](void* held) { cairo_surface_destroy(static_cast<cairo_surface_t*>(held)); });
    gtk_container_check_resize(GTK_CONTAINER(widget));  // what waits for its place is not drawn
    cairo_t* context = cairo_create(surface);
    gtk_widget_draw(widget, context);
    cairo_destroy(context);
}

void Snapshot::paint(wxGraphicsContext& gc, double opacity) const {
    if (!is_there()) return;
    auto* context = static_cast<cairo_t*>(gc.GetNativeContext());
    cairo_set_source_surface(context, static_cast<cairo_surface_t*>(surface_.get()), 0, 0);
    cairo_paint_with_alpha(context, opacity);
}

#else

Snapshot::Snapshot(wxTopLevelWindow&) {}
void Snapshot::paint(wxGraphicsContext&, double) const {}

#endif

}  // namespace desktop
