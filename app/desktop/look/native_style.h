#pragma once

#include <wx/string.h>

#include "app/desktop/look/look.h"

namespace desktop {

/// The style sheet of native controls: the colours of the window, the text of the pages, marks that go with it, entries
/// of menus that a finger can hit.
[[nodiscard]] wxString native_style(const Look& look);
/// A second one for what must hold against the colours that controls are given one by one.
[[nodiscard]] wxString native_marks(const Look& look);

/// Gives both to every native control, also to those of dialogs that come up later: they have their size from the
/// beginning. A toolkit without style sheets keeps its own look.
void style_native(const Look& look);
/// Which style controls wear now: what was measured in another one no longer holds.
[[nodiscard]] int worn_native_style();

/// Has what the style sheet does not name, such as the inside of a file dialog, in the dark or light form of the user's
/// theme. For dialogs: the toolkit reads the whole theme anew when it changes, too slow for each way under water. A
/// dark page does without, a light one takes the light theme back.
void theme_native(const Look& look);

}  // namespace desktop
