#include "app/desktop/nights/native_list.h"

#include <algorithm>

#include "app/desktop/pages/table_native.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace desktop {
namespace {

constexpr double kBeside = 8;

}  // namespace

void dress_list(wxDataViewCtrl& list, double row, const Look& look) {
    dress_native({&list}, look);
    colour_list(list, look);
    const int height = std::max(look.px(row), list.GetCharHeight() + look.px(kBeside));
    list.SetRowHeight(height);
#ifdef __WXGTK__
    // A row of texts alone does not heed the height it was given.
    for (unsigned i = 0; i < list.GetColumnCount(); ++i) {
        GtkCellRenderer* cell = list.GetColumn(i)->GetRenderer()->GetGtkHandle();
        gtk_cell_renderer_set_fixed_size(cell, -1, height);
        gtk_cell_renderer_set_padding(cell, look.px(kBeside), 0);
    }
    gtk_tree_view_set_enable_search(GTK_TREE_VIEW(list.GtkGetTreeView()), FALSE);
#endif
}

void colour_list(wxDataViewCtrl& list, const Look& look) {
    list.SetBackgroundColour(look.palette().surface);
    list.SetForegroundColour(look.palette().ink);
}

}  // namespace desktop
