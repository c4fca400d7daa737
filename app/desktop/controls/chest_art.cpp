#include "app/desktop/controls/chest_art.h"

#include <wx/brush.h>

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/desktop/look/path_words.h"

namespace desktop {
namespace {

using deepblue::Gem;

constexpr double kField = 100;  // the chest is drawn on 100 by 90
constexpr double kHinge = 44;   // where the open lid meets the box
constexpr double kSealedUntil = 0.1;
constexpr double kLine = 2.6;

/// Draws on the chest's own field.
class ChestDrawing {
public:
    ChestDrawing(Painter& painter, const Box& chest) : painter_(painter), gc_(painter.gc()), chest_(chest) { begin(); }
    ~ChestDrawing() { gc_.PopState(); }
    ChestDrawing(const ChestDrawing&) = delete;
    ChestDrawing& operator=(const ChestDrawing&) = delete;

    void fill(const char* words, const wxColour& colour) {
        gc_.SetPen(*wxTRANSPARENT_PEN);
        gc_.SetBrush(gc_.CreateBrush(wxBrush(colour)));
        gc_.FillPath(path_from(gc_, words));
    }
    void stroke(const char* words, const wxColour& colour, double width) {
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(colour, width).Join(wxJOIN_ROUND)));
        gc_.StrokePath(path_from(gc_, words));
    }
    /// A gem is a picture: it is drawn in its own pixels, not enlarged.
    void gem(Gem gem, const Box& box) {
        const double unit = chest_.w / kField;
        gc_.PopState();
        painter_.gem_on(gem, {chest_.x + box.x * unit, chest_.y + box.y * unit, box.w * unit, box.h * unit}, false,
                        GemShow::Bare);
        begin();
    }
    /// What is drawn from now on is only so high above the hinge.
    void raise(double share) {
        gc_.Translate(0, kHinge * (1 - share));
        gc_.Scale(1, share);
    }

private:
    void begin() {
        gc_.PushState();
        gc_.Translate(chest_.x, chest_.y);
        gc_.Scale(chest_.w / kField, chest_.w / kField);
    }

    Painter& painter_;
    wxGraphicsContext& gc_;
    Box chest_;
};

constexpr const char* kLid = "M2 40V24C2 10 9 2 24 2H76C91 2 98 10 98 24V40Z";
constexpr const char* kBox = "M2 40H98V82Q98 88 92 88H8Q2 88 2 82Z";
constexpr const char* kOpenLid = "M2 44L14 8Q15 2 22 2H78Q85 2 86 8L98 44Z";
constexpr const char* kOpenInside = "M22 44L28 20Q29 17 33 17H67Q71 17 72 20L78 44Z";
constexpr const char* kOpenBox = "M2 50H98V82Q98 88 92 88H8Q2 88 2 82Z";
constexpr const char* kRimOfBox = "M2 50H98V61H2Z";

void draw_sealed(Painter& painter, const Box& chest, const PlayerPaint& paint, const wxColour& edge) {
    const wxColour dark = painter.palette().prompt_ink;
    ChestDrawing drawing(painter, chest);
    drawing.fill(kLid, paint.edge);
    drawing.fill(kBox, paint.fill);
    drawing.fill("M19 3H23V88H19ZM77 3H81V88H77Z", with_opacity(dark, 0.28));
    drawing.stroke(kLid, edge, kLine);
    drawing.stroke(kBox, edge, kLine);
    drawing.fill("M42 30H58Q61 30 61 33V53Q61 57 57 57H43Q39 57 39 53V33Q39 30 42 30Z", dark);
    drawing.fill("O50 40 4.6M48 41H52V50H48Z", rgb(0xFFFFFF));
}

void draw_lid(Painter& painter, const Box& chest, const PlayerPaint& paint, const wxColour& edge, double opened) {
    ChestDrawing drawing(painter, chest);
    drawing.raise(opened);
    drawing.fill(kOpenLid, paint.edge);
    drawing.fill(kOpenInside, mixed(paint.edge, painter.palette().prompt_ink, 0.4));
    drawing.stroke(kOpenLid, edge, kLine);
}

void draw_box(Painter& painter, const Box& chest, const PlayerPaint& paint, const wxColour& edge) {
    ChestDrawing drawing(painter, chest);
    drawing.gem(Gem::Gold, {14, 32, 26, 26});
    drawing.gem(Gem::Red, {38, 28, 26, 26});
    drawing.gem(Gem::Green, {60, 30, 24, 24});
    drawing.gem(Gem::Gold, {52, 36, 26, 26});
    drawing.gem(Gem::Silver, {30, 36, 24, 24});
    drawing.fill(kOpenBox, paint.fill);
    drawing.fill(kRimOfBox, paint.edge);
    drawing.stroke(kOpenBox, edge, kLine);
    drawing.fill("M42 50H58Q60 50 60 53V67Q60 70 57 70H43Q40 70 40 67V53Q40 50 42 50Z", painter.palette().prompt_ink);
}

}  // namespace

void draw_chest_on(Painter& painter, const Box& chest, deepblue::Colour colour, double opened, const wxColour& edge) {
    const PlayerPaint& paint = paint_of(colour);
    if (opened < kSealedUntil) return draw_sealed(painter, chest, paint, edge);
    draw_lid(painter, chest, paint, edge, opened);
    draw_box(painter, chest, paint, edge);
}

void draw_chest(Painter& painter, const Box& chest, deepblue::Colour colour, double opened) {
    const Palette& colours = painter.palette();
    draw_chest_on(painter, chest, colour, opened, colours.dark ? colours.ink : colours.prompt_ink);
}

}  // namespace desktop
