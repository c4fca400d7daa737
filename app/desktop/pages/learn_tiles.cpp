#include "app/desktop/pages/learn_tiles.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kMargin = 25;
constexpr double kGap = 12;
constexpr double kTile = 86;
constexpr int kStarting = 6;  // one of them is empty
constexpr int kMore = 9;

}  // namespace

LearnTiles::LearnTiles(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {
    SetKnown(false);
}

void LearnTiles::SetKnown(bool known) {
    const words::Language& in = TheLook().language();
    is_known_ = known;
    Speak(known ? in.say("6 starting tiles lie open, the empty one leaves; 9 more lie face down")
                : in.say("6 starting tiles and 9 more"));
    ContentChanged();
}

wxSize LearnTiles::BodySize() const {
    return {TheLook().px(600), TheLook().px(400)};
}

WreckTile LearnTiles::TileAt(int place) const {
    if (!is_known_) return WreckTile::Unknown;
    if (place == kStarting - 1) return WreckTile::Leaves;
    return place < kStarting ? WreckTile::Open : WreckTile::FaceDown;
}

void LearnTiles::Draw(Painter& painter, const Box& body) {
    const words::Language& in = TheLook().language();
    painter.fill_water(body, painter.px(20));
    painter.outline(body, painter.px(20), {painter.palette().line, 1});
    const Box inside = body.inset(painter.px(kMargin));
    DrawTiles(painter, inside.top(inside.h / 2), 0, kStarting,
              is_known_ ? in.say("6 starting tiles: open, the empty one leaves") : in.say("6 starting tiles"));
    DrawTiles(painter, inside.below(inside.h / 2), kStarting, kMore,
              is_known_ ? in.say("9 more tiles: face down") : in.say("9 more tiles"));
}

void LearnTiles::DrawTiles(Painter& painter, const Box& room, int first, int count, const wxString& heading) const {
    const double line = TheLook().type().line_height(Type::Heading);
    painter.text(heading, Type::Heading, room.top(line), painter.palette().on_water, Align::Left, 1);
    const Box row = room.below(line + painter.px(kGap));
    const double gap = painter.px(kGap);
    const double side = std::min({painter.px(kTile), row.h - gap, (row.w - gap * (kMore - 1)) / kMore});
    for (int i = 0; i < count; ++i)
        draw_wreck_tile(painter, {row.x + i * (side + gap), row.y, side, side}, TileAt(first + i));
}

}  // namespace desktop
