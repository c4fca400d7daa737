#include "app/desktop/pages/learn_divers.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/words/learn_words.h"

namespace desktop {
namespace {

constexpr double kGap = 12;
constexpr double kInside = 16;
constexpr double kFlag = 40;
constexpr double kCard = 22;

}  // namespace

LearnDiver learn_diver(const deepblue::Seating& seats, const deepblue::Dive& dive, const deepblue::Diver& diver,
                       bool is_you, const words::Language& in) {
    return {.colour = seats.colour(diver.seat),
            .name = words::spoken(seats.name(diver.seat)),
            .detail = words::role(dive, diver, is_you, in),
            .card_vp = diver.card_vp,
            .cards = diver.card_vp > 0 ? words::cards_so_far(diver.card_vp, in) : wxString(),
            .is_asked = is_you,
            .is_out = diver.surfaced};
}

LearnDivers::LearnDivers(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void LearnDivers::SetDivers(const std::vector<LearnDiver>& divers) {
    if (divers == divers_) return;
    divers_ = divers;
    wxString spoken;
    for (const LearnDiver& diver : divers) {
        spoken += (spoken.empty() ? "" : "; ") + diver.name;
        for (const wxString& more : {diver.detail, diver.cards})
            if (!more.empty()) spoken += ", " + more;
    }
    Speak(spoken);
    ContentChanged();
}

wxSize LearnDivers::BodySize() const {
    const int lines = TheLook().type().line_height(Type::Heading) + TheLook().type().line_height(Type::Label);
    return {TheLook().px(500), lines + TheLook().px(26)};
}

void LearnDivers::Draw(Painter& painter, const Box& body) {
    if (divers_.empty()) return;
    const double gap = painter.px(kGap);
    const auto count = static_cast<double>(divers_.size());
    const double width = (body.w - gap * (count - 1)) / count;
    Box place = body.left(width);
    for (const LearnDiver& diver : divers_) {
        DrawDiver(painter, place, diver);
        place = place.moved(width + gap, 0);
    }
}

void LearnDivers::DrawDiver(Painter& painter, const Box& place, const LearnDiver& diver) {
    const Palette& palette = painter.palette();
    painter.fill(place, painter.px(14), palette.surface);
    const Edge edge =
        diver.is_asked ? Edge{paint_of(diver.colour).fill, painter.px(3)} : Edge{palette.line, 1, diver.is_out};
    painter.outline(place, painter.px(14), edge);
    const Box inside = place.inset(painter.px(kInside), painter.px(8));
    const double flag = painter.px(kFlag);
    painter.flag(diver.colour, inside.left(flag).middle(flag, flag), diver.is_out ? FlagShow::Away : FlagShow::Plain);
    const Box words = inside.beside(flag + painter.px(14));
    const double name = TheLook().type().line_height(Type::Heading);
    const double mark = DrawCards(painter, words.top(name), diver);
    painter.text(diver.name, Type::Heading, words.top(name).left(words.w - mark), palette.ink, Align::Left, 1);
    painter.text(diver.detail, Type::Label, words.below(name), palette.ink2, Align::Left, 2);
}

/// The VP of cards at the right of `line`, with a card where `name` leaves room for it; returns the width they take.
double LearnDivers::DrawCards(Painter& painter, const Box& line, const LearnDiver& diver) {
    if (diver.card_vp == 0) return 0;
    Typesetter& type = TheLook().type();
    const double gap = painter.px(6);
    const double card = std::min(painter.px(kCard), line.h);
    const wxString number = wxString::Format("%d", diver.card_vp);
    double width = type.width(number, Type::BodyStrong) + 1;
    const bool has_room = type.width(diver.name, Type::Heading) + 2 * gap + card + width <= line.w;
    const wxString text = has_room ? number : "+" + number;
    if (!has_room) width = type.width(text, Type::BodyStrong) + 1;
    painter.text(text, Type::BodyStrong, line.beside(line.w - width), painter.palette().ink, Align::Right, 1);
    if (!has_room) return width + gap;
    const Box place = line.beside(line.w - width - gap - card).left(card);
    painter.icon(Icon::Card, place.middle(card, card), painter.palette().ink2);
    return width + card + 2 * gap;
}

}  // namespace desktop
