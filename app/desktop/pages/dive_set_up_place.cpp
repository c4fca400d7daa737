#include "app/desktop/pages/dive_set_up_place.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace desktop {
namespace {

constexpr Movement kShake{std::chrono::milliseconds(300), Easing::Linear};
constexpr double kSwing = 7;
constexpr double kSwings = 3;
constexpr double kBoat = 88;
constexpr double kGem = 30;
constexpr double kNearEdge = 8;  // how much nearer to the edge a label may stand than pictures

}  // namespace

DiveSetUpPlace::DiveSetUpPlace(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Button) {}

void DiveSetUpPlace::SetFace(const PlaceFace& face) {
    if (face == face_) return;
    face_ = face;
    Speak(face.spoken);
    ContentChanged();
}

void DiveSetUpPlace::Refuse() {
    TheLook().motion().run(this, kShake, [this](double time) {
        shift_ = std::sin(time * kSwings * 2 * std::numbers::pi) * (1 - time) * TheLook().px(kSwing);
        Refresh();
    });
}

wxSize DiveSetUpPlace::BodySize() const {
    return {TheLook().px(100), std::max(TheLook().px(76), TheLook().scale().target())};
}

void DiveSetUpPlace::Draw(Painter& painter, const Box& whole) {
    const Box body = whole.inset(painter.px(1)).moved(shift_, Sunk() * painter.px(2));
    DrawGround(painter, body);
    const Box room = body.inset(painter.px(8));
    face_.is_centre ? DrawCentre(painter, room) : DrawSpot(painter, room);
}

void DiveSetUpPlace::DrawGround(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double radius = painter.px(Corner());
    const bool is_place = face_.spot.has_value();
    if (is_place) painter.fill(body, radius, colours.surface);
    if (face_.is_offered) painter.fill(body, radius, colours.soft);
    if (IsHovered()) painter.fill(body, radius, with_opacity(colours.ink, 0.06));
    const wxColour edge = is_place ? edge_of(*face_.spot, colours) : colours.ink2;
    painter.outline(body, radius, {edge, std::max(1.0, painter.px(is_place ? 3 : 2)), !is_place});
    if (face_.is_target)
        painter.outline(body.inset(painter.px(5)), radius - painter.px(4), {colours.accent, painter.px(3)});
}

void DiveSetUpPlace::DrawCentre(Painter& painter, const Box& body) {
    if (face_.boats.empty()) {
        painter.text(face_.label, Type::Body, body, painter.palette().ink2, Align::Centre);
        return;
    }
    const auto count = static_cast<int>(face_.boats.size());
    // As many columns as make the boats largest.
    int columns = 1;
    double width = 0;
    for (int wanted = 1; wanted <= count; ++wanted) {
        const double rows = std::ceil(static_cast<double>(count) / wanted);
        const double fits = std::min({body.w / wanted, body.h / rows * kBoatShape, painter.px(kBoat)});
        if (fits <= width) continue;
        width = fits;
        columns = wanted;
    }
    const double height = width / kBoatShape;
    const int rows = (count + columns - 1) / columns;
    const Box all = body.middle(width * columns, height * rows);
    for (int i = 0; i < count; ++i) {
        const int row = i / columns;
        const Box cell{all.x + (i % columns) * width, all.y + row * height, width, height};
        const BoatFace& boat = face_.boats[static_cast<std::size_t>(i)];
        if (boat.is_chosen) painter.fill(cell, painter.px(6), with_opacity(painter.palette().accent, 0.35));
        draw_boat(painter, boat, cell.inset(width * 0.04));
    }
}

void DiveSetUpPlace::DrawSpot(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    if (!face_.spot) {
        const double side = painter.px(26);
        const double text = TheLook().type().line_height(Type::Label) * 2;
        const Box both = body.middle(body.w, std::min(body.h, side + text));
        painter.icon(Icon::Plus, both.top(side).middle(side, side), colours.ink2);
        painter.text(face_.label, Type::Label, both.below(side).inset(-painter.px(kNearEdge), 0), colours.ink2,
                     Align::Centre);
        return;
    }
    const double line = std::max(painter.px(kGem), static_cast<double>(TheLook().type().line_height(Type::BodyStrong)));
    const double boat = std::min(painter.px(kBoat) / kBoatShape, body.h - line - painter.px(6));
    const Box both = body.middle(body.w, boat + painter.px(6) + line);
    if (!face_.boats.empty()) {
        const BoatFace& there = face_.boats.front();
        const Box place = both.top(boat).middle(boat * kBoatShape, boat);
        if (there.is_chosen)
            painter.fill(place.inset(-painter.px(6), -painter.px(4)), painter.px(8),
                         with_opacity(colours.accent, 0.35));
        draw_boat(painter, there, place);
    }
    DrawKind(painter, both.below(boat + painter.px(6)));
}

void DiveSetUpPlace::DrawKind(Painter& painter, const Box& line) {
    const auto gems = gems_of(*face_.spot);
    const double side = std::min(static_cast<double>(TheLook().scale().gem_px(kGem)), line.h);
    const double gap = painter.px(6);
    const double pictures = static_cast<double>(gems.size()) * (side + gap);
    const double text =
        std::min(TheLook().type().width(face_.label, Type::BodyStrong) + 1.0, std::max(1.0, line.w - pictures));
    const Box all = line.middle(pictures + text, line.h);
    Box place = all.left(side);
    for (const deepblue::Gem gem : gems) {
        painter.gem(gem, place.middle(side, side));
        place = place.moved(side + gap, 0);
    }
    painter.text(face_.label, Type::BodyStrong, all.beside(pictures), painter.palette().ink);
}

}  // namespace desktop
