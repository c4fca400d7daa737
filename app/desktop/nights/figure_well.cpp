#include "app/desktop/nights/figure_well.h"

namespace desktop {

void FigureWell::SetFigure(const wxString& number, const wxString& what) {
    number_ = number;
    what_ = what;
    Speak(number + " " + what);
    ContentChanged();
}

wxSize FigureWell::BodySize() const {
    Typesetter& type = TheLook().type();
    return {TheLook().px(110), type.line_height(Type::Action) + type.line_height(Type::Label) + TheLook().px(16)};
}

void FigureWell::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    painter.fill(body, painter.px(12), colours.sunk);
    const Box inside = body.inset(painter.px(14), painter.px(8));
    const double number = TheLook().type().line_height(Type::Action);
    painter.text(number_, Type::Action, inside.top(number), colours.ink, Align::Left, 1);
    painter.text(what_, Type::Label, inside.below(number), colours.ink2, Align::Left, 1);
}

}  // namespace desktop
