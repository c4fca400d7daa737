#include "app/desktop/look/flags.h"

#include <wx/brush.h>

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/desktop/look/path_words.h"

namespace desktop {

using deepblue::Colour;

namespace {

/// The pattern on a field of 100 by 100, whose corners are round.
const char* pattern_of(Colour colour) {
    switch (colour) {
        case Colour::Green: return "M39 0H61V100H39Z";
        case Colour::Orange: return "O50 50 23";
        case Colour::Yellow:
            return "M12.5 1L50 38L87.5 1L99 12.5L62 50L99 87.5L87.5 99L50 62L12.5 99L1 87.5L38 50L1 12.5Z";
        case Colour::Violet: return "M0 50H100V81Q100 100 81 100H19Q0 100 0 81Z";
        case Colour::White: return "M29 29H71V71H29Z";
        case Colour::Red: return "M40 0H60V40H100V60H60V100H40V60H0V40H40Z";
        case Colour::Blue: return "M50 16L84 50L50 84L16 50Z";
        case Colour::Grey: return "M0 50V19Q0 0 19 0H50V50ZM50 50H100V81Q100 100 81 100H50Z";
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

    gc.PushState();
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
