#include "app/desktop/pages/ceremony_chest.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/desktop/controls/chest_art.h"

namespace desktop {
namespace {

constexpr double kChest = 140;
constexpr double kFlag = 33;

}  // namespace

CeremonyChest::CeremonyChest(wxWindow* parent, Look& look, deepblue::Colour colour, const wxString& name)
    : DrawnControl(parent, look, Role::Text), colour_(colour), name_(name) {
    SpeakState();
}

void CeremonyChest::Open(int vp, const wxString& place) {
    place_ = place;
    const bool was_open = std::exchange(vp_, vp).has_value();
    SpeakState();
    if (was_open) return;
    Motion& motion = TheLook().motion();
    motion.run(this, kChestOpens, [this](double far) {
        lid_ = far;
        Refresh();
    });
    motion.run(this, kNumberCounts, [this](double far) {
        counted_ = far;
        Refresh();
    });
}

void CeremonyChest::SpeakState() {
    const words::Language& in = TheLook().language();
    // TRANSLATORS: %d is a number of victory points
    Speak(name_, vp_ ? wxString::Format(in.say("%d VP"), *vp_) + ", " + place_ : in.say("sealed"));
}

wxSize CeremonyChest::BodySize() const {
    return {TheLook().px(220), TheLook().px(340)};
}

void CeremonyChest::DrawName(Painter& painter, const Box& line) {
    const double flag = std::min(painter.px(kFlag), line.h);
    const double gap = painter.px(11);
    const double most = std::max(line.w - flag - gap, 1.0);
    const wxSize room(static_cast<int>(most), static_cast<int>(line.h));
    const double width = TheLook().type().fit(name_, Type::Name, room).size.x + 1;
    const Box both = line.middle(flag + gap + width, line.h);
    painter.flag(colour_, both.left(flag).middle(flag, flag));
    painter.text(name_, Type::Name, both.beside(flag + gap), painter.palette().ink);
}

void CeremonyChest::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    Typesetter& type = TheLook().type();
    const double number = type.line_height(Type::Prompt) * 1.3;
    const double place = 2 * type.line_height(Type::Body);
    const double name = std::min<double>(2 * type.line_height(Type::Name), std::max(painter.px(56), 1.0));
    const double around = number + name + place + painter.px(24);
    const double width =
        std::min({painter.px(kChest), body.w * 0.8, std::max(body.h - around, 1.0) / kChestHeightOfWidth});
    const double height = width * kChestHeightOfWidth;
    Box rest = body.middle(body.w, around + height);
    if (vp_) {
        const int shown = static_cast<int>(std::lround(*vp_ * std::min(counted_, 1.0)));
        painter.text(wxString::Format("%d", shown), Type::Hazard, rest.top(number), colours.ink, Align::Centre, 1);
    }
    rest = rest.below(number + painter.px(4));
    draw_chest(painter, rest.top(height).middle(width, height), colour_, vp_ ? lid_ : 0);
    rest = rest.below(height + painter.px(12));
    DrawName(painter, rest.top(name));
    const wxString state = vp_ && counted_ >= 1 ? place_ : vp_ ? wxString() : TheLook().language().say("sealed");
    painter.text(state, Type::Body, rest.below(name).top(place), vp_ ? colours.ink : colours.on_water, Align::Centre);
}

}  // namespace desktop
