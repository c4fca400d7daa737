#include "app/desktop/pages/hazard_undo.h"

#include <algorithm>

#include "app/desktop/look/lost_middle.h"

namespace desktop {
namespace {

constexpr double kAbove = 2;
constexpr double kIcon = 20;

/// The outline of a small button; returns the room inside.
Box draw_outline(Painter& painter, const Box& whole, double corner, bool is_lit) {
    const wxColour& ink = painter.palette().prompt_ink;
    const double line = std::max(1.5, painter.px(2));
    const Box body = whole.inset(line / 2);
    if (is_lit) painter.fill(body, painter.px(corner), with_opacity(ink, 0.12));
    painter.outline(body, painter.px(corner), {ink, line});
    return body;
}

}  // namespace

int HazardUndo::NeededHeight() const {
    return 2 * TheLook().type().line_height(Type::Label) + 2 * TheLook().px(2 * kAbove);
}

void HazardUndo::Draw(Painter& painter, const Box& whole) {
    const wxColour& ink = painter.palette().prompt_ink;
    const Box body = draw_outline(painter, whole, Corner(), IsHovered() || IsPressedDown());
    const double icon = painter.px(kIcon);
    const Box content = body.inset(painter.px(14), painter.px(kAbove));
    painter.icon(Icon::Undo, content.left(icon).middle(icon, icon), ink);
    const Box room = content.beside(icon + painter.px(10));
    // It is read from afar: a long step loses its middle, never its size.
    const auto fits = [&](const wxString& text) {
        const Fitted& fitted = TheLook().type().paragraph(text, Type::Label, static_cast<int>(room.w));
        return fitted.fits && fitted.size.y <= room.h;
    };
    painter.text(lose_middle(SpokenName(), fits), Type::Label, room, ink);
}

void HazardLeave::Draw(Painter& painter, const Box& whole) {
    const Box body = draw_outline(painter, whole, Corner(), IsHovered() || IsPressedDown());
    const double icon = painter.px(kIcon);
    painter.icon(Icon::TableMode, body.middle(icon, icon), painter.palette().prompt_ink);
}

}  // namespace desktop
