#include "app/desktop/pages/draw_counts.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/words/crew_cards_words.h"

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
    deepblue::GemCounts in_the_middle = board_;
    for (const deepblue::Gem gem : kGemsOnScreen)
        if (is_hazard(gem)) in_the_middle[gem] = 0;
    Speak(in.say("On the dive board"), words::counted(in_the_middle, in));
}

wxSize DrawCounts::BodySize() const {
    Look& look = TheLook();
    const int gem = look.scale().gem_px(kGem);
    return {kKinds * std::max(look.px(kColumn), gem), gem + look.px(6) + look.type().line_height(Type::Count)};
}

double DrawCounts::Side(const Box& body) const {
    Look& look = TheLook();
    const double wanted = look.scale().gem_px(look.scale().table_mode() ? kGem * 1.2 : kGem);
    return std::min({wanted, body.w / kKinds - look.px(6), body.h - look.type().line_height(Type::Count)});
}

Box DrawCounts::Column(const Box& body, int number) const {
    const double height = Side(body) + TheLook().px(6) + TheLook().type().line_height(Type::Count);
    const double width = body.w / kKinds;
    return body.middle(body.w, height).left(width).moved(number * width, 0);
}

Box DrawCounts::PlaceOf(deepblue::Gem gem) const {
    const Box body(Body());
    return Column(body, digit_of(gem) - 1).top(Side(body)).middle(Side(body), Side(body));
}

void DrawCounts::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double side = Side(body);
    for (int number = 0; number < kKinds; ++number) {
        const deepblue::Gem gem = kGemsOnScreen.at(static_cast<std::size_t>(number));
        const Box column = Column(body, number);
        const bool any = board_[gem] > 0;
        painter.gem(gem, column.top(side).middle(side, side), any ? GemShow::Lettered : GemShow::Empty);
        const wxString count = any ? wxString::Format(L"×%d", board_[gem]) : wxString(L"–");
        painter.text(count, Type::Count, column.below(side + painter.px(6)), any ? colours.ink : colours.slot_line,
                     Align::Centre, 1);
    }
}

}  // namespace desktop
