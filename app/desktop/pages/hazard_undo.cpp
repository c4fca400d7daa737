#include "app/desktop/pages/hazard_undo.h"

#include <algorithm>

#include "app/desktop/look/lost_middle.h"

namespace desktop {

void HazardUndo::Draw(Painter& painter, const Box& whole) {
    const wxColour& ink = painter.palette().prompt_ink;
    const double line = std::max(1.5, painter.px(2));
    const Box body = whole.inset(line / 2);
    if (IsHovered() || IsPressedDown()) painter.fill(body, painter.px(Corner()), with_opacity(ink, 0.12));
    painter.outline(body, painter.px(Corner()), {ink, line});
    const double icon = painter.px(20);
    const Box content = body.inset(painter.px(14), painter.px(2));
    painter.icon(Icon::Undo, content.left(icon).middle(icon, icon), ink);
    const Box room = content.beside(icon + painter.px(10));
    const auto fits = [&](const wxString& text) {
        const wxSize most(static_cast<int>(room.w), static_cast<int>(room.h));
        return TheLook().type().fit(text, Type::Label, most).fits;
    };
    painter.text(lose_middle(SpokenName(), fits), Type::Label, room, ink);
}

}  // namespace desktop
