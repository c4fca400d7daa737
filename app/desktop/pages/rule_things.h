#pragma once

#include <variant>

#include "app/desktop/look/painter.h"
#include "app/desktop/pages/wreck_tile.h"

namespace desktop {

/// Things of the table in the picture of a rule, beside gems, flags and small drawings.
struct BoatThing {
    deepblue::Colour colour{};
};
struct ChestThing {
    deepblue::Colour colour{};
    bool is_open = false;
};
/// A Sunken City wreck, by its place in the fresco from 0 to 3.
struct CityThing {
    int place = 0;
};
struct BagThing {};
/// A number or a sign as large as a thing.
struct FigureThing {
    wxString text;
};

using RuleThing = std::variant<deepblue::Gem, deepblue::Colour, Icon, WreckTile, BoatThing, ChestThing, CityThing,
                               BagThing, FigureThing>;

/// Draws the thing into `box`, a square; `show` is for gems.
void draw_thing(Painter& painter, const RuleThing& thing, const Box& box, GemShow show);

}  // namespace desktop
