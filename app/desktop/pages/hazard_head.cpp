#include "app/desktop/pages/hazard_head.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kFlag = 52;

}  // namespace

HazardHead::HazardHead(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void HazardHead::SetFace(deepblue::Colour colour, const wxString& which, const wxString& leader_is_up) {
    colour_ = colour;
    which_ = which;
    leader_is_up_ = leader_is_up;
    Speak(which, leader_is_up);
    ContentChanged();
}

wxSize HazardHead::BodySize() const {
    Look& look = TheLook();
    const int line = std::max(look.px(kFlag), look.type().line_height(Type::Name));
    const int banner =
        leader_is_up_.empty() ? 0 : look.px(12) + std::max(look.px(48), 2 * look.type().line_height(Type::Heading));
    return {look.px(600), line + banner};
}

void HazardHead::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double line = std::max<double>(painter.px(kFlag), TheLook().type().line_height(Type::Name));
    const Box first = body.top(line);
    const double flag = painter.px(kFlag);
    painter.flag(colour_, first.left(flag).middle(flag, flag), FlagShow::OnOwnColour);
    painter.text(which_, Type::Name, first.beside(flag + painter.px(16)), colours.prompt_ink);
    if (leader_is_up_.empty()) return;
    const Box banner = body.below(line + painter.px(12));
    painter.fill(banner, painter.px(10), colours.prompt_ink);
    painter.text(leader_is_up_, Type::Heading, banner.inset(painter.px(16), 0), rgb(0xFFFFFF));
}

}  // namespace desktop
