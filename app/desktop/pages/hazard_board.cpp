#include "app/desktop/pages/hazard_board.h"

#include <algorithm>
#include <vector>

#include "app/desktop/look/paints.h"
#include "app/words/crew_cards_words.h"

namespace desktop {
namespace {

constexpr double kGem = 34;

}  // namespace

HazardBoard::HazardBoard(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Picture) {}

void HazardBoard::SetBoard(const deepblue::GemCounts& board) {
    board_ = board;
    const words::Language& in = TheLook().language();
    Speak(in.say("On the dive board"), words::counted(board, in));
    ContentChanged();
}

wxSize HazardBoard::BodySize() const {
    Look& look = TheLook();
    const int texts = look.type().line_height(Type::BodyStrong);
    return {look.px(398), std::max(look.px(101), texts + look.px(34 + kGem))};
}

void HazardBoard::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    painter.fill_water(body, painter.px(16));
    painter.outline(body, painter.px(16), {colours.line, 1});
    const Box inside = body.inset(painter.px(19), painter.px(12));
    const double head = TheLook().type().line_height(Type::BodyStrong);
    // A long heading may come nearer to the edge than the gems do.
    const Box heading = inside.top(head).left(inside.w + painter.px(12));
    painter.text(SpokenName(), Type::BodyStrong, heading, colours.ink, Align::Left, 1);
    std::vector<deepblue::Gem> gems;
    for (const deepblue::Gem gem : kGemsOnScreen)
        if (board_[gem] > 0) gems.push_back(gem);
    if (gems.empty()) return;
    const Box row = inside.below(head + painter.px(4));
    const double item = std::min(painter.px(62), row.w / static_cast<double>(gems.size()));
    const double count = TheLook().type().width("0", Type::Heading) + 1;
    const double side = std::min({painter.px(kGem), row.h, item - count - painter.px(6)});
    Box place = row.left(item);
    for (const deepblue::Gem gem : gems) {
        painter.gem(gem, place.left(side).middle(side, side));
        painter.text(wxString::Format("%d", board_[gem]), Type::Heading,
                     place.beside(side + painter.px(4)).left(count * 2), colours.ink, Align::Left, 1);
        place = place.moved(item, 0);
    }
}

}  // namespace desktop
