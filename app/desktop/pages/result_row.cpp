#include "app/desktop/pages/result_row.h"

#include <wx/arrstr.h>

#include <algorithm>

#include "app/desktop/controls/chest_art.h"

namespace desktop {
namespace {

constexpr double kMargin = 20;
constexpr double kFlag = 46;
constexpr double kChest = 46;
constexpr double kGem = 30;
constexpr double kLeastGem = 14;

}  // namespace

ResultRow::ResultRow(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void ResultRow::SetFace(const ResultFace& face) {
    if (face == face_) return;
    face_ = face;
    Speak(face.spoken, face.correction.empty() ? face.state : face.state + ", " + face.correction);
    ContentChanged();
}

void ResultRow::SetColumns(const ResultColumns& columns) {
    if (columns == columns_) return;
    columns_ = columns;
    Refresh();
}

void ResultRow::SetFlown(double flown) {
    flown_ = flown;
    Refresh();
}

int ResultRow::LongestWord() const {
    int widest = 0;
    for (const wxString& word : wxSplit(face_.name, ' ', 0))
        widest = std::max(widest, TheLook().type().width(word, Type::BodyStrong) + 2);
    return widest;
}

wxSize ResultRow::BodySize() const {
    return {TheLook().px(990), TheLook().px(92)};
}

/// Number and detail below it, together in the middle of the row.
ResultRow::Part ResultRow::PartAt(const Box& body, double from, double until) const {
    Typesetter& type = TheLook().type();
    const double number = std::min<double>(type.line_height(Type::Count), body.h * 0.52);
    const double detail = std::min(2.0 * type.line_height(Type::Label), std::max(body.h - number, 1.0));
    const double all = number + detail;
    const double above = (body.h - all) / 2;
    const Box cell{body.x + from, body.y + above + std::min(above, all * 0.04), until - from, all};
    return {cell.top(number), cell.below(number)};
}

void ResultRow::DrawName(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double flag = std::min(painter.px(kFlag), body.h);
    const Box place = body.beside(painter.px(kMargin)).left(columns_.cards - painter.px(kMargin + 10));
    painter.flag(face_.colour, place.left(flag).middle(flag, flag));
    const Box texts = place.beside(flag + painter.px(14));
    Typesetter& type = TheLook().type();
    const auto room = [&](double height) { return wxSize(static_cast<int>(texts.w), static_cast<int>(height)); };
    const double state = type.fit(face_.state, Type::Label, room(body.h / 2)).size.y;
    const double name = type.fit(face_.name, Type::Name, room(body.h - state)).size.y;
    const Box both = texts.middle(texts.w, std::min(name + state, body.h));
    painter.text(face_.name, Type::Name, both.top(name), colours.ink);
    painter.text(face_.state, Type::Label, both.below(name), colours.ink2);
}

void ResultRow::DrawPart(Painter& painter, const Part& part, int vp, const wxString& detail) {
    const Palette& colours = painter.palette();
    painter.text(vp == 0 ? wxString(L"–") : wxString::Format("%d", vp), Type::Count, part.number,
                 vp == 0 ? colours.ink2 : colours.ink, Align::Left, 1);
    if (detail.empty()) return;
    const int width = static_cast<int>(part.detail.w);
    const double height = TheLook().type().fit(detail, Type::Label, {width, static_cast<int>(part.detail.h)}, 2).size.y;
    painter.text(detail, Type::Label, part.detail.top(height), colours.ink2, Align::Left, 2);
}

void ResultRow::DrawGems(Painter& painter, const Box& line) {
    const Palette& colours = painter.palette();
    const double height = std::min(painter.px(kGem + 6), line.h);
    const auto told = [](const PaidGems& paid) { return wxString::Format(L"%d×%d", paid.count, paid.worth); };
    const auto wanted = [&](const PaidGems& paid) {
        return painter.px(kGem + 22) + TheLook().type().width(told(paid), Type::LabelStrong);
    };
    double all = 0;
    for (const PaidGems& paid : face_.gems) all += wanted(paid);
    const double share = std::min(1.0, line.w / all);
    // Down to this share of their size numbers may shrink.
    const double smallest =
        static_cast<double>(least_px(Type::LabelStrong)) / type_px(Type::LabelStrong, TheLook().scale());
    Box room = line.top(height);
    for (const PaidGems& paid : face_.gems) {
        const Box cell = room.left(wanted(paid) * share - painter.px(4));
        room = room.beside(wanted(paid) * share);
        if (paid.has_bonus) painter.fill(cell, painter.px(8), colours.soft);
        const Box content = cell.inset(painter.px(paid.has_bonus ? 4 : 1), 0);
        // Where it is narrow the gem gives way to the numbers.
        const double numbers = TheLook().type().width(told(paid), Type::LabelStrong) * smallest + 2;
        const double gem =
            std::max(painter.px(kLeastGem),
                     std::min({painter.px(kGem), height, cell.w * 0.45, content.w - numbers - painter.px(4)}));
        painter.gem(paid.gem, content.left(gem).middle(gem, gem));
        painter.text(told(paid), Type::LabelStrong, content.beside(gem + painter.px(3)), colours.ink, Align::Left, 1);
    }
}

void ResultRow::DrawSum(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    const double width = painter.px(kChest);
    const Box place{body.x + columns_.right - width, body.y, width, body.h};
    const Box chest = place.middle(width, width * kChestHeightOfWidth);
    const wxString sum = wxString::Format("%+d", face_.pay.total() + face_.corrected);
    const double line = TheLook().type().line_height(Type::BigCount);
    const Box room = Box{body.x + columns_.sum, body.y, chest.x - painter.px(16) - body.x - columns_.sum, body.h};
    Box number = room.middle(room.w, line);
    if (!face_.correction.empty()) {
        const wxSize below(static_cast<int>(room.w), static_cast<int>(room.h - line));
        const double small = TheLook().type().fit(face_.correction, Type::Label, below).size.y;
        number = room.middle(room.w, line + small).top(line);
        painter.text(face_.correction, Type::Label, number.moved(0, line).top(small), colours.ink2, Align::Right, 2);
    }
    if (flown_ < 1) {
        wxGraphicsContext& gc = painter.gc();
        gc.PushState();
        const double far = chest.centre_x() - number.right();
        gc.Translate(number.right() + far * flown_, number.centre_y());
        gc.Scale(1 - 0.8 * flown_, 1 - 0.8 * flown_);
        painter.text(sum, Type::BigCount, {-number.w, -number.h / 2, number.w, number.h}, colours.ink, Align::Right, 1);
        gc.PopState();
    }
    draw_chest(painter, chest, face_.colour, 0);
}

void ResultRow::Draw(Painter& painter, const Box& body) {
    painter.line(body.x, body.y, body.right(), body.y, painter.palette().line);
    const double gap = painter.px(8);
    DrawName(painter, body);
    DrawPart(painter, PartAt(body, columns_.cards, columns_.gems - gap), face_.pay.cards, face_.cards);
    // Who surfaced has no wreck: there what the gems would have been goes on.
    const bool goes_on = face_.pay.wreck == 0 && face_.wreck.empty() && face_.pay.gems == 0;
    const Part gems = PartAt(body, columns_.gems, (goes_on ? columns_.scenario : columns_.wreck) - gap);
    DrawPart(painter, gems, face_.pay.gems, face_.instead);
    if (face_.pay.gems > 0) DrawGems(painter, gems.detail);
    DrawPart(painter, PartAt(body, columns_.wreck, columns_.scenario - gap), face_.pay.wreck, face_.wreck);
    DrawPart(painter, PartAt(body, columns_.scenario, columns_.sum), face_.pay.scenario, face_.scenario);
    DrawSum(painter, body);
}

}  // namespace desktop
