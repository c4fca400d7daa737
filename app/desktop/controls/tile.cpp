#include "app/desktop/controls/tile.h"

#include <algorithm>

#include "app/desktop/controls/skin.h"

namespace desktop {
namespace {

constexpr double kIconColumn = 50;
constexpr double kPadding = 22;
constexpr double kFlag = 26;
constexpr double kPlayersHeight = 36;
constexpr double kWidth = 520;
constexpr double kBetweenPlayers = 14;
constexpr double kBesideFlag = 6;
constexpr double kTitleShare = 0.4;

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

void Tile::ReserveFor(std::vector<TileFace> faces) {
    if (faces == reserved_) return;
    reserved_ = std::move(faces);
    ContentChanged();
}

wxSize Tile::BodySize() const {
    Look& look = TheLook();
    const int title = look.type().line_height(TitleType());
    const int width = Width();
    const int players = PlayersHeight(width - 2 * look.px(kPadding));
    const int room = width - look.px(2 * kPadding + kIconColumn + 12);
    const auto text_height = [&](const TileFace& face) {
        const int key = look.type().width(face.key, Type::KeyCap) + look.px(16);
        return TextHeight(face.text, room - key);
    };
    int text = text_height(face_);
    for (const TileFace& face : reserved_) text = std::max(text, text_height(face));
    const int height = title + text + players + look.px(face_.is_primary ? 36 : 20);
    return {width, std::max(height, look.px(74))};
}

/// Larger type needs wider tiles.
int Tile::Width() const {
    return TheLook().px(kWidth * (1 + 0.8 * std::max(0.0, TheLook().settings().sizes.text_size - 1)));
}

int Tile::TextHeight(const wxString& text, int width) const {
    Typesetter& type = TheLook().type();
    const int line = type.line_height(Type::Body);
    // One line, smaller if need be, rather than two.
    if (type.fit(text, Type::Body, {width, line}, 1).fits) return line;
    return type.fit(text, Type::Body, {width, 2 * line}).size.y;
}

void Tile::Draw(Painter& painter, const Box& body) {
    const Skin skin = face_skin(painter.palette(), face_.is_primary, IsThisEnabled());
    const Box face = draw_skin(painter, skin, body, IsPressedDown(), IsHovered());
    const Box inside = face.inset(painter.px(kPadding), painter.px(face_.is_primary ? 12 : 6));
    const double players = PlayersHeight(static_cast<int>(inside.w));
    const Box row = inside.top(inside.h - players);
    const double icon = painter.px(28);
    const double key = painter.key_cap_width(face_.key);
    if (face_.icon) painter.icon(*face_.icon, row.left(icon).middle(icon, icon), skin.ink);
    painter.key_cap(face_.key, {row.right() - key, row.y, key, row.h}, mixed(skin.ink, skin.fill, 0.75));
    const Box texts = row.beside(painter.px(kIconColumn)).left(row.w - painter.px(kIconColumn + 12) - key);
    const wxString text = Reason().empty() ? face_.text : Reason();
    const double below = text.empty() ? 0 : TextHeight(text, static_cast<int>(texts.w));
    // Where both are too large the title stays the larger one.
    const double title =
        std::min<double>(TheLook().type().line_height(TitleType()), std::max(texts.h - below, texts.h * kTitleShare));
    const Box both = texts.middle(texts.w, std::min(title + below, texts.h));
    painter.text(face_.title, TitleType(), both.top(title), skin.ink, Align::Left, 1);
    painter.text(text, Type::Body, both.below(title), skin.ink2, Align::Left);
    if (players > 0) DrawPlayers(painter, inside.below(inside.h - players), skin.ink);
}

std::vector<wxRect> Tile::PlayerPlaces(int width) const {
    Look& look = TheLook();
    const int height = std::max(look.px(kPlayersHeight), look.type().line_height(Type::BodyStrong));
    std::vector<wxRect> places;
    wxPoint at;
    for (const auto& [colour, name] : face_.players) {
        const int text = look.type().width(name, Type::BodyStrong) + 1;
        const int wanted = std::min(width, look.px(kFlag) + look.px(kBesideFlag) + text);
        if (at.x > 0 && at.x + wanted > width) at = {0, at.y + height};
        places.emplace_back(at.x, at.y, wanted, height);
        at.x += wanted + look.px(kBetweenPlayers);
    }
    return places;
}

int Tile::PlayersHeight(int width) const {
    return face_.players.empty() ? 0 : PlayerPlaces(width).back().GetBottom() + 1;
}

void Tile::DrawPlayers(Painter& painter, const Box& box, const wxColour& ink) {
    const std::vector<wxRect> places = PlayerPlaces(static_cast<int>(box.w));
    const double side = TheLook().px(kFlag);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto& [colour, name] = face_.players[i];
        const Box place = Box(places[i]).moved(box.x, box.y);
        draw_flag(painter.gc(), colour, place.left(side).middle(side, side),
                  face_.is_primary ? light_palette() : painter.palette());
        painter.text(name, Type::BodyStrong, place.beside(side + TheLook().px(kBesideFlag)), ink, Align::Left, 1);
    }
}

}  // namespace desktop
