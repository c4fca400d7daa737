#include "app/desktop/pages/native_list.h"

#include <algorithm>

#include "app/desktop/pages/table_native.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace desktop {
namespace {

constexpr double kBeside = 8;
constexpr double kScrollbar = 14;
constexpr int kGap = 6;  // that the list itself leaves
#ifndef __WXGTK__
constexpr int kPadding = 16;
#endif

#ifdef __WXGTK__
/// Rows that were measured keep their height otherwise.
void measure_rows_again(const wxDataViewCtrl& list) {
    for (unsigned i = 0; i < list.GetColumnCount(); ++i)
        gtk_tree_view_column_queue_resize(GTK_TREE_VIEW_COLUMN(list.GetColumn(i)->GetGtkHandle()));
}
#endif

}  // namespace

void dress_list(wxDataViewCtrl& list, double row, const Look& look, int lines) {
    dress_native({&list}, look);
    colour_list(list, look);
    const int height = std::max(look.px(row), lines * list.GetCharHeight() + look.px(kBeside));
    const bool grows = list.HasFlag(wxDV_VARIABLE_LINE_HEIGHT);
    if (!grows) list.SetRowHeight(height);
#ifdef __WXGTK__
    // A row of texts alone does not heed the height it was given.
    for (unsigned i = 0; i < list.GetColumnCount(); ++i) {
        GtkCellRenderer* cell = list.GetColumn(i)->GetRenderer()->GetGtkHandle();
        gtk_cell_renderer_set_fixed_size(cell, -1, grows ? -1 : height);
        gtk_cell_renderer_set_padding(cell, look.px(kBeside), grows ? (height - list.GetCharHeight()) / 2 : 0);
        gtk_tree_view_column_set_sizing(GTK_TREE_VIEW_COLUMN(list.GetColumn(i)->GetGtkHandle()),
                                        GTK_TREE_VIEW_COLUMN_FIXED);
    }
    auto* view = GTK_TREE_VIEW(list.GtkGetTreeView());
    // Where all rows are alike, none needs to be asked for its height; the new one counts from the change on.
    gtk_tree_view_set_fixed_height_mode(view, FALSE);
    if (!grows) gtk_tree_view_set_fixed_height_mode(view, TRUE);
    gtk_tree_view_set_enable_search(view, FALSE);
    measure_rows_again(list);
#endif
}

void colour_list(wxDataViewCtrl& list, const Look& look) {
    list.SetBackgroundColour(look.palette().surface);
    list.SetForegroundColour(look.palette().ink);
}

int text_width(const wxDataViewCtrl& list, const wxString& text, const wxFont& font) {
    int width = 0;
    int height = 0;
    list.GetTextExtent(text, &width, &height, nullptr, nullptr, &font);
    return width;
}

int around_text(const wxDataViewCtrl& list) {
#ifdef __WXGTK__
    int beside = 0;
    gtk_cell_renderer_get_padding(list.GetColumn(0)->GetRenderer()->GetGtkHandle(), &beside, nullptr);
    return 2 * beside + kGap;
#else
    return kPadding + kGap;
#endif
}

int column_width(const wxDataViewCtrl& list, const wxString& text) {
    return text_width(list, text, list.GetFont().Bold()) + around_text(list);
}

int title_width(const wxDataViewCtrl& list, unsigned column) {
    return list.GetTextExtent(list.GetColumn(column)->GetTitle()).x + around_text(list);
}

int room_for_columns(const wxDataViewCtrl& list, const Look& look) {
    return list.GetClientSize().x - look.px(kScrollbar);
}

void set_column_width(wxDataViewCtrl& list, unsigned column, int width) {
    if (list.GetColumn(column)->GetWidth() != width) list.GetColumn(column)->SetWidth(width);
}

#ifdef __WXGTK__
void wrap_column(wxDataViewCtrl& list, unsigned column, int width) {
    set_column_width(list, column, width);
    g_object_set(list.GetColumn(column)->GetRenderer()->GetGtkHandle(), "wrap-mode", PANGO_WRAP_WORD_CHAR, "wrap-width",
                 width - around_text(list), nullptr);
    measure_rows_again(list);
}
#else
void wrap_column(wxDataViewCtrl& list, unsigned column, int width) {
    set_column_width(list, column, width);
}
#endif

}  // namespace desktop
