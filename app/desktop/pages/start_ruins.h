#pragma once

#include "app/desktop/look/painter.h"

namespace desktop {

/// What is left of the Sunken City: arches and columns that lose themselves in the water.
void draw_far_ruins(wxGraphicsContext& gc, const Box& page);
/// Those that stand closer, and darker.
void draw_near_ruins(wxGraphicsContext& gc, const Box& page);

}  // namespace desktop
