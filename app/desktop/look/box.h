#pragma once

#include <wx/gdicmn.h>

namespace desktop {

/// A rectangle to draw in; sides may lie between pixels.
struct Box {
    double x = 0;
    double y = 0;
    double w = 0;
    double h = 0;

    Box() = default;
    Box(double left, double top, double width, double height) : x(left), y(top), w(width), h(height) {}
    explicit Box(const wxRect& rect) : x(rect.x), y(rect.y), w(rect.width), h(rect.height) {}
    explicit Box(const wxSize& size) : w(size.x), h(size.y) {}

    [[nodiscard]] double right() const { return x + w; }
    [[nodiscard]] double bottom() const { return y + h; }
    [[nodiscard]] double centre_x() const { return x + w / 2; }
    [[nodiscard]] double centre_y() const { return y + h / 2; }

    [[nodiscard]] Box inset(double all) const { return inset(all, all); }
    [[nodiscard]] Box inset(double across, double down) const {
        return {x + across, y + down, w - 2 * across, h - 2 * down};
    }
    [[nodiscard]] Box moved(double across, double down) const { return {x + across, y + down, w, h}; }
    /// The part of that height at the top, and what is left below `gap`.
    [[nodiscard]] Box top(double height) const { return {x, y, w, height}; }
    [[nodiscard]] Box below(double height) const { return {x, y + height, w, h - height}; }
    /// The part of that width at the left, and what is left beside it.
    [[nodiscard]] Box left(double width) const { return {x, y, width, h}; }
    [[nodiscard]] Box beside(double width) const { return {x + width, y, w - width, h}; }
    /// A box of that size in the middle of this one.
    [[nodiscard]] Box middle(double width, double height) const {
        return {x + (w - width) / 2, y + (h - height) / 2, width, height};
    }
};

}  // namespace desktop
