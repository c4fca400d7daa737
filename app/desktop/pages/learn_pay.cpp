#include "app/desktop/pages/learn_pay.h"

#include <algorithm>
#include <numeric>

namespace desktop {
namespace {

constexpr double kMargin = 22;
constexpr double kGap = 18;
constexpr double kFlag = 34;

}  // namespace

LearnPay::LearnPay(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Text) {}

void LearnPay::SetColumns(const std::vector<PayColumn>& columns) {
    if (columns == columns_) return;
    columns_ = columns;
    wxString spoken;
    for (const PayColumn& column : columns) {
        spoken += (spoken.empty() ? "" : "; ") + column.name + ": ";
        for (const auto& line : column.lines) spoken += line.what + wxString::Format(" %d, ", line.vp);
        spoken += wxString::Format("= %d", column.sum);
    }
    Speak(spoken);
    ContentChanged();
}

wxSize LearnPay::BodySize() const {
    return {TheLook().px(600), TheLook().px(400)};
}

void LearnPay::Draw(Painter& painter, const Box& body) {
    painter.fill_water(body, painter.px(20));
    painter.outline(body, painter.px(20), {painter.palette().line, 1});
    if (columns_.empty()) return;
    const Box inside = body.inset(painter.px(kMargin));
    const auto count = static_cast<double>(columns_.size());
    const double gap = painter.px(kGap);
    const double width = (inside.w - gap * (count - 1)) / count;
    for (std::size_t i = 0; i < columns_.size(); ++i)
        DrawColumn(painter, inside.left(width).moved(static_cast<double>(i) * (width + gap), 0), columns_[i]);
}

/// All alike but for those with more words, if there is room for them.
std::vector<double> LearnPay::HeightsOf(const PayColumn& column, const wxSize& room) const {
    Typesetter& type = TheLook().type();
    const double share = room.y / std::max(1.0, static_cast<double>(column.lines.size()));
    const double line = std::min(2.4 * type.line_height(Type::Body), share);
    std::vector<double> heights;
    for (const auto& entry : column.lines)
        heights.push_back(std::max<double>(line, type.paragraph(entry.what, Type::Body, room.x).size.y + 1));
    if (std::accumulate(heights.begin(), heights.end(), 0.0) <= room.y) return heights;
    return std::vector<double>(column.lines.size(), line);
}

void LearnPay::DrawColumn(Painter& painter, const Box& place, const PayColumn& column) {
    const Palette& palette = painter.palette();
    const double flag = painter.px(kFlag);
    const Box head = place.top(std::max<double>(flag, TheLook().type().line_height(Type::Name)));
    painter.flag(column.colour, head.left(flag).middle(flag, flag));
    painter.text(column.name, Type::Name, head.beside(flag + painter.px(10)), palette.ink, Align::Left, 1);
    const double sum = TheLook().type().line_height(Type::BigCount);
    Box room = place.below(head.h + painter.px(12));
    const double number = TheLook().type().width("88", Type::Heading) + painter.px(6);
    const double width = room.w - number - painter.px(6);
    const std::vector<double> heights = HeightsOf(column, {static_cast<int>(width), static_cast<int>(room.h - sum)});
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const Box row = room.top(heights[i]);
        painter.text(column.lines[i].what, Type::Body, row.left(width), palette.on_water, Align::Left, 3);
        painter.text(wxString::Format("%d", column.lines[i].vp), Type::Heading, row.beside(row.w - number), palette.ink,
                     Align::Right, 1);
        room = room.below(row.h);
    }
    const Box foot = place.below(place.h - sum);
    painter.line(foot.x, foot.y, foot.right(), foot.y, palette.slot_line, 2);
    painter.text(wxString::Format("%d", column.sum), Type::BigCount, foot, palette.ink, Align::Right, 1);
}

}  // namespace desktop
