#include "app/desktop/pages/draw_away.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr int kMostLines = 3;

}  // namespace

DrawAway::DrawAway(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void DrawAway::SetPlayers(std::vector<deepblue::Colour> colours, const wxString& sentence, const wxString& in_short) {
    colours_ = std::move(colours);
    sentence_ = sentence;
    in_short_ = in_short;
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
    const Box texts = room.beside(painter.px(4));
    const wxSize most(static_cast<int>(texts.w), static_cast<int>(texts.h));
    const bool is_long = !in_short_.empty() && !TheLook().type().fit(sentence_, Type::Body, most, kMostLines).fits;
    // Where even that is too long the flags tell.
    if (is_long && !TheLook().type().fit(in_short_, Type::Body, most, kMostLines).fits) return;
    painter.text(is_long ? in_short_ : sentence_, Type::Body, texts, painter.palette().ink2, Align::Left, kMostLines);
}

}  // namespace desktop
