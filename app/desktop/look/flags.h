#pragma once

#include <wx/graphics.h>

#include "app/desktop/look/box.h"
#include "app/desktop/look/palette.h"
#include "engine/deepblue/player.h"

namespace desktop {

/// How a flag stands there.
enum class FlagShow {
    Plain,
    OnOwnColour,  // in the banner of its player: outline and pattern only
    Away          // not in this dive, or surfaced: faded
};

/// Draws the flag of a player's colour: a rounded square with a pattern of its own, which no gem ever is.
void draw_flag(wxGraphicsContext& gc, deepblue::Colour colour, const Box& box, const Palette& palette,
               FlagShow show = FlagShow::Plain);

}  // namespace desktop
