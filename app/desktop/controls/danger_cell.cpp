#include "app/desktop/controls/danger_cell.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kLeastIcon = 17;

Icon icon_of(Danger danger) {
    switch (danger) {
        case Danger::Safe: return Icon::ShieldTick;
        case Danger::Spot: return Icon::Shield;
        case Danger::Card: return Icon::Card;
        case Danger::Out: return Icon::Surface;
    }
    return Icon::Shield;
}

/// Paints the ground of the cell and returns the ink on it.
wxColour draw_ground(Painter& painter, const Box& body, Danger danger) {
    const Palette& colours = painter.palette();
    const double radius = painter.px(10);
    switch (danger) {
        case Danger::Safe: painter.outline(body, radius, {colours.line, 1}); return colours.ink2;
        case Danger::Spot: painter.fill(body, radius, colours.accent); return colours.on_accent;
        case Danger::Card: painter.fill(body, radius, colours.amber); return colours.on_amber;
        case Danger::Out: painter.outline(body, radius, {colours.line2, 1, true}); return colours.coral;
    }
    return colours.ink2;
}

}  // namespace

void draw_danger(Painter& painter, const Box& body, Danger danger, const wxString& word, bool beside) {
    const wxColour ink = draw_ground(painter, body, danger);
    Typesetter& type = painter.look().type();
    const double icon = painter.px(22);
    if (beside) {
        const double gap = painter.px(8);
        const double room = std::min(body.w - painter.px(8), icon + gap + type.width(word, Type::LabelStrong) + 1);
        const Box both = body.middle(room, body.h);
        painter.icon(icon_of(danger), both.left(icon).middle(icon, icon), ink);
        painter.text(word, Type::LabelStrong, both.beside(icon + gap), ink, Align::Left, 1);
        return;
    }
    // In a low row the icon gives way to the word, but never so far that it cannot be told any more.
    const double height = type.line_height(Type::LabelStrong);
    const double small = std::min(icon, std::max(painter.px(kLeastIcon), body.h - height - painter.px(4)));
    const Box both = body.middle(body.w - painter.px(8), std::min(small + height + painter.px(2), body.h));
    painter.icon(icon_of(danger), both.top(small).middle(small, small), ink);
    painter.text(word, Type::LabelStrong, both.below(std::min(small, both.h)), ink, Align::Centre, 1);
}

DangerCell::DangerCell(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void DangerCell::SetDanger(Danger danger, const wxString& word, const wxString& spoken) {
    danger_ = danger;
    word_ = word;
    Speak(spoken);
    ContentChanged();
}

wxSize DangerCell::BodySize() const {
    Look& look = TheLook();
    const int word = look.type().width(word_, Type::LabelStrong) + look.px(16);
    const int height = look.px(32) + look.type().line_height(Type::LabelStrong);
    return {std::max(look.px(92), word), std::max(look.px(56), height)};
}

void DangerCell::Draw(Painter& painter, const Box& body) {
    draw_danger(painter, body, danger_, word_);
}

}  // namespace desktop
