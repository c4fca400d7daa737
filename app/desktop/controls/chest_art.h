#pragma once

#include "app/desktop/look/painter.h"

namespace desktop {

/// The height of a chest whose width is 1.
inline constexpr double kChestHeightOfWidth = 0.9;

/// Paints a player's treasure chest into `chest`: sealed at 0, open at 1, the lid on its way between them.
void draw_chest(Painter& painter, const Box& chest, deepblue::Colour colour, double opened);

/// The same with edges for a ground that is not that of the theme.
void draw_chest_on(Painter& painter, const Box& chest, deepblue::Colour colour, double opened, const wxColour& edge);

}  // namespace desktop
