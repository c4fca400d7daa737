#include "app/desktop/controls/tile.h"

#include <algorithm>

#include "app/desktop/controls/skin.h"

namespace desktop {
namespace {

constexpr double kIconColumn = 50;
constexpr double kPadding = 22;
constexpr double kFlag = 26;
constexpr double kPlayersHeight = 36;

Skin face_skin(const Palette& colours, bool primary, bool enabled) {
    Skin skin = skin_of(primary ? ButtonStyle::Primary : ButtonStyle::Second, colours, enabled);
    if (primary) return skin;
    skin.outline = 1;
    skin.depth = 4;
    skin.edge = mixed(colours.line2, colours.line, 0.35);
    return skin;
}

}  // namespace

Tile::Tile(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Button) {}

void Tile::SetFace(const TileFace& face) {
    if (face == face_) return;
    const bool means_other = face.title != face_.title && !face_.title.empty();
    face_ = face;
    wxString description = face.text;
    for (const auto& [colour, name] : face.players) description += ", " + name;
    Speak(face.title, description);
    means_other ? MeaningChanged() : ContentChanged();
}

wxSize Tile::BodySize() const {
    Look& look = TheLook();
    const int title = look.type().line_height(TitleType());
    const int text = look.type().line_height(Type::Body);
    const int players = face_.players.empty() ? 0 : look.px(kPlayersHeight);
    const int height = title + text + players + look.px(face_.is_primary ? 36 : 20);
    return {look.px(520), std::max(height, look.px(74))};
}

void Tile::Draw(Painter& painter, const Box& body) {
    const Skin skin = face_skin(painter.palette(), face_.is_primary, IsThisEnabled());
    const Box face = draw_skin(painter, skin, body, IsPressedDown(), IsHovered());
    const Box inside = face.inset(painter.px(kPadding), painter.px(face_.is_primary ? 12 : 6));
    const double players = face_.players.empty() ? 0 : painter.px(kPlayersHeight);
    const Box row = inside.top(inside.h - players);
    const double icon = painter.px(28);
    const double key = painter.key_cap_width(face_.key);
    if (face_.icon) painter.icon(*face_.icon, row.left(icon).middle(icon, icon), skin.ink);
    painter.key_cap(face_.key, {row.right() - key, row.y, key, row.h}, mixed(skin.ink, skin.fill, 0.75));
    const Box texts = row.beside(painter.px(kIconColumn)).left(row.w - painter.px(kIconColumn + 12) - key);
    Typesetter& type = TheLook().type();
    const double title = type.line_height(TitleType());
    const wxString text = Reason().empty() ? face_.text : Reason();
    const double below = text.empty() ? 0 : type.line_height(Type::Body);
    const Box both = texts.middle(texts.w, std::min(title + below, texts.h));
    painter.text(face_.title, TitleType(), both.top(both.h - below), skin.ink, Align::Left, 1);
    painter.text(text, Type::Body, both.below(both.h - below), skin.ink2, Align::Left, 1);
    if (players > 0) DrawPlayers(painter, inside.below(inside.h - players), skin.ink);
}

void Tile::DrawPlayers(Painter& painter, const Box& line, const wxColour& ink) {
    const double side = painter.px(kFlag);
    const double gap = painter.px(14);
    const double between = painter.px(6);
    const double share = line.w / static_cast<double>(face_.players.size());
    double x = line.x;
    for (const auto& [colour, name] : face_.players) {
        const double wanted = TheLook().type().width(name, Type::BodyStrong) + 1;
        const double width = std::min(wanted, share - side - between - gap);
        draw_flag(painter.gc(), colour, Box{x, line.y, side, line.h}.middle(side, side),
                  face_.is_primary ? light_palette() : painter.palette());
        painter.text(name, Type::BodyStrong, {x + side + between, line.y, width, line.h}, ink, Align::Left, 2);
        x += side + between + width + gap;
    }
}

}  // namespace desktop
