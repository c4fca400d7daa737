#include "app/desktop/controls/tile.h"

#include <algorithm>

#include "app/desktop/controls/skin.h"

namespace desktop {
namespace {

constexpr double kIconColumn = 50;
constexpr double kPadding = 22;
constexpr double kCloseIconColumn = 32;
constexpr double kClosePadding = 14;
constexpr double kBesideKey = 12;
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

void Tile::SetGroup(std::vector<TileFace> faces) {
    if (faces == group_) return;
    group_ = std::move(faces);
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
    return TheLook().px(kWidth * (1 + 0.8 * type_growth(TheLook().scale())));
}

int Tile::TextHeight(const wxString& text, int width) const {
    Typesetter& type = TheLook().type();
    const int line = type.line_height(Type::Body);
    // One line, smaller if need be, rather than two.
    if (type.fit(text, Type::Body, {width, line}, 1).fits) return line;
    return type.fit(text, Type::Body, {width, 2 * line}).size.y;
}

Tile::Spacing Tile::SpacingIn(Painter& painter, double width) const {
    const double wide = width - painter.px(2 * kPadding + kIconColumn + kBesideKey);
    const double close = width - painter.px(2 * kClosePadding + kCloseIconColumn + kBesideKey);
    if (HaveTitlesRoom(painter, wide) && HaveTextsRoom(painter, wide)) return Spacing::Wide;
    return HaveTextsRoom(painter, close) ? Spacing::Close : Spacing::WithoutKeys;
}

bool Tile::HaveTitlesRoom(Painter& painter, double room) const {
    Typesetter& type = TheLook().type();
    const int floor = floor_px(TitleType(), TheLook().scale());
    return std::all_of(group_.begin(), group_.end(), [&](const TileFace& face) {
        const wxSize box(static_cast<int>(room - painter.key_cap_width(face.key)), type.line_height(TitleType()));
        return type.fit(face.title, TitleType(), box, 1).px >= floor;
    });
}

bool Tile::HaveTextsRoom(Painter& painter, double room) const {
    Typesetter& type = TheLook().type();
    return std::all_of(group_.begin(), group_.end(), [&](const TileFace& face) {
        const wxSize box(static_cast<int>(room - painter.key_cap_width(face.key)), 2 * type.line_height(Type::Body));
        return type.fit(face.text, Type::Body, box).fits;
    });
}

/// Where both are too large the title stays the larger one.
Tile::Heights Tile::AloneIn(const wxSize& room, const wxString& text) const {
    const double line = TheLook().type().line_height(TitleType());
    const double below = text.empty() ? 0 : TextHeight(text, room.x);
    return {std::min(line, std::max(room.y - below, room.y * kTitleShare)), below};
}

/// Lines of the height that the longest title and the longest text of the group need: nothing in them can be larger.
Tile::Heights Tile::InGroup(Painter& painter, const wxSize& room, Spacing spacing, const wxString& text) const {
    Typesetter& type = TheLook().type();
    const double beside_key = room.x + KeyWidth(painter, face_, spacing);
    int title = std::min(type.line_height(TitleType()), static_cast<int>(room.y * kTitleShare));
    for (const TileFace& face : group_) {
        const double width =
            beside_key + (spacing != Spacing::Wide ? painter.px(kBesideKey) : -KeyWidth(painter, face, spacing));
        title = std::min(title, type.fit(face.title, TitleType(), {static_cast<int>(width), title}, 1).size.y);
    }
    int line = std::min(title, type.line_height(Type::Body));
    for (const TileFace& face : group_) {
        const wxSize box(static_cast<int>(beside_key - KeyWidth(painter, face, spacing)),
                         std::min(room.y - title, 2 * line));
        if (type.paragraph(face.text, Type::Body, box.x).size.y <= box.y) continue;
        const Fitted& set = type.fit(face.text, Type::Body, box);
        line = std::min(line, set.size.y / std::max(1, static_cast<int>(set.lines.size())));
    }
    const Fitted& whole = type.fit(text, Type::Body, {room.x, line}, 1);
    const bool is_one_line = whole.fits && whole.size.y >= line;
    return {static_cast<double>(title), static_cast<double>(is_one_line ? line : 2 * line)};
}

void Tile::Draw(Painter& painter, const Box& body) {
    const Skin skin = face_skin(painter.palette(), face_.is_primary, IsThisEnabled());
    const Box face = draw_skin(painter, skin, body, Sunk(), IsHovered());
    const Spacing spacing = SpacingIn(painter, face.w);
    const bool is_close = spacing != Spacing::Wide;
    const bool is_open = face_.is_primary && !IsInGroup();
    const Box inside = face.inset(painter.px(is_close ? kClosePadding : kPadding), painter.px(is_open ? 12 : 6));
    const double players = PlayersHeight(static_cast<int>(inside.w));
    const Box row = inside.top(inside.h - players);
    const double icon = painter.px(is_close ? 24 : 28);
    const double key = KeyWidth(painter, face_, spacing);
    const double column = painter.px(is_close ? kCloseIconColumn : kIconColumn);
    if (face_.icon) painter.icon(*face_.icon, row.left(icon).middle(icon, icon), skin.ink);
    const Box texts = row.beside(column).left(row.w - column - painter.px(kBesideKey) - key);
    const double width = is_close ? row.w - column : texts.w;  // then the key stands below the title
    const wxString text = Reason().empty() ? face_.text : Reason();
    const wxSize room(static_cast<int>(texts.w), static_cast<int>(texts.h));
    const Heights high = IsInGroup() ? InGroup(painter, room, spacing, text) : AloneIn(room, text);
    const Box both = texts.middle(texts.w, std::min(high.title + high.text, texts.h));
    const Box beside = is_close ? row.below(both.y + high.title - row.y) : row;
    if (key > 0)
        painter.key_cap(face_.key, {row.right() - key, beside.y, key, beside.h}, mixed(skin.ink, skin.fill, 0.75));
    painter.text(face_.title, TitleType(), {both.x, both.y, width, high.title}, skin.ink, Align::Left, 1);
    const Box below = both.below(high.title);
    if (IsInGroup() && TheLook().type().paragraph(text, Type::Body, room.x).size.y <= high.text)
        painter.paragraph(text, Type::Body, below, skin.ink2);
    else
        painter.text(text, Type::Body, below, skin.ink2, Align::Left);
    if (players > 0) DrawPlayers(painter, inside.below(inside.h - players), skin.ink);
}

double Tile::KeyWidth(Painter& painter, const TileFace& face, Spacing spacing) {
    return spacing == Spacing::WithoutKeys ? 0 : painter.key_cap_width(face.key);
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
