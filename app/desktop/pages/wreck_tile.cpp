#include "app/desktop/pages/wreck_tile.h"

namespace desktop {

void draw_wreck_tile(Painter& painter, const Box& box, WreckTile tile) {
    const Palette& colours = painter.palette();
    const double radius = painter.px(10);
    const bool is_open = tile == WreckTile::Open;
    const bool leaves = tile == WreckTile::Leaves;
    if (!leaves) painter.fill(box, radius, is_open ? colours.surface : colours.slot);
    painter.outline(box, radius, {is_open ? colours.accent : colours.slot_line, painter.px(2), leaves});
    const double side = box.w * 0.5;
    if (is_open) painter.icon(Icon::Sail, box.middle(side, side), colours.ink);
    if (leaves) painter.icon(Icon::Cross, box.middle(side, side), colours.ink2);
    if (tile == WreckTile::Unknown) painter.text("?", Type::Count, box, colours.on_water, Align::Centre, 1);
}

}  // namespace desktop
