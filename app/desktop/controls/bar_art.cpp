#include "app/desktop/controls/bar_art.h"

#include <algorithm>
#include <cmath>

#include "app/desktop/look/paints.h"

namespace desktop {
namespace {

constexpr double kGap = 14;
constexpr double kMostOfWidth = 0.34;  // that labels may take
constexpr double kMarkOver = 8;        // how far a mark stands out above and below
constexpr double kRangeBelow = 5;
constexpr double kRangeWidth = 4;
constexpr double kLeastBar = 5;

struct Sizes {
    double thickness;
    double picture;
    double row;  // at the most
    Type label;
    Type figure;
};

Sizes sizes_of(BarSize size) {
    switch (size) {
        case BarSize::Large: return {30, 34, 68, Type::Heading, Type::Name};
        case BarSize::Usual: return {22, 38, 68, Type::Body, Type::Name};
        case BarSize::Small: break;
    }
    return {16, 30, 44, Type::Body, Type::BodyStrong};
}

bool has_picture(const Bars& bars) {
    return std::any_of(bars.rows.begin(), bars.rows.end(), [](const Bar& bar) { return bar.gem || bar.flag; });
}

/// The widest of these texts of all rows, and of the heading over them.
double widest(const Bars& bars, wxString Bar::*text, Type type, const wxString& head, Look& look) {
    int width = head.empty() ? 0 : look.type().width(head, Type::Label) + 1;
    for (const Bar& bar : bars.rows)
        if (!(bar.*text).empty()) width = std::max(width, look.type().width(bar.*text, type) + 1);
    return width;
}

int head_height(const Bars& bars, Look& look) {
    if (bars.less.empty() && bars.figure_head.empty()) return 0;
    const int lines = !bars.less.empty() && look.scale().is_narrow() ? 2 : 1;
    return lines * look.type().line_height(Type::Label) + look.px(6);
}

/// Draws one chart: where its columns stand is found once for all rows.
class BarDrawing {
public:
    BarDrawing(Painter& painter, const Box& box, const Bars& bars)
        : painter_(painter),
          bars_(bars),
          sizes_(sizes_of(bars.size)),
          head_(box.top(head_height(bars, painter.look()))) {
        const double gap = painter.px(kGap);
        const Box rows = box.below(head_.h);
        double left = rows.x;
        picture_ = {left, rows.y, has_picture(bars) ? painter.px(sizes_.picture) : 0, rows.h};
        if (picture_.w > 0) left = picture_.right() + gap;
        const double labels = widest(bars, &Bar::label, sizes_.label, {}, painter.look());
        label_ = {left, rows.y, std::min(labels, rows.w * kMostOfWidth), rows.h};
        if (label_.w > 0) left = label_.right() + gap;
        const double second = widest(bars, &Bar::second, Type::Body, bars.second_head, painter.look());
        second_ = {rows.right() - second, rows.y, second, rows.h};
        const double figure = widest(bars, &Bar::figure, sizes_.figure, bars.figure_head, painter.look());
        const double until = second > 0 ? second_.x - gap : rows.right();
        figure_ = {until - figure, rows.y, figure, rows.h};
        plot_ = {left, rows.y, std::max(0.0, figure_.x - gap - left), rows.h};
    }

    void Draw() {
        DrawHead();
        if (bars_.rows.empty()) return;
        const double height = std::min(plot_.h / static_cast<double>(bars_.rows.size()), painter_.px(RowHeight()));
        double y = plot_.y;
        for (const Bar& bar : bars_.rows) {
            DrawRow(bar, y, height);
            y += height;
        }
    }

private:
    [[nodiscard]] double RowHeight() const { return sizes_.row * (1 + type_growth(painter_.look().scale())); }
    [[nodiscard]] double Zero() const { return bars_.from_middle ? plot_.centre_x() : plot_.x; }
    [[nodiscard]] double X(double value) const {
        const double room = bars_.from_middle ? plot_.w / 2 : plot_.w;
        return Zero() + room * std::clamp(value / bars_.most, -1.0, 1.0);
    }
    [[nodiscard]] static Box At(const Box& column, double y, double height) { return {column.x, y, column.w, height}; }

