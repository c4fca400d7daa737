#include "app/desktop/nights/verdict_view.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kWidth = 480;
constexpr double kMargin = 22;
constexpr double kGap = 6;

}  // namespace

VerdictView::VerdictView(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void VerdictView::SetFace(const VerdictFace& face) {
    Speak(face.verdict, face.meaning + (face.statistic.empty() ? "" : " ") + face.statistic);
    if (face == face_) return;
    face_ = face;
    ContentChanged();
}

void VerdictView::ReserveFor(std::vector<VerdictFace> faces) {
    if (faces == reserved_) return;
    reserved_ = std::move(faces);
    ContentChanged();
}

int VerdictView::HeightOf(const VerdictFace& face) const {
    Look& look = TheLook();
    const int inner = look.px(kWidth - 2 * kMargin);
    int height = look.type().line_height(Type::Count) + 2 * look.px(kMargin);
    if (!face.meaning.empty()) height += look.px(kGap) + look.type().paragraph(face.meaning, Type::Body, inner).size.y;
    if (!face.statistic.empty())
        height += look.px(kGap) + look.type().paragraph(face.statistic, Type::Label, inner).size.y;
    return height;
}

wxSize VerdictView::BodySize() const {
    int height = HeightOf(face_);
    for (const VerdictFace& face : reserved_) height = std::max(height, HeightOf(face));
    return {TheLook().px(kWidth), height};
}

void VerdictView::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    painter.fill(body, painter.px(16), colours.surface);
    painter.outline(body, painter.px(16), {colours.accent, painter.px(3)});
    Box place = body.inset(painter.px(kMargin));
    const double line = TheLook().type().line_height(Type::Count);
    const double side = face_.icon ? line * 0.8 : 0;
    if (face_.icon) painter.icon(*face_.icon, place.top(line).left(side).middle(side, side), colours.accent);
    const double beside = face_.icon ? side + painter.px(12) : 0;
    painter.text(face_.verdict, Type::Count, place.top(line).beside(beside), colours.ink, Align::Left, 1);
    place = place.below(line + painter.px(kGap));
    if (!face_.meaning.empty()) {
        const Box meaning = painter.paragraph(face_.meaning, Type::Body, place, colours.ink);
        place = place.below(meaning.h + painter.px(kGap));
    }
    if (!face_.statistic.empty()) painter.paragraph(face_.statistic, Type::Label, place, colours.ink2);
}

}  // namespace desktop
