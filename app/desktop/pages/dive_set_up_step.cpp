#include "app/desktop/pages/dive_set_up_step.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kHeight = 44;
constexpr double kSign = 32;
constexpr double kGap = 10;
constexpr double kApart = 3;  // one sign from the next

wxString word_of(StepState state, const words::Language& in) {
    switch (state) {
        // TRANSLATORS: how far a step of the dive set-up is, for screen readers
        case StepState::Done: return in.say_in("step", "done");
        case StepState::Now: return in.say_in("step", "now");
        case StepState::Later: return in.say_in("step", "later");
    }
    return {};
}

}  // namespace

DiveSetUpStep::DiveSetUpStep(wxWindow* parent, Look& look, int number)
    : DrawnControl(parent, look, Role::Button), number_(number) {}

void DiveSetUpStep::SetStep(const wxString& label, const std::vector<wxString>& everywhere, StepState state) {
    everywhere_ = everywhere;
    if (label == label_ && state == state_) return;
    label_ = label;
    state_ = state;
    Speak(label, word_of(state, TheLook().language()));
    ContentChanged();
}

wxSize DiveSetUpStep::BodySize() const {
    Look& look = TheLook();
    return {look.px(200), std::max(look.px(kHeight), look.type().line_height(Type::Body) + look.px(4))};
}

int DiveSetUpStep::HeightIn(int width) const {
    Look& look = TheLook();
    const int room = width - look.px(kSign) - look.px(kGap);
    const int line = look.type().line_height(Type::BodyStrong);
    int height = line;
    for (const wxString& label : everywhere_)
        height = std::max(height, look.type().fit(label, Type::BodyStrong, {room, 2 * line}).size.y);
    return height + look.px(4);
}

void DiveSetUpStep::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    if (IsHovered()) painter.fill(body, painter.px(Corner()), with_opacity(colours.ink, 0.06));
    const double side = std::min(painter.px(kSign), body.h - painter.px(kApart));
    DrawSign(painter, body.left(side).middle(side, side));
    const bool is_now = state_ == StepState::Now;
    painter.text(label_, is_now ? Type::BodyStrong : Type::Body, body.beside(side + painter.px(kGap)),
                 state_ == StepState::Later ? colours.ink2 : colours.ink);
}

void DiveSetUpStep::DrawSign(Painter& painter, const Box& box) {
    const Palette& colours = painter.palette();
    const double radius = box.w / 2;
    if (state_ == StepState::Done) {
        painter.disc(box.centre_x(), box.centre_y(), radius, colours.accent);
        return painter.icon(Icon::Tick, box.inset(radius * 0.42), colours.on_accent);
    }
    const bool is_now = state_ == StepState::Now;
    const wxColour ink = is_now ? colours.accent : colours.ink2;
    painter.ring(box.centre_x(), box.centre_y(), radius, {is_now ? colours.accent : colours.line2, painter.px(3)});
    painter.text(wxString::Format("%d", number_), Type::LabelStrong, box, ink, Align::Centre, 1);
}

}  // namespace desktop
