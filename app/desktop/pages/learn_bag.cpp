#include "app/desktop/pages/learn_bag.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/words/learn_board_words.h"

namespace desktop {
namespace {

constexpr double kMargin = 25;
constexpr double kGem = 84;
constexpr double kGap = 10;
constexpr int kInARow = 4;

}  // namespace

LearnBag::LearnBag(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void LearnBag::SetBags(const deepblue::GemCounts& bag, const deepblue::GemCounts& supply) {
    const words::Language& in = TheLook().language();
    bag_ = bag;
    supply_ = supply;
    Speak(words::bag_in_words(bag, in) + " " + words::supply_in_words(supply, in));
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
    // TRANSLATORS: %d is a number of gems
    const wxString heading = wxString::Format(TheLook().language().say("In the bag: %d"), bag_.total());
    painter.text(heading, Type::Heading, inside.top(line), painter.palette().on_water);
    const Box room = inside.below(line + painter.px(16));
    const Box place(room.x, room.y, room.w / kInARow, room.h / 2);
    int i = 0;
    for (const deepblue::Gem gem : kGemsOnScreen) {
        const int row = i / kInARow;
        DrawGem(painter, place.moved(i % kInARow * place.w, row * place.h), gem);
        ++i;
    }
}

void LearnBag::DrawGem(Painter& painter, const Box& place, deepblue::Gem gem) const {
    const double number = TheLook().type().line_height(Type::Count);
    const double supply = TheLook().type().line_height(Type::Label);
    const Box above = place.top(place.h - number - supply - painter.px(kGap));
    const double side = std::min({painter.px(kGem), above.w, above.h});
    painter.gem(gem, above.middle(side, side), bag_[gem] > 0 ? GemShow::Lettered : GemShow::Empty);
    const Box below = place.below(above.h);
    painter.text(wxString::Format("%d", bag_[gem]), Type::Count, below.top(number), painter.palette().ink,
                 Align::Centre, 1);
    if (is_hazard(gem)) return;  // M5: they are all in the bag
    // TRANSLATORS: %d is how many gems of a colour are in the supply
    const wxString rest = wxString::Format(TheLook().language().say("supply: %d"), supply_[gem]);
    painter.text(rest, Type::Label, below.below(number).top(supply), painter.palette().on_water, Align::Centre, 1);
}

}  // namespace desktop
