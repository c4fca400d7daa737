#pragma once

#include "app/desktop/look/painter.h"

namespace desktop {

/// The sea behind the start page, with the diving bell at the right; paths and gradients only.
void draw_start_picture(Painter& painter, const Box& page);

/// The bell alone, as the program's own sign.
void draw_bell(wxGraphicsContext& gc, const Box& box);

}  // namespace desktop
