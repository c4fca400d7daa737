#include "app/desktop/pages/end_row.h"

#include <algorithm>

#include "app/desktop/controls/chest_art.h"
#include "app/desktop/look/paints.h"

namespace desktop {
namespace {

constexpr double kHeight = 108;
constexpr double kFlag = 43;
constexpr double kWinnersFlag = 52;
constexpr double kChest = 58;
constexpr int kMostLines = 3;  // to tell with whom someone is level

}  // namespace

EndRow::EndRow(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void EndRow::SetFace(const EndRowFace& face) {
    if (face == face_) return;
    face_ = face;
    // TRANSLATORS: %1$d is a place, %2$s a player's name, %3$d a number of VP
    const wxString told = TheLook().language().say("%1$d. %2$s, %3$d VP");
    Speak(wxString::Format(told, face.place, face.name, face.vp), face.detail);
    ContentChanged();
}

wxSize EndRow::BodySize() const {
    return {TheLook().px(640), TheLook().px(kHeight)};
}

void EndRow::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double radius = painter.px(16);
    if (face_.has_won) {
        painter.fill(body, radius, paint_of(face_.colour).fill);
    } else {
        painter.fill(body, radius, colours.surface);
        painter.outline(body, radius, {colours.line, 1});
    }
    const wxColour ink = face_.has_won ? colours.prompt_ink : colours.ink;
    const wxColour ink2 = face_.has_won ? colours.prompt_ink : colours.ink2;
    Box room = body.inset(painter.px(20), painter.px(4));
    const double place = TheLook().type().width("0", Type::Count) + painter.px(36);
    painter.text(wxString::Format("%d", face_.place), Type::Count, room.left(place), ink, Align::Left, 1);
    room = room.beside(place);
    const double flag = std::min(painter.px(face_.has_won ? kWinnersFlag : kFlag), room.h);
    painter.flag(face_.colour, room.left(flag).middle(flag, flag),
                 face_.has_won ? FlagShow::OnOwnColour : FlagShow::Plain);
    room = room.beside(flag + painter.px(16));
    room = DrawNumber(painter, room, ink, ink2);
    DrawTexts(painter, room, ink, ink2);
}

Box EndRow::DrawNumber(Painter& painter, const Box& room, const wxColour& ink, const wxColour& ink2) {
    Typesetter& type = TheLook().type();
    const Type size = face_.has_won ? Type::BigCount : Type::Prompt;
    const wxString unit = TheLook().language().say("VP");
    const double word = type.width(unit, Type::Body) + 1;
    const wxString number = wxString::Format("%d", face_.vp);
    const double width = type.width(number, size) + 1;
    painter.text(unit, Type::Body, {room.right() - word, room.y, word, room.h}, ink2, Align::Right, 1);
    double left = room.right() - word - painter.px(16) - width;
    painter.text(number, size, {left, room.y, width, room.h}, ink, Align::Right, 1);
    const double chest = std::min(painter.px(kChest), room.h);
    const double for_texts = left - chest - painter.px(34) - room.x;
    if (face_.has_won && FitsInto(for_texts, room.h)) {
        left -= chest + painter.px(22);
        const Box place{left, room.y, chest, room.h};
        draw_chest_on(painter, place.middle(chest, chest * kChestHeightOfWidth), face_.colour, 1, ink);
    }
    return room.left(left - painter.px(12) - room.x);
}

/// Whether name and detail have room beside the winner's chest, the name no smaller than the others' names.
bool EndRow::FitsInto(double width, double height) const {
    if (width <= 0) return false;
    Typesetter& type = TheLook().type();
    const auto part = [&](double share) { return wxSize(static_cast<int>(width), static_cast<int>(height * share)); };
    const Fitted& name = type.fit(face_.name, Type::Action, part(0.55));
    const int others = type.fit("A", Type::Name, part(1)).px;
    return name.fits && name.px >= others && type.fit(face_.detail, Type::LabelStrong, part(0.45), kMostLines).fits;
}

void EndRow::DrawTexts(Painter& painter, const Box& room, const wxColour& ink, const wxColour& ink2) {
    Typesetter& type = TheLook().type();
    const Type name_type = face_.has_won ? Type::Action : Type::Name;
    const Type detail_type = face_.has_won ? Type::LabelStrong : Type::Label;
    const wxSize most(static_cast<int>(room.w), static_cast<int>(room.h * 0.55));
    const double name = type.fit(face_.name, name_type, most).size.y;
    const double detail =
        face_.detail.empty()
            ? 0
            : type.fit(face_.detail, detail_type, {most.x, static_cast<int>(room.h - name)}, kMostLines).size.y;
    const Box both = room.middle(room.w, name + detail);
    painter.text(face_.name, name_type, both.top(name), ink);
    painter.text(face_.detail, detail_type, both.below(name), ink2, Align::Left, kMostLines);
}

}  // namespace desktop
