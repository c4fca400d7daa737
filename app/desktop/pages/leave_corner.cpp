#include "app/desktop/pages/leave_corner.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kGap = 12;

}  // namespace

LeaveCorner::LeaveCorner(wxWindow* parent, Desk& desk) : IconButton(parent, desk.look, Icon::TableMode, true) {
    Bind(wxEVT_BUTTON, [&desk](wxCommandEvent&) { desk.helm.ToggleTableMode(); });
    Hide();
}

void LeaveCorner::ShowInTableMode() {
    Show(TheLook().scale().table_mode());
    SetTip(TheLook().language().say("Leave table mode"));
}

wxRect place_corner(UndoButton& undo, LeaveCorner& leave, const wxRect& row, const Look& look) {
    const int gap = look.px(kGap);
    const int side = std::min(row.height, look.scale().target());
    wxRect rest(row.x, row.y + (row.height - side) / 2, row.width, side);
    const auto take = [&](DrawnControl& control, int width) {
        control.PlaceBody({rest.x, rest.y, width, side});
        rest.x += width + gap;
        rest.width -= width + gap;
    };
    if (undo.IsShown()) take(undo, std::min(undo.GetBestSize().x - 2 * undo.Ring(), rest.width - gap - side));
    take(leave, side);
    return {rest.x, row.y, std::max(rest.width, 1), row.height};
}

}  // namespace desktop
