#pragma once

#include <gtk/gtk.h>
#include <wx/dataview.h>

#include <memory>
#include <vector>

namespace desktop_test {

/// The room of a cell's text in its row, and what is set in it.
struct CellText {
    wxString text;
    wxSize room;
    wxSize needed;
    [[nodiscard]] bool is_cut() const { return needed.x > room.x || needed.y > room.y; }
};

/// The size of what a cell shows now, set in lines of `width` if it is a cell that wraps.
inline wxSize needed_by(GtkCellRenderer* cell, GtkWidget* list, int width) {
    char* text = nullptr;
    PangoAttrList* attributes = nullptr;
    PangoFontDescription* font = nullptr;
    int wrap = -1;
    g_object_get(cell, "text", &text, "attributes", &attributes, "font-desc", &font, "wrap-width", &wrap, nullptr);
    const std::unique_ptr<PangoLayout, decltype(&g_object_unref)> layout(gtk_widget_create_pango_layout(list, text),
                                                                         g_object_unref);
    pango_layout_set_attributes(layout.get(), attributes);
    pango_layout_set_font_description(layout.get(), font);
    if (wrap > 0) pango_layout_set_width(layout.get(), width * PANGO_SCALE);
    wxSize size;
    pango_layout_get_pixel_size(layout.get(), &size.x, &size.y);
    g_free(text);
    if (attributes != nullptr) pango_attr_list_unref(attributes);
    if (font != nullptr) pango_font_description_free(font);
    return size;
}

/// The texts of the shown columns in the rows of a list.
inline std::vector<CellText> cell_texts(wxDataViewCtrl& list) {
    auto* view = GTK_TREE_VIEW(list.GtkGetTreeView());
    GtkTreeModel* model = gtk_tree_view_get_model(view);
    std::vector<CellText> all;
    GtkTreeIter row;
    for (gboolean is_row = gtk_tree_model_get_iter_first(model, &row); is_row;
         is_row = gtk_tree_model_iter_next(model, &row)) {
        const std::unique_ptr<GtkTreePath, decltype(&gtk_tree_path_free)> path(gtk_tree_model_get_path(model, &row),
                                                                               gtk_tree_path_free);
        for (unsigned i = 0; i < list.GetColumnCount(); ++i) {
            auto* column = GTK_TREE_VIEW_COLUMN(list.GetColumn(i)->GetGtkHandle());
            GtkCellRenderer* cell = list.GetColumn(i)->GetRenderer()->GetGtkHandle();
            if (list.GetColumn(i)->IsHidden() || !GTK_IS_CELL_RENDERER_TEXT(cell)) continue;
            GdkRectangle area;
            gtk_tree_view_get_cell_area(view, path.get(), column, &area);
            gtk_tree_view_column_cell_set_cell_data(column, model, &row, FALSE, FALSE);
            int x = 0, width = 0, beside = 0, above = 0;
            gtk_tree_view_column_cell_get_position(column, cell, &x, &width);
            gtk_cell_renderer_get_padding(cell, &beside, &above);
            const wxSize room(area.width - x - 2 * beside, area.height - 2 * above);
            char* text = nullptr;
            g_object_get(cell, "text", &text, nullptr);
            all.push_back(
                {wxString::FromUTF8(text == nullptr ? "" : text), room, needed_by(cell, GTK_WIDGET(view), room.x)});
            g_free(text);
        }
    }
    return all;
}

/// What ends in dots or at an edge in the lists below `window`.
inline std::vector<CellText> cut_cells(wxWindow& window) {
    std::vector<CellText> cut;
    for (wxWindow* child : window.GetChildren()) {
        if (!child->IsShown()) continue;
        std::vector<CellText> found;
        if (auto* list = dynamic_cast<wxDataViewCtrl*>(child))
            found = cell_texts(*list);
        else
            found = cut_cells(*child);
        for (const CellText& text : found)
            if (text.is_cut()) cut.push_back(text);
    }
    return cut;
}

}  // namespace desktop_test
