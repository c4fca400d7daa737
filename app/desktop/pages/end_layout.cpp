#include <algorithm>

#include "app/desktop/pages/end_page.h"

namespace desktop {
namespace {

constexpr double kMargin = 24;
constexpr double kTop = 16;
constexpr double kRows = 640;
constexpr double kGap = 10;
constexpr double kMostRow = 124;

}  // namespace

int EndPage::BarHeight() const {
    return std::max(TheLook().px(88), rematch_->GetBestSize().y - 2 * rematch_->Ring() + TheLook().px(24));
}

bool EndPage::Layout() {
    if (shown_ == 0) return true;
    Look& look = TheLook();
    wxRect room(GetClientSize());
    const int bar = BarHeight();
    LayBar(wxRect(room.x, room.GetBottom() + 1 - bar, room.width, bar).Deflate(look.px(kMargin), look.px(12)));
    room.Deflate(look.px(kMargin), 0);
    room.y += look.px(kTop);
    room.height -= bar + 2 * look.px(kTop);
    const int rows = look.px(kRows);
    LayRows({room.x, room.y, rows, room.height});
    const int left = room.x + rows + look.px(20);
    chart_card_->SetSize(left, room.y, room.GetRight() + 1 - left, room.height);
    chart_card_->Layout();
    Refresh();
    return true;
}

void EndPage::LayRows(const wxRect& room) {
    const int count = static_cast<int>(shown_);
    const int gap = TheLook().px(kGap);
    const int height = std::min((room.height - (count - 1) * gap) / count, TheLook().px(kMostRow));
    for (int i = 0; i < count; ++i)
        rows_[static_cast<std::size_t>(i)]->PlaceBody({room.x, room.y + i * (height + gap), room.width, height});
}

void EndPage::LayBar(const wxRect& bar) {
    Look& look = TheLook();
    const auto width = [](const DrawnControl& control) { return control.GetBestSize().x - 2 * control.Ring(); };
    const int rematch = std::max(look.px(280), width(*rematch_));
    rematch_->PlaceBody({bar.GetRight() + 1 - rematch, bar.y, rematch, bar.height});
    int right = bar.GetRight() + 1 - rematch - look.px(32);
    const int room = (right - bar.x) * 7 / 10;
    const int gap = look.px(16);
    const int wanted = width(*export_) + width(*count_) + gap;
    for (BigButton* button : {export_, count_}) {
        const int each = wanted > room ? (room - gap) / 2 : width(*button);
        button->PlaceBody({right - each, bar.y + look.px(4), each, bar.height - look.px(8)});
        right -= each + gap;
    }
    saved_->PlaceBody({bar.x, bar.y + look.px(4), std::min(width(*saved_), right - bar.x), bar.height - look.px(8)});
    trouble_->PlaceBody({bar.x, bar.y, right - bar.x, bar.height});
}

void EndPage::Draw(Painter& painter, const Box& body) {
    Page::Draw(painter, body);
    const Palette& colours = painter.palette();
    const Box bar = body.below(body.h - BarHeight());
    painter.fill(bar, 0, colours.bar);
    painter.line(bar.x, bar.y, bar.right(), bar.y, colours.line);
}

}  // namespace desktop
