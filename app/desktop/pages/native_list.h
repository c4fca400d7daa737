#pragma once

#include <wx/dataview.h>

#include "app/desktop/look/look.h"

namespace desktop {

/// Gives a native list the look of the pages: their text size, rows of that height of the drawings and with room for so
/// many lines, and room beside the texts; where rows may differ in height, one grows with its lines. Letters typed over
/// it are keys of the page, not a search in the list.
void dress_list(wxDataViewCtrl& list, double row, const Look& look, int lines = 1);
/// Its colours, which follow the page's: whenever the page is shown.
void colour_list(wxDataViewCtrl& list, const Look& look);

[[nodiscard]] int text_width(const wxDataViewCtrl& list, const wxString& text, const wxFont& font);
/// The width that a column has beyond that of its text.
[[nodiscard]] int around_text(const wxDataViewCtrl& list);
/// How wide a column must be for a strong text, and for its own title.
[[nodiscard]] int column_width(const wxDataViewCtrl& list, const wxString& text);
[[nodiscard]] int title_width(const wxDataViewCtrl& list, unsigned column);
/// The width that all columns share.
[[nodiscard]] int room_for_columns(const wxDataViewCtrl& list, const Look& look);
void set_column_width(wxDataViewCtrl& list, unsigned column, int width);
/// Breaks the texts of a column into lines, in a list whose rows may differ in height.
void wrap_column(wxDataViewCtrl& list, unsigned column, int width);

}  // namespace desktop
