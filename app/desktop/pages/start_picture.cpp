#include "app/desktop/pages/start_picture.h"

#include <wx/brush.h>

#include <array>

#include "app/desktop/pages/start_ruins.h"

namespace desktop {
namespace {

using deepblue::Gem;

const wxColour kBrassLight = rgb(0xF5DA8C);
const wxColour kBrass = rgb(0xD9B14A);
const wxColour kBrassDark = rgb(0x8A5F14);
const wxColour kDeep = rgb(0x071826);
const wxColour kShallow = rgb(0x2A86A2);
const wxColour kGlass = rgb(0x0E3A52);
const wxColour kDrop = rgb(0x7FD7E4);

void fill_path(wxGraphicsContext& gc, const wxGraphicsPath& path, const wxColour& colour) {
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(gc.CreateBrush(wxBrush(colour)));
    gc.FillPath(path);
}

void draw_water(wxGraphicsContext& gc, const Box& page) {
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(gc.CreateLinearGradientBrush(page.right(), page.y, page.x, page.bottom(), kShallow, kDeep));
    gc.DrawRectangle(page.x, page.y, page.w, page.h);
}

void draw_ray(wxGraphicsContext& gc, const Box& page, double top, double bottom, double width) {
    wxGraphicsPath ray = gc.CreatePath();
    ray.MoveToPoint(page.x + top * page.w, page.y);
    ray.AddLineToPoint(page.x + (top + width) * page.w, page.y);
    ray.AddLineToPoint(page.x + (bottom + width) * page.w, page.y + 0.78 * page.h);
    ray.AddLineToPoint(page.x + bottom * page.w, page.y + 0.78 * page.h);
    ray.CloseSubpath();
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(gc.CreateLinearGradientBrush(page.x, page.y, page.x, page.y + 0.78 * page.h,
                                             with_opacity(*wxWHITE, 0.18), with_opacity(*wxWHITE, 0)));
    gc.FillPath(ray);
}

void draw_hill(wxGraphicsContext& gc, const Box& page, double left, double middle, double right,
               const wxColour& colour) {
    wxGraphicsPath hill = gc.CreatePath();
    hill.MoveToPoint(page.x, page.y + left * page.h);
    hill.AddCurveToPoint(page.x + 0.3 * page.w, page.y + middle * page.h, page.x + 0.6 * page.w,
                         page.y + (left + 0.06) * page.h, page.right(), page.y + right * page.h);
    hill.AddLineToPoint(page.right(), page.bottom());
    hill.AddLineToPoint(page.x, page.bottom());
    hill.CloseSubpath();
    fill_path(gc, hill, colour);
}

void draw_bubbles(Painter& painter, const Box& page) {
    struct Bubble {
        double x, y, r;
    };
    constexpr std::array kBubbles{Bubble{1200, 110, 6}, Bubble{1176, 170, 11}, Bubble{1146, 236, 5},
                                  Bubble{1190, 270, 8}, Bubble{1160, 330, 16}, Bubble{808, 190, 6},
                                  Bubble{830, 250, 10}};
    const double sx = page.w / 1366;
    const double sy = page.h / 768;
    for (const Bubble& bubble : kBubbles)
        painter.ring(page.x + bubble.x * sx, page.y + bubble.y * sy, painter.px(bubble.r),
                     {.colour = with_opacity(kDrop, 0.7), .width = painter.px(1.5)});
}

void draw_light(wxGraphicsContext& gc, const Box& page) {
    wxGraphicsPath light = gc.CreatePath();
    light.MoveToPoint(page.x + 0.659 * page.w, page.y + 0.54 * page.h);
    light.AddLineToPoint(page.x + 0.79 * page.w, page.y + 0.54 * page.h);
    light.AddLineToPoint(page.x + 0.882 * page.w, page.y + 0.89 * page.h);
    light.AddLineToPoint(page.x + 0.566 * page.w, page.y + 0.89 * page.h);
    light.CloseSubpath();
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(gc.CreateLinearGradientBrush(page.x, page.y + 0.54 * page.h, page.x, page.y + 0.89 * page.h,
                                             with_opacity(kBrassLight, 0.55), with_opacity(kBrassLight, 0.02)));
    gc.FillPath(light);
}

void draw_gems(Painter& painter, const Box& page) {
    struct Lying {
        Gem gem;
        double x, y, side;
    };
    constexpr std::array kLying{Lying{Gem::Purple, 816, 708, 44}, Lying{Gem::Gold, 880, 690, 58},
                                Lying{Gem::Red, 976, 681, 64}, Lying{Gem::Green, 1062, 690, 50},
                                Lying{Gem::Silver, 1130, 702, 44}};
    for (const Lying& lying : kLying) {
        const double side = painter.px(lying.side);
        const Box at(page.x + lying.x * page.w / 1366 - side / 2, page.y + lying.y * page.h / 768 - side / 2, side,
                     side);
        painter.gem_on(lying.gem, at, true, GemShow::Bare);
    }
}

/// The bell is drawn on a field of 100 by 100.
class BellField {
public:
    BellField(wxGraphicsContext& gc, const Box& box) : gc_(gc), box_(box), unit_(box.w / 100) {}

