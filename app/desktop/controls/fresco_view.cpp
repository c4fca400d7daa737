#include "app/desktop/controls/fresco_view.h"

#include <algorithm>

#include "app/desktop/controls/fresco_art.h"

namespace desktop {
namespace {

constexpr double kGap = 8;
constexpr double kWidest = 1.75;  // a place's width for its height

}  // namespace

FrescoView::FrescoView(wxWindow* parent, Look& look, double height)
    : DrawnControl(parent, look, Role::Picture), height_(height) {
    SpeakState();
}

void FrescoView::SetFilled(int filled) {
    filled_ = std::clamp(filled, 0, kPlaces);
    SpeakState();
    Refresh();
}

void FrescoView::SpeakState() {
    const words::Language& language = TheLook().language();
    // TRANSLATORS: %d is how many of the four places of the Sunken City are filled.
    const wxString filled = language.say("%d of 4 places filled");
    Speak(language.say("Sunken City"), wxString::Format(filled, filled_));
}

wxSize FrescoView::BodySize() const {
    Look& look = TheLook();
    const int place = std::max(look.px(height_), look.px(44));
    return {kPlaces * place + (kPlaces - 1) * look.px(kGap), look.px(height_)};
}

void FrescoView::Draw(Painter& painter, const Box& body) {
    const double gap = painter.px(kGap);
    const double height = std::min(body.h, painter.px(height_));
    const double width = std::min((body.w - (kPlaces - 1) * gap) / kPlaces, height * kWidest);
    for (int number = 0; number < kPlaces; ++number) {
        const Box place{body.x + number * (width + gap), body.y + (body.h - height) / 2, width, height};
        number < filled_ ? draw_fresco(painter, number, place) : DrawEmpty(painter, place, number + 1);
    }
}

void FrescoView::DrawEmpty(Painter& painter, const Box& place, int number) {
    const Palette& colours = painter.palette();
    painter.fill(place, painter.px(8), colours.dark ? colours.sunk : colours.bg);
    painter.outline(place, painter.px(8), {colours.line2, std::max(1.0, painter.px(2)), true});
    painter.text(wxString::Format("%d", number), Type::Count, place, colours.ink2, Align::Centre, 1);
}

}  // namespace desktop
