#include "app/desktop/pages/bottom_row.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kGap = 16;
constexpr double kMargin = 10;

wxSize wanted(const BigButton& button) {
    return button.GetBestSize() - 2 * wxSize(button.Ring(), button.Ring());
}

}  // namespace

wxRect place_buttons(const BottomRow& row, const wxRect& bar, Look& look) {
    const int gap = look.px(kGap);
    const int deed = std::max(row.least_deed, wanted(*row.deed).x);
    int all = deed;
    int gaps = gap;
    for (const BigButton* way : row.ways) {
        if (!way->IsShown()) continue;
        all += wanted(*way).x;
        gaps += gap;
    }
    const double share = std::min(1.0, static_cast<double>(bar.width - gaps - row.between) / all);
    const int most = bar.height - 2 * look.px(kMargin);
    const auto place = [&](BigButton& button, int x, int width, int height) {
        const int high = std::min(share < 1 ? most : height, most);
        button.PlaceBody({x, bar.y + (bar.height - high) / 2, width, high});
    };
    int x = bar.x;
    for (BigButton* way : row.ways) {
        if (!way->IsShown()) continue;
        const int width = static_cast<int>(wanted(*way).x * share);
        place(*way, x, width, std::max(wanted(*way).y, look.scale().target()));
        x += width + gap;
    }
    const int right = bar.GetRight() + 1 - static_cast<int>(deed * share);
    place(*row.deed, right, static_cast<int>(deed * share), wanted(*row.deed).y);
    return {x, bar.y, std::max(1, right - gap - x), bar.height};
}

}  // namespace desktop
