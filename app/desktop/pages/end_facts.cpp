#include "app/desktop/pages/end_facts.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kIcon = 26;

}  // namespace

EndFacts::EndFacts(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void EndFacts::SetFacts(std::vector<EndFact> facts) {
    if (facts == facts_) return;
    facts_ = std::move(facts);
    wxString all;
    for (const EndFact& fact : facts_) all += (all.empty() ? "" : ". ") + fact.heading + ": " + fact.text;
    Speak(all);
    ContentChanged();
}

wxSize EndFacts::BodySize() const {
    Look& look = TheLook();
    const int texts = 2 * look.type().line_height(Type::Label) + 2 * look.type().line_height(Type::LabelStrong);
    return {look.px(400), std::max(look.px(66), texts)};
}

void EndFacts::Draw(Painter& painter, const Box& body) {
    if (facts_.empty()) return;
    const Palette& colours = painter.palette();
    Typesetter& type = TheLook().type();
    const double gap = painter.px(12);
    const auto count = static_cast<double>(facts_.size());
    const double width = (body.w - gap * (count - 1)) / count;
    Box place = body.left(width);
    for (const EndFact& fact : facts_) {
        const double icon = painter.px(kIcon);
        painter.icon(fact.icon, place.left(icon).top(icon), colours.ink);
        const Box texts = place.beside(icon + painter.px(10));
        const wxSize room(static_cast<int>(texts.w), static_cast<int>(texts.h / 2));
        const double heading = type.fit(fact.heading, Type::Label, room).size.y;
        const double text = type.fit(fact.text, Type::LabelStrong, room).size.y;
        painter.text(fact.heading, Type::Label, texts.top(heading), colours.ink2);
        painter.text(fact.text, Type::LabelStrong, texts.below(heading).top(text), colours.ink);
        place = place.moved(width + gap, 0);
    }
}

}  // namespace desktop
