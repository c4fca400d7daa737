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

double BraveRows::LeftOfFlag() const {
    return TheLook().type().width("3", Type::Heading) + TheLook().px(10);
}

double BraveRows::LeftOfTexts(double width) const {
    const double beside = LeftOfFlag() + TheLook().px(kFlag + 10);
    const auto fits = [&](const BraveRow& row) {
        return TheLook().type().width(row.who, Type::Heading) <= width - beside;
    };
    // The name stands in the text too.
    return std::all_of(rows_.begin(), rows_.end(), fits) ? beside : LeftOfFlag();
}

double BraveRows::LowerHeight(const BraveRow& row, double width) const {
    Typesetter& type = TheLook().type();
    return type.line_height(Type::Label) * (type.width(row.end, Type::Label) > width ? 2 : 1);
}

double BraveRows::RowHeight(const Box& body) const {
    Look& look = TheLook();
    const double most = look.px(kMostRow) * std::max(1.0, look.scale().type() / look.scale().shapes());
    double height = std::min(body.h / 3, most);
    const double upper = look.type().line_height(Type::Heading);
    for (const BraveRow& row : rows_)
        height = std::max(height, upper + LowerHeight(row, body.w - LeftOfTexts(body.w)) + look.px(4));
    return height;
}

void BraveRows::Draw(Painter& painter, const Box& body) {
    if (rows_.empty()) {
        painter.paragraph(none_, Type::Body, body, painter.palette().ink2);
        return;
    }
    const double height = RowHeight(body);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const Box row = body.below(height * static_cast<double>(i)).top(height);
        // The last one goes before a text is cut.
        if (row.bottom() <= body.bottom() + 1) DrawRow(painter, row, i);
    }
}

void BraveRows::DrawRow(Painter& painter, const Box& box, std::size_t number) {
    const BraveRow& row = rows_[number];
    const Palette& colours = painter.palette();
    painter.line(box.x, box.y + 0.5, box.right(), box.y + 0.5, colours.line);
    painter.text(wxString::Format("%d", static_cast<int>(number) + 1), Type::Heading, box.left(LeftOfFlag()),
                 colours.ink);
    const double left = LeftOfTexts(box.w);
    const double side = painter.px(kFlag);
    if (row.flag && left > LeftOfFlag())
        painter.flag(*row.flag, box.beside(LeftOfFlag()).left(side).middle(side, side));
    const Box rest = box.beside(left);
    const double upper = TheLook().type().line_height(Type::Heading);
    const double lower = LowerHeight(row, rest.w);
    const Box lines = rest.middle(rest.w, std::min(upper + lower, rest.h - painter.px(4)));
    painter.text(row.who, Type::Heading, lines.top(lines.h * upper / (upper + lower)), colours.ink, Align::Left, 1);
    painter.text(row.end, Type::Label, lines.below(lines.h * upper / (upper + lower)), colours.ink2, Align::Left, 2);
}

}  // namespace desktop
