#pragma once

#include <wx/graphics.h>
#include <wx/string.h>

#include "app/desktop/look/box.h"
#include "app/desktop/look/flags.h"
#include "app/desktop/look/icons.h"
#include "app/desktop/look/look.h"

namespace desktop {

/// Where a text stands in its box; always in the middle of its height.
enum class Align { Left, Centre, Right };

/// A line around something.
struct Edge {
    wxColour colour;
    double width = 1;
    bool dashed = false;
};

/// Draws in the shared look. All drawn controls draw through this.
class Painter {
public:
    Painter(wxGraphicsContext& gc, Look& look, double pixel_density = 1);

    [[nodiscard]] wxGraphicsContext& gc() { return gc_; }
    [[nodiscard]] Look& look() { return look_; }
    [[nodiscard]] const Palette& palette() const { return look_.palette(); }
    /// A length of the drawings in pixels.
    [[nodiscard]] double px(double length) const { return length * look_.scale().shapes(); }

    void fill(const Box& box, double radius, const wxColour& colour);
    void fill_water(const Box& box, double radius);
    void outline(const Box& box, double radius, const Edge& edge);
    void line(double x1, double y1, double x2, double y2, const wxColour& colour, double width = 1);
    void disc(double x, double y, double radius, const wxColour& colour);
    void ring(double x, double y, double radius, const Edge& edge);

    /// Draws `text` by the fit rule and reports it if even that did not help. Returns where it stands.
    Box text(const wxString& text, Type type, const Box& box, const wxColour& colour, Align align = Align::Left,
             int most_lines = 2);
    /// Draws a text of any number of lines from the top of `box` in full size; reports what does not fit.
    Box paragraph(const wxString& text, Type type, const Box& box, const wxColour& colour, Align align = Align::Left);

    void icon(Icon icon, const Box& box, const wxColour& colour) { draw_icon(gc_, icon, box, colour); }
    void gem(deepblue::Gem gem, const Box& box, GemShow show = GemShow::Lettered);
    /// The same where the ground is not that of the theme, such as on a player's colour.
    void gem_on(deepblue::Gem gem, const Box& box, bool on_dark, GemShow show = GemShow::Lettered);
    void flag(deepblue::Colour colour, const Box& box, FlagShow show = FlagShow::Plain);

    /// How wide a key cap with that text is; nothing while key caps are hidden.
    [[nodiscard]] double key_cap_width(const wxString& key);
    /// A key cap at the left of `box`, in the middle of its height.
    void key_cap(const wxString& key, const Box& box, const wxColour& colour);

private:
    Box draw_lines(const Fitted& fitted, Type type, const Box& box, const wxColour& colour, Align align);
    void use_pen(const Edge& edge);

    wxGraphicsContext& gc_;
    Look& look_;
    double pixel_density_;
};

}  // namespace desktop
