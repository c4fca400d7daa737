#include "app/desktop/controls/fresco_art.h"

#include <wx/brush.h>

#include <algorithm>

#include "app/desktop/look/path_words.h"

namespace desktop {
namespace {

struct Shape {
    const char* words;
    unsigned colour;
};

/// The field all pictures are drawn on.
constexpr double kWidth = 114;
constexpr double kHeight = 72;

constexpr unsigned kSea = 0x12566B;
constexpr unsigned kDeep = 0x0A3848;
constexpr unsigned kStone = 0xE8C36A;
constexpr unsigned kShade = 0xC79A3A;
constexpr unsigned kMoon = 0xF6EEDC;

void draw_shapes(Painter& painter, std::initializer_list<Shape> shapes) {
    wxGraphicsContext& gc = painter.gc();
    gc.SetPen(*wxTRANSPARENT_PEN);
    for (const Shape& shape : shapes) {
        gc.SetBrush(gc.CreateBrush(wxBrush(rgb(shape.colour))));
        gc.FillPath(path_from(gc, shape.words), wxWINDING_RULE);
    }
}

void draw_gate(Painter& painter) {
    draw_shapes(painter, {{"O86 17 8", kMoon},
                          {"M6 33H108V64H6Z", kStone},
                          {"M6 33H108V39H6Z", kShade},
                          {"M47 33C51 30.5 63 30.5 67 33Z", kShade},
                          {"M32 64C32 48 36 40 42 39H72C78 40 82 48 82 64Z", kSea}});
}

void draw_temple(Painter& painter) {
    draw_shapes(painter, {{"O90 14 7", kMoon},
                          {"M57 9L96 26H18Z", kStone},
                          {"M20 27H94V32H20Z", kShade},
                          {"M26 34H35V58H26ZM45 34H54V58H45ZM62 34H71V58H62ZM80 34H89V58H80Z", kMoon},
                          {"M18 59H96V64H18Z", kStone}});
}

void draw_towers(Painter& painter) {
    draw_shapes(painter, {{"O57 15 8", kMoon},
                          {"M12 26H36V64H12ZM78 26H102V64H78Z", kStone},
                          {"M10 20H38V27H10ZM76 20H104V27H76Z", kShade},
                          {"M36 44H78V64H36Z", kShade},
                          {"M20 34H28V46H20ZM86 34H94V46H86Z", kSea}});
}

void draw_dome(Painter& painter) {
    draw_shapes(painter, {{"O24 16 7", kMoon},
                          {"M57 8V16", kShade},
                          {"M30 40C30 22 43 14 57 14C71 14 84 22 84 40Z", kStone},
                          {"M24 40H90V46H24Z", kShade},
                          {"M28 46H86V64H28Z", kStone},
                          {"M49 64V54C49 49 65 49 65 54V64Z", kSea}});
}

}  // namespace

void draw_fresco(Painter& painter, int place, const Box& box) {
    painter.fill(box, painter.px(8), rgb(kSea));
    wxGraphicsContext& gc = painter.gc();
    gc.PushState();
    gc.Clip(box.x, box.y, box.w, box.h);
    // A picture keeps its shape and stands on the ground, which goes from edge to edge.
    const double scale = std::min(box.w / kWidth, box.h / kHeight);
    gc.PushState();
    gc.Translate(box.centre_x() - scale * kWidth / 2, box.bottom() - scale * kHeight);
    gc.Scale(scale, scale);
    switch (place) {
        case 0: draw_gate(painter); break;
        case 1: draw_temple(painter); break;
        case 2: draw_towers(painter); break;
        default: draw_dome(painter); break;
    }
    gc.PopState();
    gc.Translate(box.x, box.bottom() - scale * kHeight);
    gc.Scale(box.w / kWidth, scale);
    draw_shapes(painter, {{"M0 64H114V66Q114 72 106 72H8Q0 72 0 66Z", kDeep}});
    gc.PopState();
}

}  // namespace desktop
