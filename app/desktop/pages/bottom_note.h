#pragma once

#include "app/desktop/controls/label.h"

namespace desktop {

/// Puts a text, perhaps with an icon, as it stands at the bottom of pages, into the middle of the height of `room`.
void place_note(Label& note, const wxRect& room);

}  // namespace desktop
