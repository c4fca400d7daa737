#include "app/desktop/pages/draw_odds_table.h"

#include <algorithm>

namespace desktop {
namespace {

constexpr double kName = 250;
constexpr double kColumn = 128;
constexpr double kRow = 52;
constexpr double kFlag = 34;
constexpr double kGap = 8;
constexpr double kLongerLine = 0.65;

}  // namespace

OddsTable::OddsTable(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void OddsTable::SetRows(const wxString& name, std::vector<wxString> heads, std::vector<OddsRow> rows) {
    heads_ = std::move(heads);
    rows_ = std::move(rows);
    wxString all;
    for (const OddsRow& row : rows_) {
        all += (all.empty() ? "" : ". ") + row.name;
        for (std::size_t i = 0; i < row.chances.size(); ++i) all += ", " + heads_[i] + ": " + row.chances[i];
    }
    Speak(name, all);
    ContentChanged();
}

int OddsTable::HeadHeight() const {
    return 2 * TheLook().type().line_height(Type::Label) + TheLook().px(kGap);
}

int OddsTable::RowHeight() const {
    return std::max(TheLook().px(kRow), 2 * TheLook().type().line_height(Type::LabelStrong));
}

int OddsTable::ColumnWidth() const {
    int width = TheLook().px(kColumn);
    for (const OddsRow& row : rows_)
        for (const wxString& chance : row.chances)
            width = std::max(width, TheLook().type().width(chance, Type::BodyStrong) + TheLook().px(2 * kGap));
    // A head stands on two lines, the longer of which has a little more than half of it.
    for (const wxString& head : heads_)
        width = std::max(
            width, static_cast<int>(TheLook().type().width(head, Type::Label) * kLongerLine) + TheLook().px(2 * kGap));
    return width;
}

wxSize OddsTable::BodySize() const {
    const int rows = static_cast<int>(rows_.size());
    return {TheLook().px(kName) + static_cast<int>(heads_.size()) * ColumnWidth(),
            HeadHeight() + rows * (RowHeight() + TheLook().px(kGap))};
}

void OddsTable::Draw(Painter& painter, const Box& body) {
    const double column = ColumnWidth();
    Box head{body.right() - column * static_cast<double>(heads_.size()), body.y, column,
             HeadHeight() - painter.px(kGap)};
    for (const wxString& text : heads_) {
        painter.text(text, Type::Label, head.inset(painter.px(kGap), 0), painter.palette().ink2, Align::Right);
        head = head.moved(column, 0);
    }
    Box row = body.below(HeadHeight()).top(RowHeight());
    for (const OddsRow& diver : rows_) {
        DrawRow(painter, row, diver);
        row = row.moved(0, row.h + painter.px(kGap));
    }
}

void OddsTable::DrawRow(Painter& painter, const Box& box, const OddsRow& row) {
    const Palette& colours = painter.palette();
    painter.fill(box, painter.px(10), colours.sunk);
    const double flag = painter.px(kFlag);
    painter.flag(row.colour, box.beside(painter.px(10)).left(flag).middle(flag, flag));
    const double column = ColumnWidth();
    Box chance{box.right() - column * static_cast<double>(row.chances.size()), box.y, column, box.h};
    const Box name = box.beside(flag + painter.px(22));
    painter.text(row.name, Type::BodyStrong, name.left(chance.x - name.x - painter.px(kGap)), colours.ink);
    for (const wxString& text : row.chances) {
        painter.text(text, Type::BodyStrong, chance.inset(painter.px(kGap), 0), colours.ink, Align::Right, 1);
        chance = chance.moved(column, 0);
    }
}

}  // namespace desktop
