#include "app/desktop/pages/learn_card.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kMargin = 26;
constexpr double kGap = 14;
constexpr double kHintMargin = 18;
constexpr double kBulb = 40;  // its place beside the hint

}  // namespace

LearnCard::LearnCard(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void LearnCard::SetFace(const LearnFace& face) {
    if (face == face_) return;
    face_ = face;
    wxString spoken = face.progress.empty() ? face.title : face.progress + ". " + face.title;
    for (const RichText& paragraph : face.paragraphs) {
        spoken += spoken.EndsWith(".") || spoken.EndsWith("?") ? " " : ". ";
        for (const words::Run& run : paragraph) spoken += run.text;
    }
    Speak(spoken, face.hint);
    ContentChanged();
}

wxSize LearnCard::BodySize() const {
    return {TheLook().px(500), TheLook().px(400)};
}

void LearnCard::Draw(Painter& painter, const Box& body) {
    const double radius = painter.px(16);
    painter.fill(body, radius, painter.palette().surface);
    painter.outline(body, radius, {painter.palette().line, 1});
    Box room = body.inset(painter.px(kMargin));
    if (face_.steps > 0) {
        const double line = TheLook().type().line_height(Type::Label);
        DrawProgress(painter, room.top(line));
        room = room.below(line + painter.px(kGap));
    }
    const Type type = TitleType(room);
    room = DrawHint(painter, room, type);
    const double title = TitleHeight(type, room.w);
    painter.text(face_.title, type, room.top(title + 1), painter.palette().ink);
    room = room.below(title + painter.px(kGap));
    for (const RichText& paragraph : face_.paragraphs)
        room = room.below(draw_rich(painter, paragraph, room) + painter.px(kGap));
}

void LearnCard::DrawProgress(Painter& painter, const Box& line) {
    const double words = TheLook().type().width(face_.progress, Type::Label);
    painter.text(face_.progress, Type::Label, line.left(words + 2), painter.palette().ink2);
    const Box bar = line.beside(words + painter.px(kGap));
    const double place = bar.w / face_.steps;
    const double gap = std::min(painter.px(4), place / 4);
    for (int i = 0; i < face_.steps; ++i) {
        const wxColour& colour = i + 1 < face_.step    ? painter.palette().accent
                                 : i + 1 == face_.step ? painter.palette().amber
                                                       : painter.palette().line;
        painter.fill(Box(bar.x + i * place, bar.centre_y() - painter.px(4), place - gap, painter.px(8)), painter.px(4),
                     colour);
    }
}

Type LearnCard::TitleType(const Box& room) const {
    const bool needs_hint = !face_.hint.empty() && face_.short_hint.empty();
    const double hint = needs_hint ? HintHeight(face_.hint, room.w) + TheLook().px(kGap) : 0;
    return TextHeight(Type::Prompt, room.w) + hint > room.h ? Type::Heading : Type::Prompt;
}

double LearnCard::TitleHeight(Type title, double width) const {
    const wxSize two_lines(static_cast<int>(width), 2 * TheLook().type().line_height(title));
    return TheLook().type().fit(face_.title, title, two_lines).size.y;
}

double LearnCard::TextHeight(Type title, double width) const {
    Look& look = TheLook();
    double height = TitleHeight(title, width) + look.px(kGap);
    for (const RichText& paragraph : face_.paragraphs) height += rich_height(paragraph, width, look) + look.px(kGap);
    return height;
}

double LearnCard::HintHeight(const wxString& hint, double width) const {
    const double words = width - TheLook().px(2 * kHintMargin + kBulb);
    return rich_height(plain(hint), words, TheLook()) + TheLook().px(2 * kHintMargin);
}

/// At the bottom of `room`; returns what is left above it.
Box LearnCard::DrawHint(Painter& painter, const Box& room, Type title) {
    if (face_.hint.empty()) return room;
    const double left = room.h - TextHeight(title, room.w);
    const bool is_long = face_.short_hint.empty() || HintHeight(face_.hint, room.w) <= left;
    // With large type the text comes first; the rule is one key away.
    if (!is_long && HintHeight(face_.short_hint, room.w) > left) return room;
    const RichText hint = plain(is_long ? face_.hint : face_.short_hint);
    const double height = HintHeight(is_long ? face_.hint : face_.short_hint, room.w);
    const Box ground = room.below(room.h - height);
    painter.fill(ground, painter.px(14), painter.palette().soft);
    const Box inside = ground.inset(painter.px(kHintMargin));
    const double bulb = painter.px(26);
    painter.icon(Icon::Bulb, Box(inside.x, inside.y, bulb, bulb), painter.palette().ink);
    draw_rich(painter, hint, inside.beside(painter.px(kBulb)));
    return room.top(room.h - height - painter.px(kGap));
}

}  // namespace desktop
