#include "app/desktop/pages/table_bag_cell.h"

#include <algorithm>

#include "app/words/table_words.h"

namespace desktop {
namespace {

constexpr double kGem = 92;
constexpr double kLeastGem = 48;  // large type takes room from the gem
constexpr double kGap = 4;
constexpr double kBelow = 10;  // to the line under the bag

}  // namespace

TableBagCell::TableBagCell(wxWindow* parent, Look& look, deepblue::Gem gem)
    : DrawnControl(parent, look, Role::Picture), gem_(gem) {
    SpeakState();
}

void TableBagCell::SetCounts(int number, int added) {
    number_ = number;
    added_ = added;
    SpeakState();
    Refresh();
}

void TableBagCell::SpeakState() {
    Speak(words::in_the_bag(gem_, number_, added_, TheLook().language()));
}

wxString TableBagCell::AddedText() const {
    if (added_ == 0) return {};
    // TRANSLATORS: %d is how many gems market cards have added
    return wxString::Format(TheLook().language().say("+%d added"), added_);
}

wxSize TableBagCell::BodySize() const {
    Look& look = TheLook();
    const int texts = look.type().line_height(Type::BigCount) + look.type().line_height(Type::LabelStrong);
    const double spare = std::max(0.0, look.scale().type() / look.scale().shapes() - 1) * 80;
    return {look.px(80), texts + look.scale().gem_px(std::max(kLeastGem, kGem - spare)) + look.px(kGap + kBelow)};
}

void TableBagCell::Draw(Painter& painter, const Box& cell) {
    const Palette& colours = painter.palette();
    Typesetter& type = TheLook().type();
    const Box room = cell.top(cell.h - painter.px(kBelow));
    const Box body = room.middle(room.w, std::min<double>(room.h, BodySize().y));
    const double count = type.line_height(Type::BigCount);
    const double added = type.line_height(Type::LabelStrong);
    const Box picture = body.top(body.h - count - added - painter.px(kGap));
    const double side = std::min({static_cast<double>(TheLook().scale().gem_px(kGem)), picture.w, picture.h});
    painter.gem(gem_, picture.middle(side, side), number_ > 0 ? GemShow::Lettered : GemShow::Empty);
    const Box texts = body.below(body.h - count - added);
    painter.text(wxString::Format("%d", number_), Type::BigCount, texts.top(count),
                 number_ > 0 ? colours.ink : colours.ink2, Align::Centre, 1);
    painter.text(AddedText(), Type::LabelStrong, texts.below(count), colours.accent, Align::Centre, 1);
}

}  // namespace desktop
