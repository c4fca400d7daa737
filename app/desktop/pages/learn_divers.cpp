#include "app/desktop/pages/learn_divers.h"

#include "app/desktop/look/paints.h"

namespace desktop {
namespace {

constexpr double kGap = 12;
constexpr double kInside = 16;
constexpr double kFlag = 40;

}  // namespace

LearnDivers::LearnDivers(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void LearnDivers::SetDivers(const std::vector<LearnDiver>& divers) {
    if (divers == divers_) return;
    divers_ = divers;
    wxString spoken;
    for (const LearnDiver& diver : divers) spoken += (spoken.empty() ? "" : "; ") + diver.name + ", " + diver.detail;
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
    painter.text(diver.name, Type::Heading, words.top(name), palette.ink, Align::Left, 1);
    painter.text(diver.detail, Type::Label, words.below(name), palette.ink2, Align::Left, 2);
}

}  // namespace desktop
