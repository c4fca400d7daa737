#include "app/desktop/pages/draw_counts.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr double kColumn = 80;
constexpr double kGem = 70;
constexpr int kKinds = 5;

}  // namespace

DrawCounts::DrawCounts(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Picture) {}

void DrawCounts::SetBoard(const deepblue::GemCounts& board) {
    board_ = board;
    SpeakState();
    Refresh();
}

void DrawCounts::SpeakState() {
    const words::Language& in = TheLook().language();
    wxString all;
    for (const deepblue::Gem gem : kGemsOnScreen) {
        if (is_hazard(gem) || board_[gem] == 0) continue;
        all += (all.empty() ? "" : ", ") + wxString::Format("%d ", board_[gem]) + words::name(gem, in);
    }
    Speak(in.say("On the dive board"), all);
}

wxSize DrawCounts::BodySize() const {
    Look& look = TheLook();
    const int gem = look.scale().gem_px(kGem);
    return {kKinds * std::max(look.px(kColumn), gem), gem + look.px(6) + look.type().line_height(Type::Count)};
}

void DrawCounts::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double column = body.w / kKinds;
    const double text = TheLook().type().line_height(Type::Count);
    const double wanted = TheLook().scale().gem_px(TheLook().scale().table_mode() ? kGem * 1.2 : kGem);
    const double side = std::min({wanted, column - painter.px(6), body.h - text});
    Box place = body.middle(body.w, side + painter.px(6) + text).left(column);
    for (const deepblue::Gem gem : kGemsOnScreen) {
        if (is_hazard(gem)) continue;
        const bool any = board_[gem] > 0;
        painter.gem(gem, place.top(side).middle(side, side), any ? GemShow::Lettered : GemShow::Empty);
        const wxString count = any ? wxString::Format(L"×%d", board_[gem]) : wxString(L"–");
        painter.text(count, Type::Count, place.below(side + painter.px(6)), any ? colours.ink : colours.slot_line,
                     Align::Centre, 1);
        place = place.moved(column, 0);
    }
}

}  // namespace desktop
