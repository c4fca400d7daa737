#pragma once

#include "app/desktop/look/painter.h"

namespace desktop {

/// How a wreck tile lies on the map.
enum class WreckTile { Unknown, Open, Leaves, FaceDown };

/// Draws the tile into `box`; one that leaves the game is crossed out.
void draw_wreck_tile(Painter& painter, const Box& box, WreckTile tile);

}  // namespace desktop
