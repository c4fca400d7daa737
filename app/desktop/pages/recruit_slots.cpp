#include "app/desktop/pages/recruit_slots.h"

#include <algorithm>

#include "app/words/gems.h"
#include "app/words/list.h"

namespace desktop {
namespace {

constexpr double kWidth = 96;
constexpr double kHeight = 112;
constexpr double kGap = 14;
constexpr double kPickGap = 28;  // with a line in the middle: here the free card is taken
constexpr double kRadius = 10;
constexpr double kGem = 46;

}  // namespace

RecruitSlots::RecruitSlots(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void RecruitSlots::SetRun(const RevealRun& run) {
    run_ = run;
    const words::Language& in = TheLook().language();
    wxString shown;
    for (const ShownCard& card : run.shown)
        words::add_to_list(shown, card.gem ? words::name(*card.gem, in) : in.say("no gem"));
    // TRANSLATORS: %1$d of %2$d market cards have been entered
    const auto number = static_cast<int>(run.shown.size());
    // TRANSLATORS: %1$d and %2$d are numbers of cards
    Speak(wxString::Format(in.say("%1$d of %2$d cards entered"), number, run.total()), shown);
    ContentChanged();
}

/// After a refresh with a full row one card is taken before the last one comes up.
bool RecruitSlots::HasFreePick() const {
    return run_.occasion == deepblue::Occasion::Refresh && run_.total() == 5;
}

wxSize RecruitSlots::BodySize() const {
    Look& look = TheLook();
    const int count = std::max(1, run_.total());
    const int width = count * look.px(kWidth) + (count - 1) * look.px(kGap) + (HasFreePick() ? look.px(kPickGap) : 0);
    return {std::min(width, look.px(560)), look.px(kHeight) + look.type().line_height(Type::Body) + look.px(6)};
}

void RecruitSlots::Draw(Painter& painter, const Box& body) {
    const int count = run_.total();
    if (count == 0) return;
    const double number = TheLook().type().line_height(Type::Body) + painter.px(6);
    const double gap = painter.px(kGap);
    const double pick = HasFreePick() ? painter.px(kPickGap) - gap : 0;
    const double width = std::min(painter.px(kWidth), (body.w - (count - 1) * gap - pick) / count);
    double x = body.x + painter.px(4);
    for (int i = 0; i < count; ++i) {
        if (pick > 0 && i == count - 1) {
            const double line = x + (pick - gap) / 2;
            painter.line(line, body.y, line, body.y + body.h - number, painter.palette().line2, painter.px(2));
            x += pick;
        }
        const Box slot{x, body.y, width, body.h - number};
        const auto place = static_cast<std::size_t>(i);
        DrawSlot(painter, slot, place);
        const bool is_asked = place == run_.shown.size();
        painter.text(wxString::Format("%d", i + 1), is_asked ? Type::BodyStrong : Type::Body,
                     {x, slot.bottom() + painter.px(4), width, number - painter.px(4)},
                     is_asked ? painter.palette().accent : painter.palette().ink2, Align::Centre, 1);
        x += width + gap;
    }
}

void RecruitSlots::DrawSlot(Painter& painter, const Box& slot, std::size_t number) {
    const Palette& colours = painter.palette();
    const double radius = painter.px(kRadius);
    const double line = std::max(1.0, painter.px(2));
    if (number < run_.shown.size()) {
        painter.fill(slot, radius, colours.raised);
        painter.outline(slot, radius, {colours.line2, line});
        DrawShown(painter, slot, run_.shown[number]);
    } else if (number == run_.shown.size()) {
        painter.fill(slot, radius, colours.soft);
        painter.outline(slot, radius, {colours.accent, 2 * line});
        painter.text("?", Type::BigCount, slot, colours.accent, Align::Centre, 1);
    } else {
        painter.outline(slot, radius, {colours.line2, line, true});
    }
}

void RecruitSlots::DrawShown(Painter& painter, const Box& slot, const ShownCard& card) {
    const Palette& colours = painter.palette();
    const Box room = slot.inset(painter.px(8));
    if (!card.gem) {
        painter.text(TheLook().language().say("no gem"), Type::BodyStrong, room, colours.ink, Align::Centre);
        return;
    }
    const double text = TheLook().type().line_height(Type::BodyStrong);
    const double side = std::min<double>({static_cast<double>(TheLook().scale().gem_px(kGem)), room.w, room.h - text});
    const Box both = room.middle(room.w, side + text);
    painter.gem(*card.gem, both.top(side).middle(side, side), card.moved ? GemShow::Lettered : GemShow::Empty);
    painter.text(card.moved ? "+1" : "+0", Type::BodyStrong, both.below(side), colours.ink, Align::Centre, 1);
}

}  // namespace desktop
