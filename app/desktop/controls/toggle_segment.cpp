#include "app/desktop/controls/toggle_segment.h"

#include <algorithm>

#include "app/desktop/controls/toggle_row.h"

namespace desktop {

ToggleSegment::ToggleSegment(ToggleRow& row, Look& look, int number, const wxString& label, Ends ends)
    : DrawnControl(&row, look, Role::Choice), row_(row), number_(number), label_(label), ends_(ends) {
    SetChosen(false);
}

void ToggleSegment::SetChosen(bool chosen) {
    is_chosen_ = chosen;
    Speak(label_, chosen ? TheLook().language().say("chosen") : wxString());
    Refresh();
}

void ToggleSegment::ReserveFor(std::vector<wxString> labels) {
    reserved_ = std::move(labels);
    ContentChanged();
}

wxSize ToggleSegment::BodySize() const {
    Look& look = TheLook();
    wxSize text = look.type().measure(label_, Type::BodyStrong);
    for (const wxString& label : reserved_) text.IncTo(look.type().measure(label, Type::BodyStrong));
    const int target = look.scale().target();
    return {std::max(text.x + look.px(24), target), std::max({look.px(40), text.y + look.px(10), target})};
}

bool ToggleSegment::TakeKey(int key) {
    if (key != WXK_LEFT && key != WXK_RIGHT) return false;
    row_.Step(key == WXK_LEFT ? -1 : 1);
    return true;
}

void ToggleSegment::Pressed() {
    row_.ChooseByHand(number_);
}

void ToggleSegment::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double radius = painter.px(6);
    // A box that reaches beyond the window where the end is straight.
    Box shape = body;
    if (ends_ == Ends::None || ends_ == Ends::Right)
        shape = {shape.x - 2 * radius, shape.y, shape.w + 2 * radius, shape.h};
    if (ends_ == Ends::None || ends_ == Ends::Left) shape = {shape.x, shape.y, shape.w + 2 * radius, shape.h};
    painter.fill(shape, radius, is_chosen_ ? colours.accent : colours.raised);
    if (IsHovered() && !is_chosen_)
        painter.fill(shape, radius, with_opacity(colours.ink, IsPressedDown() ? 0.12 : 0.06));
    painter.outline(shape, radius, {is_chosen_ ? colours.accent : colours.line2, 1});
    if (ends_ == Ends::None || ends_ == Ends::Right)
        painter.line(body.x + 0.5, body.y, body.x + 0.5, body.bottom(), is_chosen_ ? colours.accent : colours.line2);
    const wxColour ink = is_chosen_ ? colours.on_accent : colours.ink;
    painter.text(label_, is_chosen_ ? Type::BodyStrong : Type::Body, body.inset(painter.px(6), 0),
                 IsThisEnabled() ? ink : colours.ink2, Align::Centre);
}

}  // namespace desktop
