#include "app/desktop/pages/rule_picture.h"

#include <algorithm>

namespace desktop {
namespace {

using Row = std::vector<RulePiece>;

constexpr double kPiece = 64;
constexpr double kColumn = 104;
constexpr double kMargin = 16;
constexpr double kApart = 6;

double piece_height(Look& look) {
    return look.px(kPiece) + look.type().line_height(Type::LabelStrong) + look.px(6);
}

void draw_piece(Painter& painter, const RulePiece& piece, const Box& place, double side) {
    const Palette& colours = painter.palette();
    const Box box = place.top(side).middle(side, side);
    if (piece.in_circle) {
        painter.disc(box.centre_x(), box.centre_y(), side / 2, colours.slot);
        const bool filled = piece.show == GemShow::Lettered;
        painter.ring(box.centre_x(), box.centre_y(), side / 2, {colours.slot_line, painter.px(2), !filled});
    }
    const double share = !piece.in_circle ? 1 : piece.show == GemShow::Lettered ? 0.74 : 0.5;
    draw_thing(painter, piece.what, box.middle(side * share, side * share), piece.show);
    if (!piece.below.empty())
        painter.text(piece.below, Type::LabelStrong, place.below(side + painter.px(2)), colours.ink, Align::Centre, 1);
}

}  // namespace

double picture_height(const RulePicture& picture, Look& look) {
    if (picture.empty()) return 0;
    return static_cast<double>(picture.size()) * piece_height(look) + look.px(2 * kMargin);
}

void draw_picture(Painter& painter, const RulePicture& picture, const Box& room) {
    if (picture.empty()) return;
    const double height = std::min(room.h, picture_height(picture, painter.look()));
    const Box water = room.top(height);
    painter.fill_water(water, painter.px(14));
    const Box inside = water.inset(painter.px(kMargin));
    const double row_height = inside.h / static_cast<double>(picture.size());
    const double word = painter.look().type().line_height(Type::LabelStrong) + painter.px(6);
    const double side = std::min(painter.px(kPiece), row_height - word);
    if (side < painter.px(kPiece) / 3) return;
    double y = inside.y;
    for (const Row& row : picture) {
        const auto count = static_cast<double>(row.size());
        const double column = std::min(painter.px(kColumn), inside.w / count);
        double x = inside.centre_x() - column * count / 2;
        for (const RulePiece& piece : row) {
            draw_piece(painter, piece, {x, y, column, row_height}, std::min(side, column - painter.px(kApart)));
            x += column;
        }
        y += row_height;
    }
}

}  // namespace desktop
