#pragma once

#include <optional>

#include "app/desktop/look/painter.h"

namespace desktop {

/// What a press does, and so how strongly the button calls for it.
enum class ButtonStyle {
    Primary,       // the one thing to do next
    Second,        // the other things
    Danger,        // takes something away
    Quiet,         // small things beside the question
    OnPlayer,      // an answer on a player's colour
    OnPlayerLight  // the way out on a player's colour
};

/// The colours and edges of something that can be pressed. Lengths are those of the drawings.
struct Skin {
    wxColour fill;
    wxColour ink;
    wxColour ink2;
    wxColour edge;
    double outline = 0;  // width of the line all around
    double depth = 5;    // height of the darker edge at the bottom
    double radius = 14;
    bool dashed = false;
};

/// `player` is whose colour the button stands on, for the two styles that do.
[[nodiscard]] Skin skin_of(ButtonStyle style, const Palette& palette, bool enabled,
                           std::optional<deepblue::Colour> player = {});

/// Something to tap that is no action, such as a gem or a way to start; `chosen` shows which one holds.
[[nodiscard]] Skin tile_skin(const Palette& palette, bool chosen, bool dashed);

/// Paints the skin into `body` and returns the face, where the content goes; it moves down by 3 when `sunk` is 1.
Box draw_skin(Painter& painter, const Skin& skin, const Box& body, double sunk, bool hovered);

}  // namespace desktop
