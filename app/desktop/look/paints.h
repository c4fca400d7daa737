#pragma once

#include <array>

#include "app/desktop/look/palette.h"
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

/// The gems in the order in which they stand on every page, so that digit n is always the n-th.
inline constexpr std::array<deepblue::Gem, deepblue::kGemKinds> kGemsOnScreen{
    deepblue::Gem::Silver, deepblue::Gem::Gold,  deepblue::Gem::Red, deepblue::Gem::Green,
    deepblue::Gem::Purple, deepblue::Gem::Black, deepblue::Gem::Blue};

/// The digit that chooses `gem`, from 1.
[[nodiscard]] int digit_of(deepblue::Gem gem);

}  // namespace desktop
