#include "app/desktop/audience/rest_scene.h"

namespace desktop {

void RestScene::Show(const session::AudienceView&) {
    Speak(In().say("No game is on"));
}

void RestScene::Draw(Painter& painter, const Box& body) {
    painter.fill_water(body, 0);
    const Palette& colours = painter.palette();
    const double title = TheLook().type().line_height(Type::Hazard);
    const double text = TheLook().type().line_height(Type::Name);
    const Box both = body.middle(body.w - painter.px(48), title + text);
    painter.text("Divebell", Type::Hazard, both.top(title), colours.ink, Align::Centre, 1);
    painter.text(SpokenName(), Type::Name, both.below(title), colours.on_water, Align::Centre, 1);
}

}  // namespace desktop
