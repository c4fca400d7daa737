#pragma once

#include <array>

#include "app/desktop/look/palette.h"
#include "app/words/gems.h"
#include "engine/deepblue/gem.h"
#include "engine/deepblue/player.h"
#include "engine/deepblue/wreck.h"

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
/// The kinds of scouting spot in the same order, wherever they are chosen from.
inline constexpr std::array kSpotsOnScreen{deepblue::Spot::Silver, deepblue::Spot::Gold, deepblue::Spot::Red,
                                           deepblue::Spot::Black,  deepblue::Spot::Blue, deepblue::Spot::BlackOrBlue};
static_assert(kSpotsOnScreen.size() == deepblue::kSpots);

/// The digit that chooses `gem`, from 1.
[[nodiscard]] int digit_of(deepblue::Gem gem);

}  // namespace desktop
