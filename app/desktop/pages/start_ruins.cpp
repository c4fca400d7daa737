#include "app/desktop/pages/start_ruins.h"

#include <wx/brush.h>

#include <numbers>

namespace desktop {
namespace {

const wxColour kFar = rgb(0x0E3A52);
const wxColour kNear = rgb(0x06202F);

/// Draws on a page that is stretched from the 1366 by 768 of the drawing.
class Ruins {
public:
    Ruins(wxGraphicsContext& gc, const Box& page, const wxColour& colour) : gc_(gc), page_(page), unit_(page.h / 768) {
        gc_.SetPen(*wxTRANSPARENT_PEN);
        gc_.SetBrush(gc_.CreateBrush(wxBrush(colour)));
    }

    void column(double middle, double top, double bottom, double width) {
        block(middle - width / 2, top, width, bottom - top);
        block(middle - width * 0.75, top, width * 1.5, width * 0.4);
    }

    /// Two pillars and the half circle between them.
    void arch(double middle, double top, double bottom, double width, double thick) {
        const double centre = x(middle);
        const double spring = y(top) + unit_ * width / 2;
        const double outer = unit_ * width / 2;
        const double inner = outer - unit_ * thick;
        wxGraphicsPath path = gc_.CreatePath();
        path.MoveToPoint(centre - outer, y(bottom));
        path.AddLineToPoint(centre - outer, spring);
        path.AddArc(centre, spring, outer, std::numbers::pi, 2 * std::numbers::pi, true);
        path.AddLineToPoint(centre + outer, y(bottom));
        path.AddLineToPoint(centre + inner, y(bottom));
        path.AddLineToPoint(centre + inner, spring);
        path.AddArc(centre, spring, inner, 0, std::numbers::pi, false);
        path.AddLineToPoint(centre - inner, y(bottom));
        path.CloseSubpath();
        gc_.FillPath(path);
    }

private:
    [[nodiscard]] double x(double at) const { return page_.x + at * page_.w / 1366; }
    [[nodiscard]] double y(double at) const { return page_.y + at * unit_; }

    void block(double left, double top, double width, double height) {
        gc_.DrawRectangle(x(left), y(top), width * unit_, height * unit_);
    }

    wxGraphicsContext& gc_;
    Box page_;
    double unit_;
};

}  // namespace

void draw_far_ruins(wxGraphicsContext& gc, const Box& page) {
    Ruins ruins(gc, page, with_opacity(kFar, 0.45));
    ruins.column(736, 512, 640, 32);
    ruins.column(1090, 500, 640, 32);
    ruins.arch(1215, 437, 660, 132, 32);
    ruins.column(1328, 456, 640, 36);
}

void draw_near_ruins(wxGraphicsContext& gc, const Box& page) {
    Ruins ruins(gc, page, with_opacity(kNear, 0.75));
    ruins.column(658, 562, 660, 36);
    ruins.arch(1265, 522, 660, 150, 40);
}

}  // namespace desktop
