#include <algorithm>

#include "app/desktop/pages/bottom_note.h"
#include "app/desktop/pages/crew_cards_page.h"
#include "app/desktop/pages/table_keys.h"

namespace desktop {
namespace {

constexpr double kMargin = 24;
constexpr double kTop = 14;
constexpr double kBottom = 20;
constexpr double kNewCard = 218;
constexpr double kDone = 319;
constexpr double kWidestColumn = 460;

}  // namespace

std::optional<std::pair<std::size_t, std::size_t>> CrewCardsPage::Focused() const {
    const wxWindow* focus = wxWindow::FindFocus();
    for (std::size_t i = 0; i < shown_; ++i) {
        const auto stops = columns_[i]->Stops();
        const auto found = std::find(stops.begin(), stops.end(), focus);
        if (found != stops.end()) return std::pair(i, static_cast<std::size_t>(found - stops.begin()));
    }
    return std::nullopt;
}

std::optional<std::size_t> CrewCardsPage::PadColumn() const {
    for (std::size_t i = 0; i < shown_; ++i)
        if (columns_[i]->HasPad()) return i;
    return std::nullopt;
}

bool CrewCardsPage::Choose(std::size_t column, std::size_t stop) {
    if (!IsOpen(column)) return false;
    const auto stops = columns_[column]->Stops();
    if (stops.empty()) return false;
    goes_by_keys_ = true;
    stops[std::min(stop, stops.size() - 1)]->SetFocus();
    return true;
}

void CrewCardsPage::ChooseDiver(deepblue::Seat seat) {
    for (std::size_t i = 0; i < shown_; ++i)
        if (SeatOf(i) == seat) Choose(i, 0);
}

bool CrewCardsPage::ChooseBeside(std::size_t column, int by, std::size_t stop) {
    for (int next = static_cast<int>(column) + by; next >= 0 && next < static_cast<int>(shown_); next += by)
        if (Choose(static_cast<std::size_t>(next), stop)) return true;
    return true;
}

bool CrewCardsPage::TakeArrow(int key) {
    const auto at = Focused();
    if (!at) {
        for (std::size_t i = 0; i < shown_; ++i)
            if (Choose(i, 0)) return true;
        return true;
    }
    const auto [column, stop] = *at;
    const std::size_t numbers = columns_[column]->FirstNumber();
    const bool on_numbers = stop >= numbers;
    const std::size_t last = columns_[column]->Stops().size() - 1;
    switch (key) {
        case WXK_UP:
            if (on_numbers && numbers > 0) return Choose(column, numbers - 1);
            return stop == 0 || Choose(column, stop - 1);
        case WXK_DOWN: return on_numbers || Choose(column, stop + 1);
        case WXK_LEFT:
            if (on_numbers && stop > numbers) return Choose(column, stop - 1);
            return ChooseBeside(column, -1, on_numbers ? last : stop);
        default:
            if (on_numbers && stop < last) return Choose(column, stop + 1);
            return ChooseBeside(column, 1, stop);
    }
}

bool CrewCardsPage::TakePadKey(int key) {
    const auto column = PadColumn();
    if (!column) return false;
    CrewCardsPad& pad = columns_[*column]->Pad();
    if (const auto digit = digit_of_key(key)) return pad.Type(*digit), true;
    if (is_enter(key)) return pad.Confirm(), true;
    switch (key) {
        case WXK_BACK: return pad.TakeBack(), true;
        case WXK_ESCAPE: return OpenPad(std::nullopt), true;
        case WXK_SPACE: return !pad.IsEmpty() && done_->Activate();
        default: return false;
    }
}

bool CrewCardsPage::TakeKey(const wxKeyEvent& event) {
    if (event.HasAnyModifiers() || TheTable().dive() == nullptr) return false;
    const int key = event.GetKeyCode();
    if (IsFocusChosen() && (key == WXK_SPACE || is_enter(key))) return false;
    if (TakePadKey(key)) return true;
    if (const auto digit = digit_of_key(key)) return *digit > 0 && Choose(static_cast<std::size_t>(*digit - 1), 0);
    if (is_enter(key)) return !goes_by_keys_ || !Focused();
    switch (key) {
        case WXK_SPACE: done_->Activate(); return true;
        case WXK_ESCAPE:
            if (!IsLast()) done_->Activate();
            return true;
        case WXK_UP:
        case WXK_DOWN:
        case WXK_LEFT:
        case WXK_RIGHT: return TakeArrow(key);
        case 'N': new_card_->Activate(); return true;
        case 'V': {
            const auto at = Focused();
            for (std::size_t i = at ? at->first : 0; i < shown_; ++i)
                if (IsOpen(i)) return OpenPad(i), true;
            return true;
        }
        default: return false;
    }
}

bool CrewCardsPage::Layout() {
    if (TheTable().dive() == nullptr || shown_ == 0) return true;
    Look& look = TheLook();
    wxRect room(GetClientSize());
    room.Deflate(look.px(kMargin), 0);
    room.y += look.px(kTop);
    room.height -= look.px(kTop + kBottom);
    const int banner = std::max(banner_->GetBestSize().y, look.px(76));
    banner_->PlaceBody({room.x, room.y, room.width, banner});
    const int bottom = std::max(look.px(76), done_->GetBestSize().y - 2 * done_->Ring() - look.px(14));
    LayBottom({room.x, room.GetBottom() + 1 - bottom, room.width, bottom});
    const int top = room.y + banner + look.px(kTop);
    const int height = room.GetBottom() + 1 - bottom - look.px(kTop) - top;
    const auto count = static_cast<int>(shown_);
    const int gap = look.px(count > 4 ? 12 : 16);
    const int width = std::min((room.width - (count - 1) * gap) / count, look.px(kWidestColumn));
    const int left = room.x + (room.width - count * width - (count - 1) * gap) / 2;
    int head = 0;
    bool has_keys = true;
    for (int i = 0; i < count; ++i) {
        CrewCardsColumn& column = *columns_[static_cast<std::size_t>(i)];
        column.SetSize(left + i * (width + gap), top, width, height);
        head = std::max(head, column.NeededHead());
        has_keys = has_keys && column.HasRoomForKey();
    }
    for (std::size_t i = 0; i < shown_; ++i) {
        columns_[i]->SetHead(head, has_keys);
        columns_[i]->Layout();
    }
    Refresh();
    return true;
}

void CrewCardsPage::LayBottom(const wxRect& row) {
    Look& look = TheLook();
    const int ring = 2 * done_->Ring();
    // Larger type makes the buttons wrap rather than push the hint away.
    const int done = std::min(std::max(look.px(kDone), done_->GetBestSize().x - ring), row.width * 42 / 100);
    done_->PlaceBody({row.GetRight() + 1 - done, row.y, done, row.height});
    const int wide = std::min(std::max(look.px(kNewCard), new_card_->GetBestSize().x - ring), row.width * 22 / 100);
    const int left = row.GetRight() + 1 - done - look.px(20) - wide;
    new_card_->PlaceBody({left, row.y, wide, row.height});
    const int rest = left - look.px(24) - row.x;
    hint_->Show(!leave_->IsShown() && hint_->HeightIn(rest) <= row.height);
    place_note(*hint_, {row.x, row.y, rest, row.height});
    place_corner(*undo_, *leave_, {row.x, row.y, rest, row.height}, look);
}

}  // namespace desktop
