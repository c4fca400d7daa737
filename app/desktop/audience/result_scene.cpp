#include "app/desktop/audience/result_scene.h"

#include <algorithm>

#include "app/words/payout.h"
#include "app/words/result_words.h"

namespace desktop {
namespace {

constexpr int kColumns = 5;
constexpr double kNames = 0.42;  // of the width
constexpr double kMargin = 24;
constexpr double kGap = 14;
constexpr double kMostRow = 124;

}  // namespace

void ResultScene::Show(const session::AudienceView& view) {
    seats_ = view.seats;
    result_ = std::get<session::AudienceResult>(view.scene);
    wxString all;
    for (const deepblue::Pay& pay : result_.paid.pay) {
        all += (all.empty() ? "" : ". ") + words::payout(pay, seats_, In());
        if (const int vp = result_.corrected[pay.seat]; vp != 0) all += ", " + words::corrected_by(vp, In());
    }
    Speak(In().say("Dive result"), all);
}

Box ResultScene::Column(const Box& row, int number) {
    const double width = row.w * (1 - kNames) / kColumns;
    return {row.x + row.w * kNames + number * width, row.y, width, row.h};
}

void ResultScene::Draw(Painter& painter, const Box& body) {
    Scene::Draw(painter, body);
    const Box room = body.inset(painter.px(kMargin));
    const double title = TheLook().type().line_height(Type::Prompt) + painter.px(kGap);
    painter.text(SpokenName(), Type::Prompt, room.top(title), painter.palette().ink);
    const double head = TheLook().type().line_height(Type::Heading) + painter.px(kGap);
    DrawHead(painter, room.below(title).top(head));
    const Box rows = room.below(title + head);
    const auto count = static_cast<double>(std::max<std::size_t>(result_.paid.pay.size(), 1));
    const double height = std::min(painter.px(kMostRow), rows.h / count - painter.px(kGap));
    Box row = rows.top(height);
    for (const deepblue::Pay& pay : result_.paid.pay) {
        DrawPay(painter, row, pay);
        row = row.moved(0, height + painter.px(kGap));
    }
}

void ResultScene::DrawHead(Painter& painter, const Box& row) {
    const words::Language& in = In();
    const wxString heads[] = {in.say("Cards"), in.say("Gems"), in.say("Wreck"), in.say("Scenario"), in.say("Sum")};
    const Box inside = row.inset(painter.px(18), 0);
    for (int i = 0; i < kColumns; ++i)
        painter.text(heads[i], Type::Heading, Column(inside, i), painter.palette().ink2, Align::Right, 1);
}

void ResultScene::DrawPay(Painter& painter, const Box& row, const deepblue::Pay& pay) {
    const Palette& colours = painter.palette();
    painter.fill(row, painter.px(14), colours.surface);
    painter.outline(row, painter.px(14), {colours.line, 1});
    const Box inside = row.inset(painter.px(18), 0);
    const double flag = std::min(painter.px(52), row.h - painter.px(16));
    painter.flag(seats_.colour(pay.seat), inside.left(flag).middle(flag, flag));
    const double names = inside.w * kNames - flag - painter.px(24);
    painter.text(words::spoken(seats_.name(pay.seat)), Type::Name, inside.beside(flag + painter.px(16)).left(names),
                 colours.ink);
    const int numbers[] = {pay.cards, pay.gems, pay.wreck, pay.scenario};
    for (int i = 0; i < kColumns - 1; ++i)
        painter.text(numbers[i] == 0 ? wxString(L"–") : wxString::Format("%d", numbers[i]), Type::Count,
                     Column(inside, i), colours.ink2, Align::Right, 1);
    DrawSum(painter, Column(inside, kColumns - 1), pay);
}

void ResultScene::DrawSum(Painter& painter, const Box& column, const deepblue::Pay& pay) {
    const Palette& colours = painter.palette();
    const int corrected = result_.corrected[pay.seat];
    const wxString sum = wxString::Format("%d", pay.total() + corrected);
    if (corrected == 0) return void(painter.text(sum, Type::BigCount, column, colours.ink, Align::Right, 1));
    const wxString why = words::corrected_by(corrected, In());
    const double line = std::min<double>(TheLook().type().line_height(Type::BigCount), column.h * 0.55);
    const wxSize below(static_cast<int>(column.w), static_cast<int>(column.h - line));
    const double small = TheLook().type().fit(why, Type::Label, below).size.y;
    const Box both = column.middle(column.w, line + small);
    painter.text(sum, Type::BigCount, both.top(line), colours.ink, Align::Right, 1);
    painter.text(why, Type::Label, both.below(line), colours.ink2, Align::Right);
}

}  // namespace desktop
