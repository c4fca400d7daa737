#include "app/desktop/pages/learn_bag.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/words/learn_board_words.h"

namespace desktop {
namespace {

constexpr double kMargin = 25;
constexpr double kGem = 84;
constexpr int kInARow = 4;

}  // namespace

LearnBag::LearnBag(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void LearnBag::SetBag(const deepblue::GemCounts& bag, const wxString& heading) {
    bag_ = bag;
    heading_ = heading;
    Speak(words::bag_in_words(bag, TheLook().language()));
    ContentChanged();
}

wxSize LearnBag::BodySize() const {
    return {TheLook().px(600), TheLook().px(400)};
}

void LearnBag::Draw(Painter& painter, const Box& body) {
    painter.fill_water(body, painter.px(20));
    painter.outline(body, painter.px(20), {painter.palette().line, 1});
    const Box inside = body.inset(painter.px(kMargin));
    const double line = TheLook().type().line_height(Type::Heading);
    painter.text(heading_, Type::Heading, inside.top(line), painter.palette().on_water);
    const Box room = inside.below(line + painter.px(16));
    const Box place(room.x, room.y, room.w / kInARow, room.h / 2);
    const double number = TheLook().type().line_height(Type::Count);
    int i = 0;
    for (const deepblue::Gem gem : kGemsOnScreen) {
        const Box at = place.moved(i % kInARow * place.w, i / kInARow * place.h);
        const double side = std::min({painter.px(kGem), at.w, at.h - number});
        painter.gem(gem, at.top(at.h - number).middle(side, side), bag_[gem] > 0 ? GemShow::Lettered : GemShow::Empty);
        painter.text(wxString::Format("%d", bag_[gem]), Type::Count, at.below(at.h - number), painter.palette().ink,
                     Align::Centre, 1);
        ++i;
    }
}

}  // namespace desktop
