#include "app/desktop/pages/rule_card.h"

#include <utility>

namespace desktop {
namespace {

constexpr double kMargin = 28;
constexpr double kGap = 14;

}  // namespace

RuleCard::RuleCard(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void RuleCard::SetFace(RuleFace face) {
    face_ = std::move(face);
    wxString told;
    for (const RichText& paragraph : face_.paragraphs) {
        if (!told.empty()) told += " ";
        for (const words::Run& run : paragraph) told += run.text;
    }
    Speak(face_.group + ". " + face_.title + ". " + told);
    ContentChanged();
}

wxSize RuleCard::BodySize() const {
    return {TheLook().px(500), TheLook().px(400)};
}

void RuleCard::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    painter.fill(body, painter.px(16), colours.surface);
    painter.outline(body, painter.px(16), {colours.line, 1});
    Typesetter& type = TheLook().type();
    Box room = body.inset(painter.px(kMargin));
    const double line = type.line_height(Type::Label);
    painter.text(face_.group, Type::Label, room.top(line), colours.ink2, Align::Left, 1);
    room = room.below(line + painter.px(6));
    const wxSize two_lines(static_cast<int>(room.w), 2 * type.line_height(Type::Prompt));
    const double title = type.fit(face_.title, Type::Prompt, two_lines).size.y;
    painter.text(face_.title, Type::Prompt, room.top(title + 1), colours.ink);
    room = room.below(title + painter.px(kGap));
    for (const RichText& paragraph : face_.paragraphs)
        room = room.below(draw_rich(painter, paragraph, room) + painter.px(kGap));
    draw_picture(painter, face_.picture, room.below(painter.px(6)));
}

}  // namespace desktop
