#include "app/desktop/nights/brave_rows.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kMostRow = 66;
constexpr double kFlag = 34;

}  // namespace

BraveRows::BraveRows(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Picture) {}

void BraveRows::SetRows(std::vector<BraveRow> rows, const wxString& spoken, const wxString& none) {
    wxString all = rows.empty() ? none : wxString();
    for (const BraveRow& row : rows) all += (all.empty() ? "" : "; ") + row.who + ". " + row.end;
    Speak(spoken, all);
    if (rows == rows_ && none == none_) return;
    rows_ = std::move(rows);
    none_ = none;
    ContentChanged();
}

wxSize BraveRows::BodySize() const {
    Typesetter& type = TheLook().type();
    const int row = type.line_height(Type::Heading) + type.line_height(Type::Label) + TheLook().px(8);
    return {TheLook().px(320), row * 3};
}

void BraveRows::Draw(Painter& painter, const Box& body) {
    if (rows_.empty()) {
        painter.paragraph(none_, Type::Body, body, painter.palette().ink2);
        return;
    }
    const double height =
        std::min(body.h / 3,
                 painter.px(kMostRow) * std::max(1.0, painter.look().scale().type() / painter.look().scale().shapes()));
    for (std::size_t i = 0; i < rows_.size(); ++i)
        DrawRow(painter, body.below(height * static_cast<double>(i)).top(height), i);
}

void BraveRows::DrawRow(Painter& painter, const Box& box, std::size_t number) {
    const BraveRow& row = rows_[number];
    const Palette& colours = painter.palette();
    painter.line(box.x, box.y + 0.5, box.right(), box.y + 0.5, colours.line);
    const double digit = TheLook().type().width("3", Type::Heading) + painter.px(10);
    painter.text(wxString::Format("%d", static_cast<int>(number) + 1), Type::Heading, box.left(digit), colours.ink);
    const double side = painter.px(kFlag);
    Box rest = box.beside(digit);
    if (row.flag) painter.flag(*row.flag, rest.left(side).middle(side, side));
    rest = rest.beside(side + painter.px(10));
    const double upper = TheLook().type().line_height(Type::Heading);
    const bool has_two_lines = TheLook().type().width(row.end, Type::Label) > rest.w;
    const double lower = TheLook().type().line_height(Type::Label) * (has_two_lines ? 2 : 1);
    const Box lines = rest.middle(rest.w, std::min(upper + lower, rest.h - painter.px(4)));
    painter.text(row.who, Type::Heading, lines.top(lines.h * upper / (upper + lower)), colours.ink, Align::Left, 1);
    painter.text(row.end, Type::Label, lines.below(lines.h * upper / (upper + lower)), colours.ink2, Align::Left, 2);
}

}  // namespace desktop