    void draw() {
        body();
        rim();
        window();
        ring();
    }

private:
    [[nodiscard]] double x(double at) const { return box_.x + at * unit_; }
    [[nodiscard]] double y(double at) const { return box_.y + at * unit_; }

    void brass(double left, double right) {
        gc_.SetPen(*wxTRANSPARENT_PEN);
        gc_.SetBrush(gc_.CreateLinearGradientBrush(x(left), y(0), x(right), y(0), kBrassLight, kBrassDark));
    }
    void body() {
        wxGraphicsPath bell = gc_.CreatePath();
        bell.MoveToPoint(x(8), y(85));
        bell.AddLineToPoint(x(8), y(55));
        bell.AddCurveToPoint(x(8), y(25), x(28), y(12), x(50), y(12));
        bell.AddCurveToPoint(x(72), y(12), x(92), y(25), x(92), y(55));
        bell.AddLineToPoint(x(92), y(85));
        bell.CloseSubpath();
        brass(8, 92);
        gc_.FillPath(bell);
    }
    void rim() {
        brass(0, 100);
        gc_.DrawRoundedRectangle(x(0), y(85), 100 * unit_, 14 * unit_, 4 * unit_);
        gc_.SetBrush(gc_.CreateBrush(wxBrush(kBrassDark)));
        for (int i = 0; i < 6; ++i) gc_.DrawEllipse(x(12.5 + 14.4 * i), y(90.5), 3 * unit_, 3 * unit_);
    }
    void window() {
        disc(50, 47, 21, kBrassDark);
        disc(50, 47, 19, kBrassLight);
        disc(50, 47, 16.5, kGlass);
        wxGraphicsPath drop = gc_.CreatePath();
        drop.MoveToPoint(x(50), y(35));
        drop.AddCurveToPoint(x(53), y(43), x(58.5), y(46), x(58.5), y(52));
        drop.AddCurveToPoint(x(58.5), y(62), x(41.5), y(62), x(41.5), y(52));
        drop.AddCurveToPoint(x(41.5), y(46), x(47), y(43), x(50), y(35));
        fill_path(gc_, drop, kDrop);
    }
    void ring() {
        gc_.SetBrush(*wxTRANSPARENT_BRUSH);
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(kBrass).Width(3.4 * unit_)));
        gc_.DrawEllipse(x(44.5), y(0.5), 11 * unit_, 11 * unit_);
    }
    void disc(double at_x, double at_y, double radius, const wxColour& colour) {
        gc_.SetPen(*wxTRANSPARENT_PEN);
        gc_.SetBrush(gc_.CreateBrush(wxBrush(colour)));
        gc_.DrawEllipse(x(at_x - radius), y(at_y - radius), 2 * radius * unit_, 2 * radius * unit_);
    }

    wxGraphicsContext& gc_;
    Box box_;
    double unit_;
};

}  // namespace

void draw_bell(wxGraphicsContext& gc, const Box& box) {
    BellField(gc, box).draw();
}

void draw_start_picture(Painter& painter, const Box& page) {
    wxGraphicsContext& gc = painter.gc();
    draw_water(gc, page);
    draw_ray(gc, page, 0.455, 0.36, 0.06);
    draw_ray(gc, page, 0.59, 0.54, 0.1);
    draw_ray(gc, page, 0.77, 0.66, 0.05);
    draw_ray(gc, page, 0.865, 0.83, 0.09);
    draw_far_ruins(gc, page);
    draw_hill(gc, page, 0.79, 0.62, 0.74, with_opacity(rgb(0x0B3A55), 0.6));
    draw_near_ruins(gc, page);
    draw_hill(gc, page, 0.9, 0.72, 0.8, with_opacity(rgb(0x06202F), 0.7));
    draw_light(gc, page);
    const double side = painter.px(240);
    const Box bell(page.x + 0.725 * page.w - side / 2, page.y + 0.25 * page.h, side, side);
    painter.line(bell.centre_x(), page.y, bell.centre_x(), bell.y, rgb(0xE6CF9A), painter.px(4));
    draw_bell(gc, bell);
    draw_bubbles(painter, page);
    draw_gems(painter, page);
}

}  // namespace desktop