    void DrawHead() {
        const wxColour& ink = painter_.palette().ink2;
        const auto over = [&](const Box& column) { return Box{column.x, head_.y, column.w, head_.h}; };
        if (bars_.from_middle && bars_.has_bars) {
            const double gap = painter_.px(kGap);
            const Box less{head_.x, head_.y, Zero() - gap - head_.x, head_.h};
            const Box more{Zero() + gap, head_.y, head_.right() - Zero() - gap, head_.h};
            painter_.text(bars_.less, Type::Label, less, ink, Align::Right);
            painter_.text(bars_.more, Type::Label, more, ink, Align::Left);
        }
        painter_.text(bars_.figure_head, Type::Label, over(figure_), ink, Align::Right, 1);
        painter_.text(bars_.second_head, Type::Label, over(second_), ink, Align::Right, 1);
    }

    void DrawRow(const Bar& bar, double y, double height) {
        const Palette& colours = painter_.palette();
        const double side = std::min(picture_.w, height - painter_.px(2));
        if (bar.gem) painter_.gem(*bar.gem, At(picture_, y, height).middle(side, side));
        if (bar.flag) painter_.flag(*bar.flag, At(picture_, y, height).middle(side, side));
        painter_.text(bar.label, sizes_.label, At(label_, y, height), colours.ink);
        if (bars_.has_bars) DrawBar(bar, At(plot_, y, height));
        painter_.text(bar.figure, sizes_.figure, At(figure_, y, height), colours.ink, Align::Right, 1);
        painter_.text(bar.second, Type::Body, At(second_, y, height), colours.ink2, Align::Right, 1);
    }

    void DrawBar(const Bar& bar, const Box& row) {
        const Palette& colours = painter_.palette();
        const double below = bar.range ? painter_.px(kRangeBelow + kRangeWidth) : 0;
        const double thickness = std::max(painter_.px(kLeastBar),
                                          std::min(painter_.px(sizes_.thickness), row.h - 2 * below - painter_.px(8)));
        const Box lane = row.middle(row.w, thickness);
        if (!bars_.from_middle) painter_.fill(lane, thickness / 2, colours.sunk);
        DrawValue(bar, lane);
        if (bar.range) DrawRange(*bar.range, lane.bottom() + painter_.px(kRangeBelow + kRangeWidth / 2));
        const double over = std::min(painter_.px(kMarkOver), (row.h - thickness) / 2);
        if (bar.mark) Upright(X(*bar.mark), lane, over, painter_.px(4));
        if (bars_.from_middle) Upright(Zero(), lane, over, painter_.px(2));
    }

    void DrawValue(const Bar& bar, const Box& lane) {
        const double from = std::min(Zero(), X(bar.value));
        const double length = std::abs(X(bar.value) - Zero());
        if (length < 0.5) return;
        const double radius = bars_.from_middle ? painter_.px(7) : lane.h / 2;
        const Box box{from, lane.y, length, lane.h};
        painter_.fill(box, std::min(radius, length / 2), ColourOf(bar));
        painter_.outline(box, std::min(radius, length / 2), {painter_.palette().ink2, 1});
    }

    void DrawRange(const std::pair<double, double>& range, double y) {
        const double half = painter_.px(kRangeWidth) / 2;
        const Box box{X(range.first), y - half, X(range.second) - X(range.first), 2 * half};
        painter_.fill(box, half, mixed(painter_.palette().ink2, painter_.palette().surface, 0.7));
    }

    void Upright(double x, const Box& lane, double over, double width) {
        painter_.fill({x - width / 2, lane.y - over, width, lane.h + 2 * over}, width / 4, painter_.palette().ink);
    }

    [[nodiscard]] wxColour ColourOf(const Bar& bar) const {
        const Palette& colours = painter_.palette();
        if (bar.gem) return paint_of(*bar.gem).base;
        return bars_.from_middle && bar.value < 0 ? colours.amber : colours.accent;
    }

    Painter& painter_;
    const Bars& bars_;
    Sizes sizes_;
    Box head_;
    Box picture_;
    Box label_;
    Box plot_;
    Box figure_;
    Box second_;
};

}  // namespace

void draw_bars(Painter& painter, const Box& box, const Bars& bars) {
    BarDrawing(painter, box, bars).Draw();
}

/// The fit rule makes large text smaller where there is little room.
int least_height(const Bars& bars, Look& look) {
    const Sizes sizes = sizes_of(bars.size);
    const int text = std::max(look.type().line_height(sizes.label), look.type().line_height(sizes.figure));
    const int row = std::max(text * 7 / 10, look.px(sizes.thickness) * 7 / 10) + look.px(6);
    return head_height(bars, look) + row * static_cast<int>(bars.rows.size());
}

}  // namespace desktop
