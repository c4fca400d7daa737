#include "app/desktop/nights/native_list.h"

#include <algorithm>

#include "app/desktop/pages/table_native.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace desktop {
namespace {

constexpr double kBeside = 8;
constexpr double kScrollbar = 14;
constexpr int kAround = 22;  // a cell's padding and the gap that the list itself leaves

}  // namespace

void dress_list(wxDataViewCtrl& list, double row, const Look& look, int lines) {
    dress_native({&list}, look);
    colour_list(list, look);
    const int height = std::max(look.px(row), lines * list.GetCharHeight() + look.px(kBeside));
    list.SetRowHeight(height);
#ifdef __WXGTK__
    // A row of texts alone does not heed the height it was given.
    for (unsigned i = 0; i < list.GetColumnCount(); ++i) {
        GtkCellRenderer* cell = list.GetColumn(i)->GetRenderer()->GetGtkHandle();
        gtk_cell_renderer_set_fixed_size(cell, -1, height);
        gtk_cell_renderer_set_padding(cell, look.px(kBeside), 0);
        gtk_tree_view_column_set_sizing(GTK_TREE_VIEW_COLUMN(list.GetColumn(i)->GetGtkHandle()),
                                        GTK_TREE_VIEW_COLUMN_FIXED);
    }
    // All rows are alike, so none needs to be asked for its height.
    gtk_tree_view_set_fixed_height_mode(GTK_TREE_VIEW(list.GtkGetTreeView()), TRUE);
    gtk_tree_view_set_enable_search(GTK_TREE_VIEW(list.GtkGetTreeView()), FALSE);
#endif
}

void colour_list(wxDataViewCtrl& list, const Look& look) {
    list.SetBackgroundColour(look.palette().surface);
    list.SetForegroundColour(look.palette().ink);
}

int column_width(const wxDataViewCtrl& list, const wxString& text) {
    const wxFont strong = list.GetFont().Bold();
    int width = 0;
    int height = 0;
    list.GetTextExtent(text, &width, &height, nullptr, nullptr, &strong);
    return width + kAround;
}

int title_width(const wxDataViewCtrl& list, unsigned column) {
    return list.GetTextExtent(list.GetColumn(column)->GetTitle()).x + kAround;
}

int room_for_columns(const wxDataViewCtrl& list, const Look& look) {
    return list.GetClientSize().x - look.px(kScrollbar);
}

void set_column_width(wxDataViewCtrl& list, unsigned column, int width) {
    if (list.GetColumn(column)->GetWidth() != width) list.GetColumn(column)->SetWidth(width);
}

}  // namespace desktop
