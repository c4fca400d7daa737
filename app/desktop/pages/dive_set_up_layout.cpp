#include <algorithm>

#include "app/desktop/pages/bottom_note.h"
#include "app/desktop/pages/bottom_row.h"
#include "app/desktop/pages/dive_set_up_page.h"

namespace desktop {
namespace {

constexpr double kSide = 24;
constexpr double kTop = 14;
constexpr double kBetween = 20;
constexpr double kLeft = 330;
constexpr double kMoreForLargeType = 60;
constexpr double kRight = 408;
constexpr double kBar = 88;
constexpr double kStart = 218;
constexpr double kNote = 150;

}  // namespace

bool DiveSetUpPage::Layout() {
    if (start_ == nullptr) return true;
    Look& look = TheDesk().look;
    const wxSize size = GetClientSize();
    const int side = look.px(kSide);
    const int gap = look.px(kTop);
    const int width = size.x - 2 * side;
    const int banner = banner_->GetBestSize().y;
    banner_->PlaceBody({side, gap, width, banner});
    const int bar = std::max(look.px(kBar), start_->GetBestSize().y + look.px(8));
    const int top = gap + banner + gap;
    const int height = size.y - bar - gap - top;
    const int between = look.px(kBetween);
    const int more = look.px(kMoreForLargeType * type_growth(look.scale()));
    const int left = std::min(look.px(kLeft), width / 4 + look.px(8)) + more;
    const int right = std::min(look.px(kRight), width / 3);
    wreck_->SetSize(side, top, left, height);
    board_->SetSize(side + left + between, top, width - left - right - 2 * between, height);
    rush_->SetSize(side + width - right, top, right, height);
    wreck_->Layout();
    board_->Layout();
    rush_->Layout();
    LayOutBottom({side, size.y - bar, width, bar});
    return true;
}

void DiveSetUpPage::LayOutBottom(const wxRect& bar) {
    Look& look = TheDesk().look;
    const wxRect rest = place_buttons(
        {.ways = {back_, ask_, nobody_}, .deed = start_, .least_deed = look.px(kStart), .between = look.px(kNote)}, bar,
        look);
    place_note(*note_, rest);
}

void DiveSetUpPage::Draw(Painter& painter, const Box& body) {
    Page::Draw(painter, body);
    const double height = std::max(painter.px(kBar), start_->GetBestSize().y + painter.px(8));
    const Box bar = body.below(body.h - height);
    painter.fill(bar, 0, painter.palette().bar);
    painter.line(bar.x, bar.y, bar.right(), bar.y, painter.palette().line);
}

}  // namespace desktop
