#include "app/desktop/pages/crew_cards_row.h"

#include <algorithm>

#include "app/desktop/controls/skin.h"

namespace desktop {
namespace {

constexpr double kHeight = 64;
constexpr double kGem = 32;
constexpr double kTick = 20;
constexpr double kMostForValue = 0.66;
constexpr double kWide = 250;  // narrower rows have narrower gaps

}  // namespace

CrewCardsRow::CrewCardsRow(wxWindow* parent, Look& look, Kind kind)
    : DrawnControl(parent, look, kind == Kind::Used ? Role::Text : Role::Button), kind_(kind) {}

void CrewCardsRow::SetFace(const CardRowFace& face) {
    if (face == face_) return;
    const bool means_other = !face_.name.empty() && kind_ == Kind::Playable;
    face_ = face;
    Speak(face.spoken);
    means_other ? MeaningChanged() : ContentChanged();
}

int CrewCardsRow::LeastHeight() const {
    const int text = TheLook().type().line_height(Type::BodyStrong) + TheLook().px(10);
    return kind_ == Kind::Used ? std::max(text, TheLook().px(36)) : std::max(text, TheLook().scale().target());
}

wxSize CrewCardsRow::BodySize() const {
    return {TheLook().px(280), std::max(TheLook().px(kHeight), LeastHeight())};
}

Box CrewCardsRow::DrawGround(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    if (kind_ == Kind::Used) {
        painter.outline(body, painter.px(14), {colours.line, 1});
        return body;
    }
    Skin skin = tile_skin(colours, false, face_.is_list);
    skin.depth = 4;
    return draw_skin(painter, skin, body, Sunk(), IsHovered());
}

void CrewCardsRow::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const wxColour ink = kind_ == Kind::Used ? colours.ink2 : colours.ink;
    const bool is_wide = body.w >= painter.px(kWide);
    Box room = DrawGround(painter, body).inset(painter.px(is_wide ? 14 : 10), painter.px(1));
    if (face_.is_list) {
        painter.text(face_.name, Type::BodyStrong, room, ink, Align::Centre);
        return;
    }
    const double gem = std::min(painter.px(kGem), room.h);
    DrawSign(painter, room.left(gem).middle(gem, gem), ink);
    room = room.beside(gem + painter.px(4));
    const double count = TheLook().type().width(L"×8", Type::LabelStrong) + 2;
    const double gap = painter.px(is_wide ? 14 : 8);
    // In narrow rows a name does not wait for a number that is not there, or is one.
    const bool is_one = face_.needs && face_.needs->count == 1;
    const bool is_tight = !HasRoomBeside(room.beside(count + gap));
    const bool has_count = is_tight ? face_.needs && !is_one : face_.needs || is_wide;
    if (has_count && face_.needs)
        painter.text(wxString::Format(L"×%d", face_.needs->count), Type::LabelStrong, room.left(count * 1.4), ink,
                     Align::Left, 1);
    room = room.beside((has_count ? count : 0) + gap);
    if (is_tight) return DrawAbove(painter, room, ink);
    room = DrawValue(painter, room);
    painter.text(face_.name, Type::BodyStrong, room, ink, Align::Left);
}

bool CrewCardsRow::HasRoomBeside(const Box& room) const {
    Typesetter& type = TheLook().type();
    const double value = std::min<double>(type.width(face_.value, ValueType()) + 2, room.w * kMostForValue);
    const double tick = kind_ == Kind::Used ? TheLook().px(kTick + 8) : 0;
    const wxSize rest(static_cast<int>(room.w - value - tick - TheLook().px(6)), static_cast<int>(room.h));
    return type.fit(face_.name, Type::BodyStrong, rest).fits;
}

/// The name above the value, where they do not stand side by side; the value stands beside a short last line.
void CrewCardsRow::DrawAbove(Painter& painter, const Box& room, const wxColour& ink) {
    Typesetter& type = TheLook().type();
    const double line = type.line_height(ValueType());
    const Fitted& whole = type.fit(face_.name, Type::BodyStrong, {static_cast<int>(room.w), static_cast<int>(room.h)});
    if (kind_ == Kind::Playable && whole.fits && whole.lines.size() > 1) {
        const Box both = room.middle(room.w, whole.size.y);
        const Box beside =
            both.below(both.h - line).beside(type.width(whole.lines.back(), Type::BodyStrong) + painter.px(6));
        if (type.fit(face_.value, ValueType(), {static_cast<int>(beside.w), static_cast<int>(line)}, 1).fits) {
            painter.text(face_.name, Type::BodyStrong, both, ink);
            painter.text(face_.value, ValueType(), beside, painter.palette().accent, Align::Right, 1);
            return;
        }
    }
    const double value = std::min(line, room.h * 0.5);
    painter.text(face_.name, Type::BodyStrong, room.top(room.h - value), ink);
    DrawValue(painter, room.below(room.h - value));
}

void CrewCardsRow::DrawSign(Painter& painter, const Box& box, const wxColour& ink) {
    if (face_.against) return painter.gem(*face_.against, box);
    if (!face_.needs) return painter.icon(Icon::Card, box.inset(box.w * 0.12), ink);
    if (face_.needs->colour) return painter.gem(*face_.needs->colour, box);
    painter.ring(box.centre_x(), box.centre_y(), box.w / 2, {ink, std::max(1.0, painter.px(2)), true});
    painter.text("?", Type::LabelStrong, box, ink, Align::Centre, 1);
}

Box CrewCardsRow::DrawValue(Painter& painter, const Box& room) {
    const Palette& colours = painter.palette();
    const bool is_used = kind_ == Kind::Used;
    const double tick = is_used ? painter.px(kTick) : 0;
    if (is_used)
        painter.icon(Icon::Tick, Box{room.right() - tick, room.y, tick, room.h}.middle(tick, tick), colours.ink2);
    const Type type = ValueType();
    const double after = is_used ? tick + painter.px(8) : 0;
    const double wanted = TheLook().type().width(face_.value, type) + 2;
    const double width = std::min(wanted, std::max(room.w * kMostForValue - after, 1.0));
    const Box place{room.right() - after - width, room.y, width, room.h};
    painter.text(face_.value, type, place, is_used ? colours.ink2 : colours.accent, Align::Right, 1);
    return room.left(room.w - after - width - painter.px(6));
}

}  // namespace desktop
