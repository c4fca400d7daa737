#include "app/desktop/look/flags.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/desktop/look/path_words.h"

namespace desktop {

using deepblue::Colour;

namespace {

/// The pattern on a field of 100 by 100.
const char* pattern_of(Colour colour) {
    switch (colour) {
        case Colour::Green: return "M39 0H61V100H39Z";
        case Colour::Orange: return "O50 50 23";
        case Colour::Yellow:
            return "M0 0H12L50 38L88 0H100V12L62 50L100 88V100H88L50 62L12 100H0V88L38 50L0 12Z";
        case Colour::Violet: return "M0 50H100V100H0Z";
        case Colour::White: return "M29 29H71V71H29Z";
        case Colour::Red: return "M40 0H60V40H100V60H60V100H40V60H0V40H40Z";
        case Colour::Blue: return "M50 16L84 50L50 84L16 50Z";
        case Colour::Grey: return "M0 0H50V50H0ZM50 50H100V100H50Z";
    }
    return "";
}

}  // namespace

void draw_flag(wxGraphicsContext& gc, Colour colour, const Box& box, const Palette& palette, FlagShow show) {
    const double line = std::max(1.3, box.w * 0.045);
    const double corner = box.w * 0.19;
    const Box field = box.inset(line / 2);
    wxGraphicsPath frame = gc.CreatePath();
    frame.AddRoundedRectangle(field.x, field.y, field.w, field.h, corner);
    const bool on_dark = palette.dark && show != FlagShow::OnOwnColour;
    const wxColour edge = on_dark ? palette.ink : palette.prompt_ink;

    if (show == FlagShow::Away) gc.BeginLayer(0.45);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(gc.CreateBrush(wxBrush(paint_of(colour).fill)));
    gc.FillPath(frame);

    // The pattern ends in straight corners, so it is kept a little inside the round frame.
    gc.PushState();
    gc.Clip(field.x + line / 4, field.y + line / 4, field.w - line / 2, field.h - line / 2);
    gc.Translate(field.x, field.y);
    gc.Scale(field.w / 100, field.h / 100);
    gc.SetBrush(gc.CreateBrush(wxBrush(palette.prompt_ink)));
    gc.FillPath(path_from(gc, pattern_of(colour)), wxWINDING_RULE);
    gc.PopState();

    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(edge, line)));
    gc.StrokePath(frame);
    if (show == FlagShow::Away) gc.EndLayer();
}

}  // namespace desktop
