#include "app/desktop/pages/hazard_order.h"

#include <algorithm>

#include "app/desktop/look/paints.h"
#include "app/desktop/pages/name_type.h"
#include "app/words/hazard_words.h"
#include "app/words/list.h"

namespace desktop {
namespace {

using session::AnswerState;

constexpr double kRow = 84;
constexpr double kGap = 12;
constexpr double kFlag = 44;
constexpr double kSmallFlag = 34;
constexpr double kMark = 40;
constexpr double kWide = 380;  // narrower rows have narrower margins

}  // namespace

std::vector<OrderRow> order_rows(const std::vector<session::DiverAnswer>& answers, const deepblue::Seating& seats,
                                 const words::Language& language) {
    std::vector<OrderRow> rows;
    rows.reserve(answers.size());
    for (const session::DiverAnswer& answer : answers)
        rows.push_back({seats.colour(answer.seat), words::spoken(seats.name(answer.seat)), answer.state,
                        words::answer_state(answer.state, language)});
    return rows;
}

HazardOrder::HazardOrder(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void HazardOrder::SetRows(const wxString& heading, std::vector<OrderRow> rows) {
    if (heading == heading_ && rows == rows_) return;
    heading_ = heading;
    rows_ = std::move(rows);
    wxString all;
    for (const OrderRow& row : rows_) words::add_to_list(all, row.name + " " + row.word);
    Speak(heading, all);
    ContentChanged();
}

wxSize HazardOrder::BodySize() const {
    const int rows = static_cast<int>(rows_.size());
    return {TheLook().px(398), TheLook().px(40) + rows * TheLook().px(kRow + kGap)};
}

void HazardOrder::Draw(Painter& painter, const Box& body) {
    if (rows_.empty()) return;
    const double gap = painter.px(kGap);
    const auto count = static_cast<double>(rows_.size());
    if (LiesAcross()) {
        const double width = (body.w - gap * (count - 1)) / count;
        for (std::size_t i = 0; i < rows_.size(); ++i)
            DrawRow(painter, {body.x + static_cast<double>(i) * (width + gap), body.y, width, body.h}, rows_[i]);
        return;
    }
    const double head = std::max<double>(painter.px(40), TheLook().type().line_height(Type::Heading) + painter.px(8));
    painter.text(heading_, Type::Heading, body.top(head - painter.px(12)), painter.palette().ink);
    const Box room = body.below(head);
    const double height = std::min(painter.px(kRow), (room.h - gap * (count - 1)) / count);
    for (std::size_t i = 0; i < rows_.size(); ++i)
        DrawRow(painter, {room.x, room.y + static_cast<double>(i) * (height + gap), room.w, height}, rows_[i]);
}

wxColour HazardOrder::DrawGround(Painter& painter, const Box& box, const OrderRow& row) {
    const Palette& colours = painter.palette();
    const double radius = painter.px(14);
    const bool is_now = row.state == AnswerState::AskedNow;
    const bool is_up = row.state == AnswerState::UpBefore || row.state == AnswerState::Surfaced;
    if (LiesAcross()) {
        const double line = std::max(1.0, painter.px(2));
        if (is_now)
            painter.fill(box, radius, colours.prompt_ink);
        else
            painter.outline(box, radius, {colours.prompt_ink, line, is_up || row.state == AnswerState::ToCome});
        return is_now ? rgb(0xFFFFFF) : colours.prompt_ink;
    }
    if (is_now) {
        painter.fill(box, radius, paint_of(row.colour).fill);
        return colours.prompt_ink;
    }
    if (!is_up) painter.fill(box, radius, colours.surface);
    painter.outline(box, radius, {is_up ? colours.line2 : colours.line, 1, is_up});
    return is_up ? colours.ink2 : colours.ink;
}

void HazardOrder::DrawRow(Painter& painter, const Box& box, const OrderRow& row) {
    const wxColour ink = DrawGround(painter, box, row);
    const bool is_across = LiesAcross();
    const bool is_now = row.state == AnswerState::AskedNow;
    // Five side by side leave little room for a name.
    const bool is_narrow = is_across && rows_.size() > 4;
    const double margin = is_narrow ? 10 : (is_across || box.w >= painter.px(kWide) ? 18 : 14);
    const Box content = box.inset(painter.px(margin), painter.px(4));
    const double flag = std::min(painter.px(is_narrow ? kSmallFlag : kFlag), content.h);
    FlagShow show = is_now && !is_across ? FlagShow::OnOwnColour : FlagShow::Plain;
    if (row.state == AnswerState::UpBefore) show = FlagShow::Away;
    painter.flag(row.colour, content.left(flag).middle(flag, flag), show);
    const double side = painter.px(is_narrow ? 20 : (is_across ? 30 : kMark));
    const double mark = is_across && !is_answered(row.state) ? 0 : std::min(side, content.h);
    const double left = flag + painter.px(is_narrow ? 8 : 16);
    DrawTexts(painter, content.beside(left).left(content.w - left - mark - painter.px(mark > 0 ? 6 : 0)), row, ink);
    DrawMark(painter, Box{content.right() - mark, content.y, mark, content.h}.middle(mark, mark), row, ink);
}

void HazardOrder::DrawTexts(Painter& painter, const Box& texts, const OrderRow& row, const wxColour& ink) {
    Typesetter& set = TheLook().type();
    const bool is_now = row.state == AnswerState::AskedNow;
    const bool is_plain = is_now || LiesAcross();
    const Type small = is_now ? Type::LabelStrong : Type::Label;
    const Type large = type_for_name(row.name, texts.w, set);
    const auto room = [&](double share) {
        return wxSize(static_cast<int>(texts.w), static_cast<int>(texts.h * share));
    };
    const double name = set.fit(row.name, large, room(0.66)).size.y;
    const double word = std::min<double>(set.fit(row.word, small, room(0.5)).size.y, texts.h - name);
    const Box both = texts.middle(texts.w, name + word);
    painter.text(row.name, large, both.top(name), ink);
    painter.text(row.word, small, both.below(name), is_plain ? ink : painter.palette().ink2);
}

void HazardOrder::DrawMark(Painter& painter, const Box& box, const OrderRow& row, const wxColour& ink) {
    const Palette& colours = painter.palette();
    const Box inner = box.inset(box.w * 0.22);
    if (LiesAcross()) {
        if (row.state == AnswerState::Surfaced || row.state == AnswerState::UpBefore)
            painter.icon(Icon::Surface, box, ink);
        else if (is_answered(row.state))
            painter.icon(Icon::Tick, box, ink);
        return;
    }
    switch (row.state) {
        case AnswerState::UsedSpot:
        case AnswerState::PlayedCard:
        case AnswerState::UsedBoth:
            painter.disc(box.centre_x(), box.centre_y(), box.w / 2, colours.accent);
            return painter.icon(Icon::Tick, inner, colours.on_accent);
        case AnswerState::Surfaced:
        case AnswerState::UpBefore: return painter.icon(Icon::Surface, box.inset(box.w * 0.1), colours.coral);
        case AnswerState::AskedNow:
            painter.disc(box.centre_x(), box.centre_y(), box.w / 2, colours.prompt_ink);
            return painter.icon(Icon::Back, inner, paint_of(row.colour).fill);
        case AnswerState::ToCome:
            painter.ring(box.centre_x(), box.centre_y(), box.w / 2,
                         {colours.line2, std::max(1.0, painter.px(1.5)), true});
            return painter.icon(Icon::Dots, inner, colours.ink2);
    }
}

}  // namespace desktop
