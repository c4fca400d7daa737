#include "app/desktop/pages/draw_order.h"

#include <algorithm>

#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr double kGem = 34;
constexpr double kSmallGem = 26;
constexpr double kLeastGem = 24;  // beside its number
constexpr double kItem = 61;
constexpr double kSmallItem = 31;
constexpr std::size_t kSmallFrom = 15;
constexpr std::size_t kMost = 21;  // from 22 on the newest ones only

wxString number_text(std::size_t number) {
    return wxString::Format("%d", static_cast<int>(number));
}

}  // namespace

DrawOrder::DrawOrder(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Picture) {}

void DrawOrder::SetDive(const deepblue::Dive& dive) {
    drawn_ = dive.drawn;
    has_wreck_gem_ = dive.wreck.gem.has_value();
    SpeakState();
    Refresh();
}

void DrawOrder::SpeakState() {
    const words::Language& in = TheLook().language();
    Speak(in.say("Draw order"), words::list(drawn_, in));
}

wxSize DrawOrder::BodySize() const {
    return {TheLook().px(600), TheLook().px(64)};
}

void DrawOrder::Draw(Painter& painter, const Box& body) {
    Typesetter& type = TheLook().type();
    const wxString heading = TheLook().language().say("Draw order");
    const double label = type.width(heading, Type::Body) + 1;
    painter.text(heading, Type::Body, body.left(label), painter.palette().on_water, Align::Left, 1);
    if (drawn_.empty()) return;
    const Box room = body.beside(label + painter.px(14));
    const double least = type.width("00", Type::LabelStrong) + painter.px(kLeastGem + 6);
    const double item = std::min(painter.px(kItem), room.w / static_cast<double>(drawn_.size()));
    if (drawn_.size() < kSmallFrom && item >= least) return DrawBeside(painter, room, item);
    DrawBelow(painter, room);
}

void DrawOrder::DrawGem(Painter& painter, const Box& place, std::size_t number) {
    painter.gem(drawn_[number], place);
    if (number > 0 || !has_wreck_gem_) return;
    const double mark = place.w * 0.5;
    const Box corner{place.right() - mark * 0.6, place.y - mark * 0.2, mark, mark};
    painter.disc(corner.centre_x(), corner.centre_y(), mark * 0.62, painter.palette().water_bottom);
    painter.icon(Icon::Sail, corner, painter.palette().ink);
}

void DrawOrder::DrawBeside(Painter& painter, const Box& room, double item) {
    Box place = room.left(item);
    for (std::size_t i = 0; i < drawn_.size(); ++i) {
        const wxString number = number_text(i + 1);
        const double width = TheLook().type().width(number, Type::LabelStrong) + 1;
        painter.text(number, Type::LabelStrong, place.left(width), painter.palette().on_water, Align::Left, 1);
        const double gem = std::min(painter.px(kGem), item - width - painter.px(6));
        DrawGem(painter, place.beside(width + painter.px(4)).left(gem).middle(gem, gem), i);
        place = place.moved(item, 0);
    }
}

void DrawOrder::DrawBelow(Painter& painter, const Box& room) {
    const double line = TheLook().type().line_height(Type::LabelStrong);
    const double numbers = TheLook().type().width("00", Type::LabelStrong) + painter.px(2);
    const double item = std::max(painter.px(kSmallItem), numbers);
    const auto fit = static_cast<std::size_t>(std::max(1.0, room.w / item));
    const std::size_t shown = std::min({fit, kMost, drawn_.size()});
    const double gem = std::min(painter.px(kSmallGem), room.h - line);
    Box place = room.middle(room.w, gem + line).left(item);
    for (std::size_t i = drawn_.size() - shown; i < drawn_.size(); ++i) {
        DrawGem(painter, place.top(gem).middle(gem, gem), i);
        painter.text(number_text(i + 1), Type::LabelStrong, place.below(gem), painter.palette().on_water, Align::Centre,
                     1);
        place = place.moved(item, 0);
    }
}

}  // namespace desktop
