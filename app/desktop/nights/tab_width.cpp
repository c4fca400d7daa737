#include "app/desktop/nights/tab_width.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace desktop {

#ifdef __WXGTK__
void keep_tab_width(wxNotebook& book, std::size_t tab, int width) {
    GtkNotebook* tabs = GTK_NOTEBOOK(book.GetHandle());
    GtkWidget* head = gtk_notebook_get_tab_label(tabs, gtk_notebook_get_nth_page(tabs, static_cast<int>(tab)));
    const auto widen = [](GtkWidget* part, void* to) {
        if (GTK_IS_LABEL(part)) gtk_widget_set_size_request(part, *static_cast<const int*>(to), -1);
    };
    gtk_container_foreach(GTK_CONTAINER(head), widen, &width);
}
#else
void keep_tab_width(wxNotebook&, std::size_t, int) {}
#endif

}  // namespace desktop
