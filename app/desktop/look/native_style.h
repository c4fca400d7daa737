#pragma once

#include "app/desktop/look/palette.h"

namespace desktop {

/// Gives the toolkit's own controls the colours of the window: buttons, fields, lists, check marks, sliders and tabs.
/// A toolkit without style sheets keeps its own look.
void style_native(const Palette& colours);

}  // namespace desktop
