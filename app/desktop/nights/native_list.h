#pragma once

#include <wx/dataview.h>

#include "app/desktop/look/look.h"

namespace desktop {

/// Gives a native list the look of the pages: their text size, rows of that height of the drawings, and room beside
/// the texts. Letters typed over it are keys of the page, not a search in the list.
void dress_list(wxDataViewCtrl& list, double row, const Look& look);
/// Its colours, which follow the page's: whenever the page is shown.
void colour_list(wxDataViewCtrl& list, const Look& look);

}  // namespace desktop
