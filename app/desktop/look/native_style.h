#pragma once

#include <wx/string.h>

#include "app/desktop/look/look.h"

namespace desktop {

/// The style sheet of native controls: the colours of the window, the text of the pages, marks that go with it, entries
/// of menus that a finger can hit.
[[nodiscard]] wxString native_style(const Look& look);

/// Gives it to every native control, also to those of dialogs that come up later: they have their size from the
/// beginning. A toolkit without style sheets keeps its own look.
void style_native(const Look& look);

}  // namespace desktop
