#include "app/desktop/pages/dive_set_up_boat.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/desktop/look/path_words.h"

namespace desktop {
namespace {

using deepblue::Gem;
using deepblue::Spot;

// On a field of 88 by 56.
constexpr double kFieldWidth = 88;
constexpr double kFieldHeight = 56;
constexpr const char* kCabin = "M24 24L26 3H52L62 24Z";
constexpr const char* kHull = "M3 24H85L72 53H16Z";
constexpr const char* kWindow = "M32 9H43V17H32Z";
constexpr double kLine = 4;
constexpr double kHullMiddle = 38.5;
constexpr double kHullHeight = 26;

constexpr double kWidth = 86;
constexpr double kHeight = 48;

}  // namespace

void draw_boat(Painter& painter, const BoatFace& boat, const Box& box) {
    const double width = std::min(box.w, box.h * kBoatShape);
    const Box place = box.middle(width, width / kBoatShape);
    const double scale = width / kFieldWidth;
    wxGraphicsContext& gc = painter.gc();
    const wxColour& ink = painter.palette().prompt_ink;
    gc.PushState();
    gc.Translate(place.x, place.y);
    gc.Scale(scale, scale);
    gc.SetBrush(gc.CreateBrush(wxBrush(paint_of(boat.colour).fill)));
    // On dark ground the dark line alone would not show.
    if (painter.palette().dark) {
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(painter.palette().ink, kLine + 3).Join(wxJOIN_ROUND)));
        gc.StrokePath(path_from(gc, kCabin));
        gc.StrokePath(path_from(gc, kHull));
    }
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(ink, kLine).Join(wxJOIN_ROUND)));
    gc.DrawPath(path_from(gc, kCabin));
    gc.DrawPath(path_from(gc, kHull));
    gc.SetBrush(gc.CreateBrush(wxBrush(ink)));
    gc.FillPath(path_from(gc, kWindow));
    gc.PopState();
    const double height = std::max(kHullHeight * scale, 20.0);
    const Box number{place.x, place.y + kHullMiddle * scale - height / 2, place.w, height};
    painter.text(wxString::Format("%d", boat.number), Type::Name, number, ink, Align::Centre, 1);
}

std::vector<Gem> gems_of(Spot spot) {
    switch (spot) {
        case Spot::Red: return {Gem::Red};
        case Spot::Gold: return {Gem::Gold};
        case Spot::Silver: return {Gem::Silver};
        case Spot::Black: return {Gem::Black};
        case Spot::Blue: return {Gem::Blue};
        case Spot::BlackOrBlue: return {Gem::Black, Gem::Blue};
    }
    return {};
}

wxColour edge_of(Spot spot, const Palette& palette) {
    const GemPaint& paint = paint_of(gems_of(spot).back());
    switch (spot) {
        case Spot::Gold:
        case Spot::Silver: return palette.dark ? paint.base : mixed(paint.base, palette.prompt_ink, 0.7);
        case Spot::Black: return palette.dark ? palette.line2 : paint.base;
        default: return palette.dark ? paint.base : paint.plate;
    }
}

DiveSetUpBoat::DiveSetUpBoat(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Button) {}

void DiveSetUpBoat::SetFace(const BoatButtonFace& face) {
    if (face == face_) return;
    face_ = face;
    Speak(face.spoken, face.place);
    SetToolTip(face.spoken + ": " + face.place);
    ContentChanged();
}

wxSize DiveSetUpBoat::BodySize() const {
    return {TheLook().px(kWidth), std::max(TheLook().px(kHeight), TheLook().scale().target())};
}

void DiveSetUpBoat::Draw(Painter& painter, const Box& whole) {
    const Palette& colours = painter.palette();
    const Box body = whole.moved(0, Sunk() * painter.px(2));
    const double radius = painter.px(Corner());
    painter.fill(body, radius, face_.boat.is_chosen ? colours.soft : colours.raised);
    if (IsHovered()) painter.fill(body, radius, with_opacity(colours.ink, 0.06));
    painter.outline(body, radius,
                    {face_.boat.is_chosen ? colours.accent : colours.line2,
                     std::max(1.0, painter.px(face_.boat.is_chosen ? 3 : 1.5)), !face_.is_on_wreck});
    const Box room = body.inset(painter.px(7), painter.px(6));
    const double mark = face_.is_on_wreck ? painter.px(26) : 0;
    draw_boat(painter, face_.boat, room.left(room.w - mark));
    if (mark > 0) DrawPlace(painter, room.beside(room.w - mark));
}

void DiveSetUpBoat::DrawPlace(Painter& painter, const Box& box) {
    const double side = std::min({painter.px(22), box.w, box.h / 2});
    if (!face_.spot) {
        const double tick = painter.px(20);
        return painter.icon(Icon::Tick, box.middle(tick, tick), painter.palette().accent);
    }
    const auto gems = gems_of(*face_.spot);
    const double size = gems.size() > 1 ? side : painter.px(24);
    Box place = box.middle(size, size * static_cast<double>(gems.size())).top(size);
    for (const Gem gem : gems) {
        painter.gem(gem, place);
        place = place.moved(0, size);
    }
}

}  // namespace desktop
