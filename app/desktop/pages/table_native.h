#pragma once

#include <wx/bitmap.h>
#include <wx/dialog.h>
#include <wx/font.h>

#include "app/desktop/look/look.h"
#include "engine/deepblue/gem.h"

namespace desktop {

/// The system's font in the size that text on the pages has, for native controls.
[[nodiscard]] wxFont native_font(const Look& look);

/// Gives the dialog and all in it that font and fits it, again once it is shown: only then sizes are certain.
void fit_native(wxDialog& dialog, const Look& look);

/// A gem for native controls; `side` in pixels.
[[nodiscard]] wxBitmap gem_bitmap(deepblue::Gem gem, int side, Look& look);

}  // namespace desktop
