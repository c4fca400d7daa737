#include "app/desktop/nights/chart_key.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kSign = 34;
constexpr double kGap = 8;
constexpr double kBetween = 20;
constexpr double kUsualWidth = 640;

}  // namespace

ChartKey::ChartKey(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void ChartKey::SetFace(const KeyFace& face) {
    Speak(face.mark + ", " + face.range);
    if (face == face_) return;
    face_ = face;
    ContentChanged();
}

void ChartKey::ReserveFor(std::vector<KeyFace> faces) {
    if (faces == reserved_) return;
    reserved_ = std::move(faces);
    ContentChanged();
}

int ChartKey::Wide(const wxString& text) const {
    return TheLook().px(kSign + kGap) + TheLook().type().width(text, Type::Label) + 1;
}

int ChartKey::Wide(const KeyFace& face) const {
    return Wide(face.mark) + TheLook().px(kBetween) + Wide(face.range);
}

bool ChartKey::HasTwoLines(double width) const {
    const auto is_too_wide = [&](const KeyFace& face) { return Wide(face) > width; };
    return is_too_wide(face_) || std::any_of(reserved_.begin(), reserved_.end(), is_too_wide);
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
    const Box second = has_two ? body.below(line).top(line) : first.beside(Wide(face_.mark) + painter.px(kBetween));
    const auto sign = [&](const Box& row) { return row.left(painter.px(kSign)); };
    painter.fill(sign(first).middle(painter.px(4), line * 0.9), painter.px(1), colours.ink);
    painter.fill(sign(second).middle(painter.px(kSign), painter.px(4)), painter.px(2),
                 mixed(colours.ink2, colours.surface, 0.7));
    painter.text(face_.mark, Type::Label, first.beside(painter.px(kSign + kGap)), colours.ink2, Align::Left, 1);
    painter.text(face_.range, Type::Label, second.beside(painter.px(kSign + kGap)), colours.ink2, Align::Left, 1);
}

}  // namespace desktop
