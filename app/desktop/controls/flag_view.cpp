#include "app/desktop/controls/flag_view.h"

#include <algorithm>

#include "app/words/gems.h"

namespace desktop {

FlagView::FlagView(wxWindow* parent, Look& look, deepblue::Colour colour, double side, Role role)
    : DrawnControl(parent, look, role), colour_(colour), side_(side) {
    Speak(words::name(colour, look.language()));
}

void FlagView::SetColour(deepblue::Colour colour) {
    colour_ = colour;
    Speak(words::name(colour, TheLook().language()));
    Refresh();
}

void FlagView::SetShow(FlagShow show) {
    show_ = show;
    Refresh();
}

void FlagView::SetTaken(bool taken) {
    is_taken_ = taken;
    Refresh();
}

wxSize FlagView::BodySize() const {
    const int side = TheLook().px(side_);
    const int least = AcceptsFocus() ? TheLook().scale().target() : 0;
    return {std::max(side, least), std::max(side, least)};
}

void FlagView::Draw(Painter& painter, const Box& body) {
    const double side = std::min({painter.px(side_), body.w, body.h});
    const Box place = body.middle(side, side).moved(0, Sunk() * painter.px(3));
    painter.flag(colour_, place, is_taken_ ? FlagShow::Away : show_);
    if (is_taken_) painter.icon(Icon::Cross, place.inset(-side * 0.05), painter.palette().coral);
}

}  // namespace desktop
