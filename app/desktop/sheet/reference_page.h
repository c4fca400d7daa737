#pragma once

#include "app/desktop/look/painter.h"

namespace desktop {

/// The rules on one page, in the language of the painter's look.
void draw_reference(Painter& painter, const Box& page);

}  // namespace desktop
