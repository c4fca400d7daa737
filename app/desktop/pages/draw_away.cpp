#include "app/desktop/pages/draw_away.h"

#include <algorithm>

namespace desktop {

DrawAway::DrawAway(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void DrawAway::SetPlayers(std::vector<deepblue::Colour> colours, const wxString& sentence) {
    colours_ = std::move(colours);
    sentence_ = sentence;
    Speak(sentence);
    ContentChanged();
}

wxSize DrawAway::BodySize() const {
    return {TheLook().px(240), TheLook().px(44)};
}

void DrawAway::Draw(Painter& painter, const Box& body) {
    const double flag = std::min(painter.px(26), body.h);
    Box room = body.beside(painter.px(14));
    for (const deepblue::Colour colour : colours_) {
        painter.flag(colour, room.left(flag).middle(flag, flag), FlagShow::Away);
        room = room.beside(flag + painter.px(6));
    }
    painter.text(sentence_, Type::Body, room.beside(painter.px(4)), painter.palette().ink2, Align::Left, 3);
}

}  // namespace desktop
