#include "app/desktop/controls/hazard_track.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kPlace = 76;
constexpr double kColumn = 95;
constexpr double kHeading = 38;
constexpr double kGemShare = 0.74;
constexpr double kSlotShare = 0.5;
constexpr double kBetweenWords = 6;

}  // namespace

HazardTrack::HazardTrack(wxWindow* parent, Look& look, deepblue::Gem hazard)
    : DrawnControl(parent, look, Role::Picture), hazard_(hazard) {}

void HazardTrack::SetWords(const wxString& heading, const wxString& warning, const wxString& hazard) {
    heading_ = heading;
    warning_ = warning;
    word_ = hazard;
    SpeakState();
    ContentChanged();
}

void HazardTrack::SetCame(int came, bool latest) {
    came_ = std::clamp(came, 0, kPlaces);
    is_latest_ = latest;
    SpeakState();
    Refresh();
}

void HazardTrack::SpeakState() {
    Speak(heading_, wxString::Format("%d / %d", came_, kPlaces));
}

wxSize HazardTrack::BodySize() const {
    Look& look = TheLook();
    Typesetter& type = look.type();
    const int word = std::max(type.width(warning_, Type::LabelStrong), type.width(word_, Type::LabelStrong));
    const int column = std::max(look.px(kColumn), word + look.px(8));
    return {kPlaces * column, static_cast<int>(Heading()) + look.px(kPlace + 6) + type.line_height(Type::LabelStrong)};
}

double HazardTrack::Heading() const {
    return std::max(TheLook().px(kHeading), TheLook().type().line_height(Type::Heading));
}

Box HazardTrack::Place(const Box& body, int number) const {
    const double column = body.w / kPlaces;
    return {body.x + number * column, body.y + Heading(), column, body.h - Heading()};
}

Box HazardTrack::Circle(const Box& place) const {
    Look& look = TheLook();
    const double word = look.type().line_height(Type::LabelStrong) + look.px(4);
    const double side = std::min<double>({kPlace * look.scale().shapes(), place.w, place.h - word});
    return place.top(side).middle(side, side);
}

Box HazardTrack::PlaceOf(int number) const {
    const Box circle = Circle(Place(Box(Body()), std::clamp(number, 0, kPlaces - 1)));
    return circle.middle(circle.w * kGemShare, circle.w * kGemShare);
}

void HazardTrack::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double icon = painter.px(24);
    const Box head = body.top(Heading());
    painter.icon(hazard_ == deepblue::Gem::Black ? Icon::Creature : Icon::Oxygen, head.left(icon).middle(icon, icon),
                 colours.ink);
    painter.text(heading_, Type::Heading, head.beside(icon + painter.px(10)), colours.ink, Align::Left, 1);
    for (int number = 0; number < kPlaces; ++number) DrawPlace(painter, Place(body, number), number);
    DrawWords(painter, body);
}

/// A word below each place or, where they would touch, one for all hazards. On a small board the circles alone tell.
void HazardTrack::DrawWords(Painter& painter, const Box& body) {
    Typesetter& type = TheLook().type();
    const auto draw = [&](const wxString& word, const Box& places) {
        const Box below = places.below(Circle(Place(body, 0)).h + painter.px(2));
        painter.text(word, Type::LabelStrong, below, painter.palette().on_water, Align::Centre, 1);
    };
    const Box first = Place(body, 0);
    const wxSize room(static_cast<int>(first.w), type.line_height(Type::LabelStrong));
    if (!type.fit(warning_, Type::LabelStrong, room, 1).fits) return;
    draw(warning_, first);
    const bool fits = type.width(word_, Type::LabelStrong) + painter.px(kBetweenWords) <= first.w;
    if (!fits) return draw(word_, Box{first.right(), first.y, (kPlaces - 1) * first.w, first.h});
    for (int number = 1; number < kPlaces; ++number) draw(word_, Place(body, number));
}

void HazardTrack::DrawPlace(Painter& painter, const Box& place, int number) {
    const Palette& colours = painter.palette();
    const Box circle = Circle(place);
    const double side = circle.w;
    const bool filled = number < came_;
    const bool newest = is_latest_ && number + 1 == came_;
    painter.disc(circle.centre_x(), circle.centre_y(), side / 2, colours.slot);
    const Edge edge{newest ? colours.amber : colours.slot_line, newest ? painter.px(3) : painter.px(2), !filled};
    painter.ring(circle.centre_x(), circle.centre_y(), side / 2, edge);
    const double gem = side * (filled ? kGemShare : kSlotShare);
    painter.gem(hazard_, circle.middle(gem, gem), filled ? GemShow::Lettered : GemShow::HazardSlot);
}

}  // namespace desktop
