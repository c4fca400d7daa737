#include "app/desktop/nights/player_head.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kFlag = 40;
constexpr double kMostOfWidth = 0.45;  // that the note may take

}  // namespace

void PlayerHead::SetPlayer(std::optional<deepblue::Colour> colour, const wxString& name, const wxString& note) {
    colour_ = colour;
    player_ = name;
    note_ = note;
    Speak(name, note);
    ContentChanged();
}

wxSize PlayerHead::BodySize() const {
    Typesetter& type = TheLook().type();
    const int note = 2 * type.line_height(Type::Label);
    return {TheLook().px(300), std::max({TheLook().px(kFlag), type.line_height(Type::Name), note})};
}

void PlayerHead::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    Box room = body;
    if (colour_) {
        const double flag = std::min(painter.px(kFlag), body.h);
        painter.flag(*colour_, body.left(flag).middle(flag, flag));
        room = body.beside(flag + painter.px(12));
    }
    const double note = std::min<double>(TheLook().type().width(note_, Type::Label) + 2, room.w * kMostOfWidth);
    painter.text(player_, Type::Name, room.left(room.w - note - painter.px(10)), colours.ink, Align::Left, 1);
    painter.text(note_, Type::Label, room.beside(room.w - note), colours.ink2, Align::Right, 2);
}

}  // namespace desktop
