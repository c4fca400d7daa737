#include "app/desktop/pages/table_log_view.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kMarginAcross = 16;
constexpr double kMarginDown = 14;
constexpr double kFlag = 22;
constexpr double kBesideFlag = 10;
constexpr double kLine = 27;
constexpr double kRadius = 16;

}  // namespace

TableLogView::TableLogView(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Button) {}

void TableLogView::SetLog(const std::vector<Line>& lines, int steps) {
    lines_ = lines;
    steps_ = steps;
    wxString all;
    for (const Line& line : lines) all += (all.empty() ? "" : ". ") + line.text;
    Speak(TheLook().language().say("Log") + ", " + LinkText(), all);
    Refresh();
}

wxString TableLogView::LinkText() const {
    // TRANSLATORS: %d is the number of steps the game has taken so far
    return wxString::Format(TheLook().language().say_number("all %d step", "all %d steps", steps_), steps_);
}

double TableLogView::LineHeight() const {
    return std::max(TheLook().px(kLine), TheLook().type().line_height(Type::Body));
}

int TableLogView::HeightOf(int lines) const {
    Look& look = TheLook();
    const int head = look.type().line_height(Type::Heading);
    return head + static_cast<int>(lines * LineHeight()) + 2 * look.px(kMarginDown);
}

wxSize TableLogView::BodySize() const {
    return {TheLook().px(300), HeightOf(kLines)};
}

void TableLogView::Draw(Painter& painter, const Box& body) {
    const Palette& colours = painter.palette();
    painter.fill(body, painter.px(kRadius), colours.surface);
    if (IsHovered()) painter.fill(body, painter.px(kRadius), with_opacity(colours.ink, IsPressedDown() ? 0.08 : 0.04));
    painter.outline(body, painter.px(kRadius), {colours.line, 1});
    const Box room = body.inset(painter.px(kMarginAcross), painter.px(kMarginDown));
    const double head = TheLook().type().line_height(Type::Heading);
    DrawHead(painter, room.top(head));
    const Box lines = room.below(head);
    // Half a pixel of rounding is no reason to lose a line.
    const double bottom = lines.bottom() + painter.px(6);
    double y = lines.y;
    for (const Line& line : lines_) {
        const Box place{lines.x, y, lines.w, LineHeight() * RowsOf(line, lines.w)};
        if (place.bottom() > bottom) return;
        DrawLine(painter, place, line);
        y = place.bottom();
    }
}

void TableLogView::DrawHead(Painter& painter, const Box& head) {
    const Palette& colours = painter.palette();
    painter.text(TheLook().language().say("Log"), Type::Heading, head, colours.ink, Align::Left, 1);
    const Box link = painter.text(LinkText(), Type::Label, head, colours.ink, Align::Right, 1);
    const double y = link.bottom() - painter.px(1);
    painter.line(link.x, y, link.right(), y, colours.ink);
}

/// A long sentence with a long name takes two.
int TableLogView::RowsOf(const Line& line, double width) const {
    const int room = static_cast<int>(width) - TheLook().px(kFlag + kBesideFlag);
    const int height = static_cast<int>(LineHeight());
    return TheLook().type().fit(line.text, Type::Body, {room, height}, 1).fits ? 1 : 2;
}

void TableLogView::DrawLine(Painter& painter, const Box& place, const Line& line) {
    const double side = painter.px(kFlag);
    if (line.by)
        painter.flag(*line.by, place.left(side).middle(side, side));
    else
        painter.disc(place.x + side / 2, place.centre_y(), painter.px(3), painter.palette().line2);
    painter.text(line.text, Type::Body, place.beside(side + painter.px(kBesideFlag)), painter.palette().ink,
                 Align::Left, 2);
}

}  // namespace desktop
