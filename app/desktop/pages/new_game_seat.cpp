#include "app/desktop/pages/new_game_seat.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kGripWidth = 24;
constexpr double kMarkWidth = 72;
constexpr double kHeight = 44;

}  // namespace

SeatGrip::SeatGrip(wxWindow* parent, Look& look, Deeds deeds)
    : DrawnControl(parent, look, Role::Button), deeds_(std::move(deeds)) {
    SetCursor(wxCursor(wxCURSOR_HAND));
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        deeds_.taken();
        event.Skip();
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        if (HasCapture()) deeds_.dragged(ClientToScreen(event.GetPosition()));
        event.Skip();
    });
}

bool SeatGrip::TakeKey(int key) {
    if (key != WXK_UP && key != WXK_DOWN) return false;
    deeds_.stepped(key == WXK_UP ? -1 : 1);
    return true;
}

wxSize SeatGrip::BodySize() const {
    return {std::max(TheLook().px(kGripWidth), TheLook().scale().target()),
            std::max(TheLook().px(kHeight), TheLook().scale().target())};
}

void SeatGrip::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    if (IsHovered()) painter.fill(body, painter.px(8), with_opacity(colours.ink, 0.06));
    const double side = painter.px(22);
    painter.icon(Icon::Grip, body.middle(side, side), colours.ink2);
}

void SeatMark::SetMark(const wxString& text, bool is_first, const wxString& spoken) {
    text_ = text;
    is_first_ = is_first;
    Speak(spoken);
    if (!text.empty()) SetToolTip(spoken);
    Show(!text.empty());
    ContentChanged();
}

wxSize SeatMark::BodySize() const {
    return {TheLook().px(kMarkWidth), std::max(TheLook().px(kHeight), TheLook().scale().target())};
}

void SeatMark::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    if (IsHovered()) painter.fill(body, painter.px(8), with_opacity(colours.ink, IsPressedDown() ? 0.1 : 0.05));
    painter.text(text_, is_first_ ? Type::LabelStrong : Type::Label, body.inset(painter.px(2), 0),
                 is_first_ ? colours.accent : colours.ink2);
}

}  // namespace desktop
