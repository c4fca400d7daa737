#include <algorithm>

#include "app/desktop/pages/hazard_page.h"

namespace desktop {
namespace {

constexpr double kMargin = 24;
constexpr double kTop = 16;
constexpr double kBottom = 20;
constexpr double kSide = 398;
constexpr double kNarrowSide = 362;
constexpr double kBetween = 20;
constexpr double kInside = 28;
constexpr double kUndo = 223;

void take_top(wxRect& room, int height) {
    room.y += height;
    room.height -= height;
}

}  // namespace

int HazardPage::SideWidth() const {
    return TheLook().px(pair_answers_->IsShown() && TheLook().scale().is_narrow() ? kNarrowSide : kSide);
}

wxRect HazardPage::FieldRect() const {
    Look& look = TheLook();
    wxRect field(GetClientSize());
    if (look.scale().table_mode()) return field;
    field.Deflate(look.px(kMargin), 0);
    take_top(field, look.px(kTop));
    field.height -= look.px(kBottom);
    field.width -= SideWidth() + look.px(kBetween);
    return field;
}

bool HazardPage::Layout() {
    if (Open() == nullptr) return true;
    const wxRect field = FieldRect();
    LayField(field);
    if (!TheLook().scale().table_mode()) LaySide(field);
    answers_->Layout();
    pair_answers_->Layout();
    Refresh();
    return true;
}

void HazardPage::LayField(const wxRect& field) {
    Look& look = TheLook();
    const bool in_table_mode = look.scale().table_mode();
    wxRect room = wxRect(field).Deflate(look.px(in_table_mode ? 32 : kInside), look.px(26));
    if (in_table_mode) {
        const int order = look.px(84);
        order_->PlaceBody({room.x, room.y, room.width, order});
        take_top(room, order + look.px(12));
    }
    const bool is_pair = pair_answers_->IsShown();
    const int needed = is_pair ? pair_answers_->NeededHeight() : answers_->NeededHeight();
    const int height = std::max(needed, look.px(in_table_mode ? 138 : 127));
    wxRect bottom(room.x, room.GetBottom() + 1 - height, room.width, height);
    room.height -= height + look.px(12);
    if (in_table_mode) {
        const double larger = 1 + 0.3 * type_growth(look.scale());
        const int undo = look.px(kUndo * larger);
        const int low = std::max({look.px(62), look.scale().target(), undo_->NeededHeight()});
        const int y = bottom.GetBottom() + 1 - low;
        undo_->PlaceBody({bottom.x, y, undo, low});
        const int leave = look.scale().target();
        leave_->PlaceBody({bottom.x, y - look.px(10) - leave, leave, leave});
        bottom.x += undo + look.px(kMargin);
        bottom.width -= undo + look.px(kMargin);
    }
    wxWindow* answers = is_pair ? static_cast<wxWindow*>(pair_answers_) : answers_;
    answers->SetSize(wxRect(bottom).Inflate(undo_->Ring()));
    const int hint = hint_->NeededHeight(room.width);
    hint_->PlaceBody({room.x, room.GetBottom() + 1 - hint, room.width, hint});
    room.height -= hint + look.px(8);
    const int head = head_->IsShown() ? head_->GetBestSize().y : 0;
    head_->PlaceBody({room.x, room.y, room.width, head});
    take_top(room, head);
    cry_->PlaceBody(room);
}

void HazardPage::LaySide(const wxRect& field) {
    Look& look = TheLook();
    const wxRect side(field.GetRight() + 1 + look.px(kBetween), field.y, SideWidth(), field.height);
    const int board = board_->GetBestSize().y;
    board_->PlaceBody({side.x, side.GetBottom() + 1 - board, side.width, board});
    order_->PlaceBody({side.x, side.y, side.width, side.height - board - look.px(16)});
}

}  // namespace desktop
