#include "app/desktop/nights/chart_key.h"

namespace desktop {
namespace {

constexpr double kSign = 34;
constexpr double kGap = 8;
constexpr double kBetween = 20;
constexpr double kUsualWidth = 640;

}  // namespace

ChartKey::ChartKey(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void ChartKey::SetTexts(const wxString& mark, const wxString& range) {
    Speak(mark + ", " + range);
    if (mark == mark_ && range == range_) return;
    mark_ = mark;
    range_ = range;
    ContentChanged();
}

int ChartKey::Wide(const wxString& text) const {
    return TheLook().px(kSign + kGap) + TheLook().type().width(text, Type::Label) + 1;
}

bool ChartKey::HasTwoLines(double width) const {
    return Wide(mark_) + TheLook().px(kBetween) + Wide(range_) > width;
}

wxSize ChartKey::BodySize() const {
    const int width = TheLook().px(kUsualWidth);
    return {width, TheLook().type().line_height(Type::Label) * (HasTwoLines(width) ? 2 : 1)};
}

void ChartKey::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double line = TheLook().type().line_height(Type::Label);
    const bool has_two = HasTwoLines(body.w);
    const Box first = body.top(line);
    const Box second = has_two ? body.below(line).top(line) : first.beside(Wide(mark_) + painter.px(kBetween));
    const auto sign = [&](const Box& row) { return row.left(painter.px(kSign)); };
    painter.fill(sign(first).middle(painter.px(4), line * 0.9), painter.px(1), colours.ink);
    painter.fill(sign(second).middle(painter.px(kSign), painter.px(4)), painter.px(2),
                 mixed(colours.ink2, colours.surface, 0.7));
    painter.text(mark_, Type::Label, first.beside(painter.px(kSign + kGap)), colours.ink2, Align::Left, 1);
    painter.text(range_, Type::Label, second.beside(painter.px(kSign + kGap)), colours.ink2, Align::Left, 1);
}

}  // namespace desktop
