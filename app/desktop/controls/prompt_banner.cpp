#include "app/desktop/controls/prompt_banner.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/words/crew_cards_words.h"
#include "app/words/list.h"

namespace desktop {
namespace {

constexpr double kHeight = 76;
constexpr double kFlag = 50;
constexpr double kSmallFlag = 30;
constexpr double kGem = 34;

Box without_right(const Box& box, double width) {
    return box.left(box.w - width);
}

}  // namespace

PromptBanner::PromptBanner(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void PromptBanner::SetFace(const PromptFace& face) {
    if (face == face_) return;
    face_ = face;
    std::vector<wxString> parts{face.in_table_language, words::counted(face.gems, TheLook().language())};
    for (const BannerFigure& figure : face.figures) parts.push_back((figure.number + " " + figure.word).Trim(false));
    wxString more;
    for (const wxString& part : parts)
        if (!part.empty()) words::add_to_list(more, part);
    Speak(face.question, more);
    ContentChanged();
}

wxSize PromptBanner::BodySize() const {
    Look& look = TheLook();
    const bool has_second = face_.keeps_second_line || !face_.in_table_language.empty();
    const int second = has_second ? look.type().line_height(Type::Label) : 0;
    const int texts = look.type().line_height(Type::Prompt) + second + look.px(16);
    return {look.px(600), std::max(look.px(kHeight), texts)};
}

PromptBanner::Inks PromptBanner::DrawField(Painter& painter, const Box& body) const {
    const Palette& colours = painter.palette();
    const double radius = painter.px(16);
    if (face_.player) {
        painter.fill(body, radius, paint_of(*face_.player).fill);
        return {colours.prompt_ink, colours.prompt_ink};
    }
    painter.fill(body, radius, colours.raised);
    painter.outline(body, radius, {colours.line2, std::max(1.0, painter.px(2))});
    return {colours.ink, colours.ink2};
}

void PromptBanner::Draw(Painter& painter, const Box& body) {
    const Inks inks = DrawField(painter, body);
    Box room = body.inset(painter.px(24), painter.px(4));
    room = DrawSign(painter, room, inks);
    room = DrawRight(painter, room, inks);
    DrawQuestion(painter, room, inks);
}

Box PromptBanner::DrawSign(Painter& painter, const Box& room, const Inks& inks) const {
    const double factor = TheLook().scale().table_mode() ? 1.3 : 1.0;
    const double side = std::min(painter.px(kFlag) * factor, room.h);
    const Box place = room.left(side).middle(side, side);
    if (face_.player)
        painter.flag(*face_.player, place, FlagShow::OnOwnColour);
    else if (face_.icon)
        painter.icon(*face_.icon, place.inset(side * 0.12), inks.ink);
    else
        return room;
    return room.beside(side + painter.px(20));
}

Box PromptBanner::DrawRight(Painter& painter, const Box& room, const Inks& inks) const {
    Box left = room;
    const double side = painter.px(kSmallFlag);
    const double gap = painter.px(8);
    for (auto who = face_.followers.rbegin(); who != face_.followers.rend(); ++who) {
        draw_flag(painter.gc(), *who, Box{left.right() - side, left.y, side, left.h}.middle(side, side),
                  face_.player ? light_palette() : painter.palette());
        left = without_right(left, side + gap);
    }
    if (!face_.followers.empty() && !face_.then.empty()) {
        const double width = TheLook().type().width(face_.then, Type::BodyStrong) + 1;
        painter.text(face_.then, Type::BodyStrong, {left.right() - width, left.y, width, left.h}, inks.ink);
        left = without_right(left, width + gap);
    }
    for (auto figure = face_.figures.rbegin(); figure != face_.figures.rend(); ++figure)
        left = DrawFigure(painter, left, *figure, inks);
    left = DrawGems(painter, left, inks);
    return without_right(left, painter.px(12));
}

Box PromptBanner::DrawGems(Painter& painter, const Box& room, const Inks& inks) const {
    const double side = std::min(painter.px(kGem), room.h);
    const double count = TheLook().type().width("0", Type::Heading) + 1;
    Box left = room;
    for (auto gem = kGemsOnScreen.rbegin(); gem != kGemsOnScreen.rend(); ++gem) {
        if (face_.gems[*gem] == 0) continue;
        const double item = side + painter.px(5) + count;
        const Box place{left.right() - item, left.y, item, left.h};
        painter.gem_on(*gem, place.left(side).middle(side, side), painter.palette().dark && !face_.player);
        painter.text(wxString::Format("%d", face_.gems[*gem]), Type::Heading, place.beside(side + painter.px(4)),
                     inks.ink, Align::Left, 1);
        left = without_right(left, item + painter.px(14));
    }
    return left;
}

Box PromptBanner::DrawFigure(Painter& painter, const Box& room, const BannerFigure& figure, const Inks& inks) const {
    Typesetter& type = TheLook().type();
    const double word = type.width(figure.word, Type::Heading) + 1;
    const double number = type.width(figure.number, Type::Count) + 1;
    painter.text(figure.word, Type::Heading, {room.right() - word, room.y, word, room.h}, inks.ink);
    const double left = room.right() - word - painter.px(9) - number;
    painter.text(figure.number, Type::Count, {left, room.y, number, room.h}, inks.ink);
    return without_right(room, room.right() - left + painter.px(32));
}

void PromptBanner::DrawQuestion(Painter& painter, const Box& room, const Inks& inks) const {
    if (face_.in_table_language.empty()) {
        painter.text(face_.question, Type::Prompt, room, inks.ink);
        return;
    }
    const double second = TheLook().type().line_height(Type::Label);
    painter.text(face_.question, Type::Prompt, room.top(room.h - second), inks.ink);
    painter.text(face_.in_table_language, Type::Label, room.below(room.h - second), inks.ink2);
}

}  // namespace desktop
