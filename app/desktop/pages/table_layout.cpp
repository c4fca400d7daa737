#include <algorithm>

#include "app/desktop/pages/table_page.h"

namespace desktop {
namespace {

constexpr double kSide = 24;
constexpr double kTop = 14;
constexpr double kBottom = 20;
constexpr double kGap = 14;
constexpr double kBetweenColumns = 20;
constexpr double kRightColumn = 522;
constexpr double kLeastFresco = 40;
constexpr int kLeastLines = 2;

}  // namespace

bool TablePage::Layout() {
    Look& look = TheDesk().look;
    const wxSize size = GetClientSize();
    const int side = look.px(kSide);
    const int gap = look.px(kGap);
    const int width = size.x - 2 * side;
    const int banner = banner_->GetBestSize().y;
    const int buttons = actions_->ButtonHeight() + look.px(4);
    banner_->PlaceBody({side, look.px(kTop), width, banner});
    const wxRect bottom(side, size.y - look.px(kBottom) - buttons, width, buttons);
    actions_->PlaceButtons(bottom);
    scatter_->PlaceButtons(bottom);
    const int top = look.px(kTop) + banner + gap;
    const int height = bottom.y - gap - top;
    const int right = std::min(look.px(kRightColumn), width * 2 / 5);
    LayOutLeft({side, top, width - right - look.px(kBetweenColumns), height});
    LayOutRight({side + width - right, top, right, height});
    if (sheet_->IsShown()) sheet_->SetSize(size);
    return true;
}

/// A hint takes its room from the card of the bag, first from its lists, so that the other cards do not move.
void TablePage::LayOutLeft(const wxRect& column) {
    const int hint = hint_->NeededHeight(column.width);
    hint_->PlaceBody({column.x, column.GetBottom() + 1 - hint, column.width, hint});
    const int bag = column.height - (hint > 0 ? hint + TheDesk().look.px(kGap) : 0);
    bag_->SetSize(column.x, column.y, column.width, bag);
}

/// Where type is large the log gives way first, line by line, then the fresco and then the log. From afar nobody reads
/// the log.
void TablePage::LayOutRight(const wxRect& column) {
    Look& look = TheDesk().look;
    const int gap = look.px(kGap);
    chests_->SetRoom(column.width);
    const int chests = chests_->GetSizer()->GetMinSize().y;
    const int rest = column.height - chests - gap;
    const int city = CityHeight(rest - (look.scale().table_mode() ? 0 : log_->HeightOf(kLeastLines) + gap));
    city_->SetSize(column.x, column.y, column.width, city);
    city_->Layout();
    chests_->SetSize(column.x, column.y + city + gap, column.width, chests);
    const int log = rest - city - gap;
    log_->Show(!look.scale().table_mode() && log >= log_->HeightOf(1));
    log_->PlaceBody({column.x, column.y + city + chests + 2 * gap, column.width, std::max(log, 1)});
}

/// The height of the card of the city in `room`, without its fresco if that would be too small to tell the places
/// apart.
int TablePage::CityHeight(int room) {
    fresco_->Show();
    const int wanted = city_->GetSizer()->GetMinSize().y;
    const int least = wanted - (fresco_->GetBestSize().y - 2 * fresco_->Ring()) + TheDesk().look.px(kLeastFresco);
    if (room >= least) return std::min(wanted, room);
    fresco_->Hide();
    return city_->GetSizer()->GetMinSize().y;
}

}  // namespace desktop
