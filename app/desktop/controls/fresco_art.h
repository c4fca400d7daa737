#pragma once

#include "app/desktop/look/painter.h"

namespace desktop {

/// Paints the picture of one place of the fresco, from 0 to 3, into `box`.
void draw_fresco(Painter& painter, int place, const Box& box);

}  // namespace desktop
