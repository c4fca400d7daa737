#pragma once

#include <wx/notebook.h>

namespace desktop {

/// The words on that tab have so much room at least; in pixels. Where the desktop does not allow it nothing happens.
void keep_tab_width(wxNotebook& book, std::size_t tab, int width);

}  // namespace desktop
