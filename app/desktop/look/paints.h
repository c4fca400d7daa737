#pragma once

#include "app/desktop/look/palette.h"
#include "app/words/gems.h"
#include "engine/deepblue/gem.h"
#include "engine/deepblue/player.h"

namespace desktop {

/// What a player's things are painted with: boats, banner, flag; `edge` for lids and lines on light ground.
struct PlayerPaint {
    wxColour fill;
    wxColour edge;
};
[[nodiscard]] const PlayerPaint& paint_of(deepblue::Colour colour);

/// A gem's main colour, the plate its letter stands on, and the letter.
struct GemPaint {
    wxColour base;
    wxColour plate;
    wxColour letter;
};
[[nodiscard]] const GemPaint& paint_of(deepblue::Gem gem);

using words::kGemsOnScreen;

/// The digit that chooses `gem`, from 1.
[[nodiscard]] int digit_of(deepblue::Gem gem);

}  // namespace desktop
