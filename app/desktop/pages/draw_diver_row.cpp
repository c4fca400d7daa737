#include "app/desktop/pages/draw_diver_row.h"

#include <algorithm>

#include "app/desktop/controls/danger_cell.h"
#include "app/desktop/look/paints.h"
#include "app/desktop/pages/name_type.h"
#include "app/words/draw_words.h"

namespace desktop {
namespace {

constexpr double kFlag = 46;
constexpr double kBell = 24;
constexpr double kSpot = 28;
constexpr double kLeastSpot = 22;
constexpr double kCell = 56;

std::vector<deepblue::Gem> gems_of(deepblue::Spot spot) {
    switch (spot) {
        case deepblue::Spot::Red: return {deepblue::Gem::Red};
        case deepblue::Spot::Gold: return {deepblue::Gem::Gold};
        case deepblue::Spot::Silver: return {deepblue::Gem::Silver};
        case deepblue::Spot::Black: return {deepblue::Gem::Black};
        case deepblue::Spot::Blue: return {deepblue::Gem::Blue};
        case deepblue::Spot::BlackOrBlue: return {deepblue::Gem::Black, deepblue::Gem::Blue};
    }
    return {};
}

Danger shown(session::Danger danger) {
    switch (danger) {
        case session::Danger::Safe: return Danger::Safe;
        case session::Danger::Spot: return Danger::Spot;
        case session::Danger::Card: return Danger::Card;
        case session::Danger::Out: return Danger::Out;
    }
    return Danger::Safe;
}

}  // namespace

DrawDiverRow::DrawDiverRow(wxWindow* parent, Look& look, Role role) : DrawnControl(parent, look, role) {}

void DrawDiverRow::SetFace(const DiverFace& face) {
    if (face == face_) return;
    face_ = face;
    Speak(face.spoken);
    ContentChanged();
}

void DrawDiverRow::SetColumns(const DiverColumns& columns) {
    if (columns == columns_) return;
    columns_ = columns;
    Refresh();
}

int DrawDiverRow::NameWidth() const {
    const int bell = face_.is_leader ? TheLook().px(kBell + 8) : 0;
    return TheLook().type().width(face_.name, Type::Name) + 1 + bell;
}

bool DrawDiverRow::NeedsTwoLines(double width) const {
    const wxSize room(static_cast<int>(width), TheLook().px(200));
    return TheLook().type().fit(face_.name, Type::LabelStrong, room).lines.size() > 1;
}

bool DrawDiverRow::IsBellBelow(double width) const {
    return face_.is_leader && !face_.is_out && !TheLook().scale().table_mode() && !NeedsTwoLines(width) &&
           NeedsTwoLines(width - TheLook().px(kBell + 8));
}

wxSize DrawDiverRow::BodySize() const {
    return {TheLook().px(472), std::max(TheLook().px(64), TheLook().scale().target())};
}

void DrawDiverRow::DrawGround(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double radius = painter.px(14);
    if (face_.is_out) return painter.outline(body, radius, {colours.line2, std::max(1.0, painter.px(1.5)), true});
    painter.fill(body, radius, colours.surface);
    if (IsHovered()) painter.fill(body, radius, with_opacity(colours.ink, 0.06));
    const Edge plain{colours.line, 1};
    const Edge leads{paint_of(face_.colour).fill, std::max(1.5, painter.px(2))};
    painter.outline(body, radius, face_.is_leader ? leads : plain);
}

void DrawDiverRow::Draw(Painter& painter, const Box& whole) {
    const Box body = whole.moved(0, Sunk() * painter.px(1));
    DrawGround(painter, body);
    const double flag = std::min(painter.px(kFlag), body.h - painter.px(12));
    painter.flag(face_.colour, body.beside(painter.px(15)).left(flag).middle(flag, flag),
                 face_.is_out ? FlagShow::Away : FlagShow::Plain);
    const Box texts{body.x + columns_.name, body.y, columns_.cells - columns_.name - painter.px(8), body.h};
    const bool is_bell_below = IsBellBelow(texts.w);
    const bool has_bell = face_.is_leader && !is_bell_below;
    const bool is_long = NeedsTwoLines(texts.w - (has_bell ? painter.px(kBell + 8) : 0));
    if (TheLook().scale().table_mode() || face_.is_out || (is_long && face_.spots.empty())) {
        DrawName(painter, texts, face_.is_leader);
    } else {
        const double line =
            is_long ? 2.0 * TheLook().type().line_height(Type::LabelStrong) : TheLook().type().line_height(Type::Name);
        const double spots = std::clamp(texts.h - line, painter.px(kLeastSpot), painter.px(kSpot));
        const double name = std::min(line, texts.h - spots);
        const Box both = texts.middle(texts.w, name + spots);
        DrawName(painter, both.top(name), has_bell);
        DrawSpots(painter, both.below(name));
        const double bell = std::min(painter.px(kBell), spots);
        const Box below = both.below(name);
        if (is_bell_below)
            painter.icon(Icon::Bell, Box{below.right() - bell, below.y, bell, below.h}.middle(bell, bell),
                         painter.palette().ink);
    }
    DrawDangers(painter, body);
    if (columns_.vp > 0 && !face_.is_out) DrawVp(painter, body);
}

void DrawDiverRow::DrawName(Painter& painter, const Box& box, bool has_bell) {
    const Palette& colours = painter.palette();
    const double bell = painter.px(kBell);
    const double room = box.w - (has_bell ? bell + painter.px(8) : 0);
    const wxColour ink = face_.is_out ? colours.ink2 : colours.ink;
    const Type type = type_for_name(face_.name, room, TheLook().type());
    const Box name = painter.text(face_.name, type, box.left(room), ink);
    if (has_bell)
        painter.icon(Icon::Bell, Box{name.right() + painter.px(8), box.y, bell, box.h}.middle(bell, bell), ink);
}

void DrawDiverRow::DrawSpots(Painter& painter, const Box& box) {
    if (face_.spots.empty()) {
        // TRANSLATORS: a boat that stands on no scouting spot stands in the centre of the wreck
        painter.text(TheLook().language().say("centre"), Type::Label, box, painter.palette().ink2, Align::Left, 1);
        return;
    }
    const double side = std::min(static_cast<double>(TheLook().scale().gem_px(kSpot)), box.h);
    Box place = box.left(side);
    for (const deepblue::Spot spot : face_.spots) {
        for (const deepblue::Gem gem : gems_of(spot)) {
            painter.gem(gem, place.middle(side, side));
            place = place.moved(side + painter.px(4), 0);
        }
    }
}

void DrawDiverRow::DrawDangers(Painter& painter, const Box& body) {
    const words::Language& in = TheLook().language();
    const bool beside = TheLook().scale().table_mode();
    const double height =
        std::min(std::max<double>(painter.px(kCell), TheLook().type().line_height(Type::LabelStrong) + painter.px(28)),
                 body.h - painter.px(10));
    const Box cell = Box{body.x + columns_.cells, body.y, columns_.cell, body.h}.middle(columns_.cell, height);
    const auto draw = [&](const Box& box, session::Danger danger, bool is_beside) {
        draw_danger(painter, box, shown(danger), words::danger_word(danger, in), is_beside);
    };
    if (face_.is_out) {
        if (beside) return DrawOut(painter, body);
        const Box both{cell.x, cell.y, columns_.second() + columns_.cell - columns_.cells, cell.h};
        return draw(both, session::Danger::Out, true);
    }
    draw(cell, face_.black, beside);
    draw(cell.moved(columns_.cell + columns_.gap, 0), face_.blue, beside);
}

void DrawDiverRow::DrawOut(Painter& painter, const Box& body) {
    const wxString word = words::danger_word(session::Danger::Out, TheLook().language());
    const double icon = painter.px(28);
    const double width = TheLook().type().width(word, Type::Heading) + 1;
    const Box text{body.right() - painter.px(18) - width, body.y, width, body.h};
    painter.text(word, Type::Heading, text, painter.palette().coral, Align::Right, 1);
    painter.icon(Icon::Surface, Box{text.x - painter.px(10) - icon, body.y, icon, body.h}.middle(icon, icon),
                 painter.palette().coral);
}

void DrawDiverRow::DrawVp(Painter& painter, const Box& body) {
    const double number = TheLook().type().line_height(Type::Count);
    const double unit = std::min<double>(TheLook().type().line_height(Type::Label), body.h * 0.4);
    const double left = body.x + columns_.second() + columns_.cell;
    const Box column = Box{left, body.y, body.x + columns_.vp - left, body.h}.middle(
        body.x + columns_.vp - left, std::min(number + unit - painter.px(6), body.h));
    painter.text(wxString::Format("%d", face_.gem_vp), Type::Count, column.top(column.h - unit), painter.palette().ink,
                 Align::Right, 1);
    painter.text(TheLook().language().say("VP"), Type::Label, column.below(column.h - unit), painter.palette().ink2,
                 Align::Right, 1);
}

}  // namespace desktop
