#include <algorithm>

#include "app/desktop/pages/bottom_row.h"
#include "app/desktop/pages/recruit_page.h"

namespace desktop {
namespace {

constexpr double kSide = 24;
constexpr double kTop = 14;
constexpr double kGap = 14;
constexpr double kBetweenTiles = 16;
constexpr double kBetweenCards = 20;
constexpr double kLeftCard = 600;
constexpr double kLeastTiles = 130;  // large type takes room from the gems
constexpr double kLeastCards = 240;
constexpr double kBar = 88;
constexpr double kDone = 288;
constexpr double kBesideDone = 40;

}  // namespace

bool RecruitPage::Layout() {
    Look& look = TheDesk().look;
    const wxSize size = GetClientSize();
    const int side = look.px(kSide);
    const int gap = look.px(kGap);
    const int width = size.x - 2 * side;
    const int banner = banner_->GetBestSize().y;
    banner_->PlaceBody({side, look.px(kTop), width, banner});
    const int bar = look.px(kBar);
    int y = look.px(kTop) + banner + gap;
    const int room = size.y - bar - 2 * gap - y;
    const int wanted = tiles_.front()->GetBestSize().y - 2 * tiles_.front()->Ring();
    const int tiles = std::max(look.px(kLeastTiles), std::min(wanted, room - look.px(kLeastCards)));
    const int between = look.px(kBetweenTiles);
    const int count = static_cast<int>(kTiles);
    const auto left_of = [&](int tile) { return side + tile * (width + between) / count; };
    for (int i = 0; i < count; ++i)
        tiles_[static_cast<std::size_t>(i)]->PlaceBody({left_of(i), y, left_of(i + 1) - between - left_of(i), tiles});
    y += tiles + gap;
    const int left = std::min(look.px(kLeftCard), width / 2);
    const int cards = size.y - bar - gap - y;
    run_card_->SetSize(side, y, left, cards);
    const int x = side + left + look.px(kBetweenCards);
    cards_->SetSize(x, y, side + width - x, cards);
    LayOutBottom({side, size.y - bar, width, bar});
    return true;
}

void RecruitPage::LayOutBottom(const wxRect& bar) {
    Look& look = TheDesk().look;
    const wxSize bag = bag_->GetBestSize();
    const wxRect rest = place_buttons(
        {.ways = {cancel_, new_card_, memory_}, .deed = done_, .least_deed = look.px(kDone), .between = bag.x}, bar,
        look);
    const int x = std::max(rest.x, rest.GetRight() + 1 - look.px(kBesideDone) - bag.x);
    bag_->PlaceBody({x, bar.y + (bar.height - bag.y) / 2, bag.x, bag.y});
}

void RecruitPage::Draw(Painter& painter, const Box& body) {
    Page::Draw(painter, body);
    const Box bar = body.below(body.h - painter.px(kBar));
    painter.fill(bar, 0, painter.palette().bar);
    painter.line(bar.x, bar.y, bar.right(), bar.y, painter.palette().line);
}

}  // namespace desktop
