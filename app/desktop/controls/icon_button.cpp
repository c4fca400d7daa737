#include "app/desktop/controls/icon_button.h"

#include "app/desktop/controls/skin.h"

namespace desktop {

IconButton::IconButton(wxWindow* parent, Look& look, Icon icon, bool framed)
    : DrawnControl(parent, look, Role::Button), icon_(icon), is_framed_(framed) {}

void IconButton::SetIcon(Icon icon) {
    icon_ = icon;
    Refresh();
}

void IconButton::SetTip(const wxString& name) {
    Speak(name);
    if (Reason().empty()) SetToolTip(name);
}

wxSize IconButton::BodySize() const {
    const int side = TheLook().px(44);
    return {side, side};
}

void IconButton::Draw(Painter& painter, const Box& body) {
    Skin skin = skin_of(ButtonStyle::Quiet, painter.palette(), IsThisEnabled());
    const Box face = body.inset(painter.px(2));
    if (is_framed_) {
        if (!IsThisEnabled()) skin.fill = mixed(skin.fill, painter.palette().bar, 0.4);
        draw_skin(painter, skin, face, Sunk(), IsHovered());
    } else if (IsHovered()) {
        painter.fill(face, painter.px(8), with_opacity(skin.ink, IsPressedDown() ? 0.16 : 0.08));
    }
    const double side = painter.px(22);
    painter.icon(icon_, body.middle(side, side), skin.ink);
}

}  // namespace desktop
