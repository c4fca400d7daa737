#include <algorithm>

#include "app/desktop/pages/draw_page.h"

namespace desktop {
namespace {

constexpr double kMargin = 24;
constexpr double kTop = 14;
constexpr double kBottomMargin = 22;
constexpr double kDivers = 472;
constexpr double kDiversInTableMode = 489;
constexpr double kBetween = 20;
constexpr double kStop = 324;
constexpr double kStopInTableMode = 284;
constexpr double kDraw = 374;
constexpr int kCoachLines = 2;
constexpr double kApart = 44;  // between Stop and Draw
constexpr double kLeastApart = 24;

wxRect left_part(const wxRect& rect, int width) {
    return {rect.x, rect.y, width, rect.height};
}
wxRect right_part(const wxRect& rect, int width) {
    return {rect.GetRight() + 1 - width, rect.y, width, rect.height};
}

}  // namespace

int DrawPage::BottomHeight() const {
    Look& look = TheLook();
    const int least = look.px(look.scale().table_mode() ? 100 : 88);
    const int buttons = std::max(stop_->GetBestSize().y, draw_->GetBestSize().y) - 2 * draw_->Ring();
    return std::max({least, buttons, odds_->IsShown() ? odds_->NeededHeight() : 0});
}

/// As high before the coach speaks as after.
int DrawPage::RemarkHeight(int width) const {
    if (!HasCoach()) return 0;
    int height = kCoachLines * TheLook().type().line_height(Type::Body);
    for (const wxString& text : coachings_)
        height = std::max(height, TheLook().type().paragraph(text, Type::Body, width - TheLook().px(30)).size.y);
    return height + 2;
}

bool DrawPage::Layout() {
    if (TheTable().dive() == nullptr) return true;
    Look& look = TheLook();
    wxRect room(GetClientSize());
    room.Deflate(look.px(kMargin), 0);
    room.y += look.px(kTop);
    room.height -= look.px(kTop + kBottomMargin);
    LayTop(room);
    LayBottom(room);
    return true;
}

void DrawPage::LayTop(wxRect& room) {
    Look& look = TheLook();
    const int banner = std::max(banner_->GetBestSize().y, look.px(look.scale().table_mode() ? 106 : 76));
    banner_->PlaceBody({room.x, room.y, room.width, banner});
    room.y += banner + look.px(kTop);
    room.height -= banner + look.px(kTop);
}

void DrawPage::LayBottom(wxRect& room) {
    Look& look = TheLook();
    const bool in_table_mode = look.scale().table_mode();
    const int bottom = BottomHeight();
    const wxRect row(room.x, room.GetBottom() + 1 - bottom, room.width, bottom);
    // Larger type needs wider rows; the board gives way.
    const double larger = 1 + 0.3 * type_growth(look.scale());
    const int divers = look.px((in_table_mode ? kDiversInTableMode : kDivers) * larger);
    // Without the odds the board takes their place. A remark stands below the board, so that the rows stay as high.
    const int height = room.height - bottom - look.px(16);
    const wxRect left(room.x, room.y, room.width - divers - look.px(kBetween), height);
    const int remark = std::min(RemarkHeight(left.width), height / (look.scale().is_narrow() ? 3 : 4));
    const bool is_tall = !IsByHand() && !odds_->IsShown() && !in_table_mode && remark == 0;
    const wxRect remark_row(left.x, left.GetBottom() + 1 - remark, left.width, remark);
    coach_->PlaceBody(remark_row);
    const int above_remark = remark > 0 ? height - remark - look.px(10) : height;
    board_->SetSize(left.x, left.y, left.width, is_tall ? room.height : above_remark);
    const wxRect column(room.GetRight() + 1 - divers, room.y, divers, height);
    const bool has_footer = !in_table_mode || IsByHand();
    const int footer = has_footer ? std::max(look.px(44), cards_->GetBestSize().y - 2 * cards_->Ring()) : 0;
    const int ring = cards_->Ring();
    divers_->SetSize(column.x - ring, column.y, column.width + 2 * ring,
                     column.height - (has_footer ? footer + look.px(2) : 0));
    if (has_footer) LayFooter({column.x, column.GetBottom() + 1 - footer, column.width, footer});
    LayButtons(is_tall ? right_part(row, divers) : row);
    board_->Layout();
    divers_->Layout();
    Refresh();
}

void DrawPage::LayFooter(wxRect footer) {
    Look& look = TheLook();
    const int ring = cards_->Ring();
    const int cards = std::min(cards_->GetBestSize().x - 2 * ring, footer.width / 2);
    cards_->PlaceBody(right_part(footer, cards));
    const wxRect rest = left_part(footer, footer.width - cards - look.px(16));
    away_->PlaceBody(rest);
    place_corner(*undo_, *leave_, rest, look);
}

void DrawPage::LayTableCorner(wxRect corner) {
    Look& look = TheLook();
    const int height = look.scale().target();
    const wxRect buttons(corner.x, corner.GetBottom() + 1 - height, corner.width, height);
    odds_->PlaceBody({corner.x, corner.y, corner.width, corner.height - height - look.px(8)});
    const int cards = std::min(cards_->GetBestSize().x - 2 * cards_->Ring(), buttons.width * 2 / 5);
    const wxRect rest = place_corner(*undo_, *leave_, left_part(buttons, buttons.width - cards - look.px(8)), look);
    cards_->PlaceBody({rest.x + look.px(8), buttons.y, cards, height});
}

void DrawPage::LayButtons(const wxRect& row) {
    Look& look = TheLook();
    const bool is_wide = row.width >= look.px(900);
    const int apart = look.px(is_wide ? kApart : kLeastApart);
    const double usual = look.scale().table_mode() ? kStopInTableMode : kStop;
    const bool is_narrow = look.scale().is_narrow();
    int stop = is_wide ? look.px(usual) : (row.width - apart) * 2 / 5;
    if (IsByHand()) {
        if (is_narrow) stop = std::min(stop, row.width / 5);
        stop_->PlaceBody(right_part(row, stop));
        const int ring = stop_->Ring();
        keys_->SetSize(left_part(row, row.width - stop - look.px(is_narrow ? 36 : 60)).Inflate(ring));
        keys_->Layout();
        return;
    }
    const int draw = is_wide ? look.px(kDraw) : row.width - apart - stop;
    draw_->PlaceBody(right_part(row, draw));
    stop_->PlaceBody(right_part(left_part(row, row.width - draw - apart), stop));
    const wxRect rest = left_part(row, row.width - draw - apart - stop - look.px(40));
    if (look.scale().table_mode()) return LayTableCorner(rest);
    odds_->PlaceBody(rest);
}

}  // namespace desktop
