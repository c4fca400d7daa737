#include "app/desktop/look/painter.h"

#include <wx/brush.h>

#include <algorithm>
#include <cmath>

namespace desktop {
namespace {

constexpr double kKeyCapHeight = 24;

double shifted(double room, double width, Align align) {
    switch (align) {
        case Align::Left: return 0;
        case Align::Centre: return (room - width) / 2;
        case Align::Right: return room - width;
    }
    return 0;
}

wxSize whole(const Box& box) {
    return {static_cast<int>(std::floor(box.w)), static_cast<int>(std::ceil(box.h))};
}

/// The window that is drawn into, also what of it is scrolled away, in the coordinates of what is drawn.
Box window_of(wxGraphicsContext& gc) {
    Box window{};
    gc.GetSize(&window.w, &window.h);
    double across = 1;
    double down = 1;
    gc.GetTransform().Get(&across, nullptr, nullptr, &down, &window.x, &window.y);
    return {-window.x / across, -window.y / down, window.w / across, window.h / down};
}

/// Whether a text there is cut off by the window it is drawn into. A line is a little higher than its letters. What is
/// not seen at all belongs to the ground behind the window.
bool is_cut(wxGraphicsContext& gc, const Box& text, std::size_t lines) {
    const Box seen = window_of(gc);
    const double spare = 0.15 * text.h / static_cast<double>(lines);
    const bool is_seen = text.x < seen.right() && text.right() > seen.x && text.y + spare < seen.bottom() &&
                         text.bottom() - spare > seen.y;
    return is_seen && (text.y + spare < seen.y || text.bottom() - spare > seen.bottom());
}

}  // namespace

Painter::Painter(wxGraphicsContext& gc, Look& look, double pixel_density)
    : gc_(gc), look_(look), pixel_density_(pixel_density) {
    gc_.EnableOffset(false);  // lines are already where they belong, to the half pixel
}

void Painter::fill(const Box& box, double radius, const wxColour& colour) {
    gc_.SetPen(*wxTRANSPARENT_PEN);
    gc_.SetBrush(gc_.CreateBrush(wxBrush(colour)));
    gc_.DrawRoundedRectangle(box.x, box.y, box.w, box.h, radius);
}

void Painter::fill_water(const Box& box, double radius) {
    const Palette& colours = palette();
    gc_.SetPen(*wxTRANSPARENT_PEN);
    gc_.SetBrush(
        gc_.CreateLinearGradientBrush(box.x, box.y, box.x, box.bottom(), colours.water_top, colours.water_bottom));
    gc_.DrawRoundedRectangle(box.x, box.y, box.w, box.h, radius);
}

void Painter::use_pen(const Edge& edge) {
    wxGraphicsPenInfo pen(edge.colour, edge.width, edge.dashed ? wxPENSTYLE_USER_DASH : wxPENSTYLE_SOLID);
    wxDash dashes[] = {3, 2};
    if (edge.dashed) pen.Dashes(2, dashes).Cap(wxCAP_BUTT);
    gc_.SetPen(gc_.CreatePen(pen));
    gc_.SetBrush(*wxTRANSPARENT_BRUSH);
}

void Painter::outline(const Box& box, double radius, const Edge& edge) {
    use_pen(edge);
    const Box middle = box.inset(edge.width / 2);
    gc_.DrawRoundedRectangle(middle.x, middle.y, middle.w, middle.h, std::max(0.0, radius - edge.width / 2));
}

void Painter::line(double x1, double y1, double x2, double y2, const wxColour& colour, double width) {
    use_pen({colour, width});
    gc_.StrokeLine(x1, y1, x2, y2);
}

void Painter::disc(double x, double y, double radius, const wxColour& colour) {
    fill({x - radius, y - radius, 2 * radius, 2 * radius}, radius, colour);
}

void Painter::ring(double x, double y, double radius, const Edge& edge) {
    use_pen(edge);
    const double middle = radius - edge.width / 2;
    gc_.DrawEllipse(x - middle, y - middle, 2 * middle, 2 * middle);
}

Box Painter::draw_lines(const Fitted& fitted, Type type, const Box& box, const wxColour& colour, Align align) {
    gc_.SetFont(look_.type().font(type, fitted.px), colour);
    const double height = fitted.size.y / static_cast<double>(fitted.lines.size());
    Box place{box.x + shifted(box.w, fitted.size.x, align), box.y + (box.h - fitted.size.y) / 2.0,
              static_cast<double>(fitted.size.x), static_cast<double>(fitted.size.y)};
    double y = place.y;
    for (const wxString& line : fitted.lines) {
        double width = 0;
        gc_.GetTextExtent(line, &width, nullptr);
        gc_.DrawText(line, box.x + shifted(box.w, width, align), y);
        y += height;
    }
    return place;
}

Box Painter::text(const wxString& text, Type type, const Box& box, const wxColour& colour, Align align,
                  int most_lines) {
    if (text.empty()) return box.left(0);
    const wxSize room = whole(box);
    const Fitted& fitted = look_.type().fit(text, type, room, most_lines);
    const Box place = draw_lines(fitted, type, box, colour, align);
    if (!fitted.fits || is_cut(gc_, place, fitted.lines.size()))
        look_.type().report().add({text, type, room.x, room.y});
    return place;
}

Box Painter::paragraph(const wxString& text, Type type, const Box& box, const wxColour& colour, Align align) {
    const wxSize room = whole(box);
    const Fitted& fitted = look_.type().paragraph(text, type, room.x);
    const Box place = draw_lines(fitted, type, box.top(fitted.size.y), colour, align);
    if (!fitted.fits || fitted.size.y > room.y || is_cut(gc_, place, fitted.lines.size()))
        look_.type().report().add({text, type, room.x, room.y});
    return place;
}

void Painter::gem(deepblue::Gem gem, const Box& box, GemShow show) {
    gem_on(gem, box, palette().dark, show);
}

void Painter::gem_on(deepblue::Gem gem, const Box& box, bool on_dark, GemShow show) {
    const int side = static_cast<int>(std::lround(std::min(box.w, box.h)));
    const Box place = box.middle(side, side);
    const wxBitmap& sprite = look_.gems().get({.gem = gem,
                                               .px = side,
                                               .show = show,
                                               .on_dark = on_dark,
                                               .pixel_density = pixel_density_,
                                               .language = look_.language().tag(),
                                               .strong = look_.settings().strong_outlines,
                                               .patterned = look_.settings().patterns});
    gc_.DrawBitmap(sprite, std::round(place.x), std::round(place.y), side, side);
}

void Painter::flag(deepblue::Colour colour, const Box& box, FlagShow show) {
    draw_flag(gc_, colour, box, palette(), show);
}

double Painter::key_cap_width(const wxString& key) {
    if (key.empty() || !look_.settings().keys_shown) return 0;
    const double cap = std::max(px(kKeyCapHeight), look_.type().line_height(Type::KeyCap) + px(6));
    return std::max(cap + px(2), look_.type().width(key, Type::KeyCap) + px(16));
}

void Painter::key_cap(const wxString& key, const Box& box, const wxColour& colour) {
    const double width = key_cap_width(key);
    if (width <= 0) return;
    const double height = std::max(px(kKeyCapHeight), look_.type().line_height(Type::KeyCap) + px(6));
    const Box cap = box.left(width).middle(width, height);
    outline(cap, px(6), {colour, std::max(1.0, px(1.5))});
    text(key, Type::KeyCap, cap, colour, Align::Centre, 1);
}

}  // namespace desktop
