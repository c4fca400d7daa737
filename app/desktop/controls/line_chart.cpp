#include "app/desktop/controls/line_chart.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

#include "app/desktop/look/paints.h"
#include "app/words/list.h"

namespace desktop {
namespace {

constexpr double kFlag = 20;
constexpr double kLineWidth = 3.5;
constexpr double kMostOfWidth = 0.34;  // that names may take
constexpr int kMostRules = 5;

/// The least of 1, 2, 5, 10, 15, 20, 30, 50, 100, … that makes no more than a few rules.
int step_for(int span) {
    for (int scale = 1;; scale *= 10)
        for (const int step : {1, 2, 3, 5})
            if (span <= step * scale * (kMostRules - 1)) return step * scale;
}

int floored(int value, int step) {
    return static_cast<int>(std::floor(static_cast<double>(value) / step)) * step;
}

}  // namespace

LineChart::LineChart(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Picture) {}

void LineChart::SetLines(std::vector<ChartLine> lines, const wxString& spoken) {
    wxString ends;
    for (const ChartLine& line : lines)
        if (!line.values.empty()) words::add_to_list(ends, line.name + wxString::Format(" %d", line.values.back()));
    Speak(spoken, ends);
    if (lines == lines_) return;
    lines_ = std::move(lines);
    ContentChanged();
}

wxSize LineChart::BodySize() const {
    return {TheLook().px(400), TheLook().px(220)};
}

std::size_t LineChart::Steps() const {
    std::size_t steps = 0;
    for (const ChartLine& line : lines_) steps = std::max(steps, line.values.size());
    return steps > 0 ? steps - 1 : 0;
}

LineChart::Range LineChart::FindRange() const {
    int low = 0;
    int high = 1;
    for (const ChartLine& line : lines_) {
        for (const int value : line.values) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    Range range{.low = low, .high = high, .step = step_for(high - low)};
    range.low = floored(low, range.step);
    range.high = -floored(-high, range.step);
    return range;
}

double LineChart::X(const Box& plot, std::size_t step) const {
    return plot.x + plot.w * static_cast<double>(step) / static_cast<double>(std::max<std::size_t>(1, Steps()));
}

double LineChart::Y(const Box& plot, const Range& range, int value) {
    return plot.bottom() - plot.h * (value - range.low) / static_cast<double>(range.high - range.low);
}

std::vector<std::size_t> LineChart::PlacesOfFlags() const {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const auto& own = lines_[i].values;
        std::size_t best = 0;
        int farthest = -1;
        for (std::size_t step = 1; step + 1 < own.size(); ++step) {
            if (std::find(places.begin(), places.end(), step) != places.end()) continue;
            int nearest = std::numeric_limits<int>::max();
            for (std::size_t other = 0; other < lines_.size(); ++other)
                if (other != i && step < lines_[other].values.size())
                    nearest = std::min(nearest, std::abs(lines_[other].values[step] - own[step]));
            if (nearest > farthest) {
                farthest = nearest;
                best = step;
            }
        }
        places.push_back(best);
    }
    return places;
}

double LineChart::NamesWidth(Painter& painter) const {
    double width = 0;
    for (const ChartLine& line : lines_)
        width = std::max<double>(width, TheLook().type().width(line.name, Type::LabelStrong) + 1);
    return width + painter.px(kFlag + 20);
}

void LineChart::Draw(Painter& painter, const Box& body) {
    if (lines_.empty()) return;
    const Range range = FindRange();
    Typesetter& type = TheLook().type();
    const double numbers = std::max(type.width(wxString::Format("%d", range.high), Type::Label),
                                    type.width(wxString::Format("%d", range.low), Type::Label)) +
                           painter.px(12);
    const double names = std::min(NamesWidth(painter), body.w * kMostOfWidth);
    const double line = type.line_height(Type::Label);
    const Box plot{body.x + numbers, body.y + line / 2, body.w - numbers - names, body.h - line * 1.5 - painter.px(10)};
    if (plot.w <= 0 || plot.h <= 0) return;
    DrawAxes(painter, plot, range);
    for (const ChartLine& each : lines_) DrawLine(painter, plot, range, each);
    const auto places = PlacesOfFlags();
    const double flag = painter.px(kFlag);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (places[i] == 0) continue;
        const Box at{X(plot, places[i]) - flag / 2, Y(plot, range, lines_[i].values[places[i]]) - flag / 2, flag, flag};
        painter.flag(lines_[i].colour, at);
    }
    DrawNames(painter, plot, range, {plot.right() + painter.px(8), body.y, names - painter.px(8), plot.h + line});
}

void LineChart::DrawAxes(Painter& painter, const Box& plot, const Range& range) {
    const Palette& colours = painter.palette();
    const double line = TheLook().type().line_height(Type::Label);
    const int rules = (range.high - range.low) / range.step;
    const int labelled = std::max(1, static_cast<int>(std::ceil(line * rules / plot.h)));  // every so many have room
    for (int value = range.low; value <= range.high; value += range.step * labelled) {
        const double y = std::round(Y(plot, range, value)) + 0.5;
        painter.line(plot.x, y, plot.right(), y, colours.line);
        const double width = TheLook().type().width(wxString::Format("%d", value), Type::Label) + 1;
        painter.text(wxString::Format("%d", value), Type::Label,
                     {plot.x - painter.px(10) - width, y - line / 2, width, line}, colours.ink2, Align::Right, 1);
    }
    const double apart = plot.w / static_cast<double>(std::max<std::size_t>(1, Steps()));
    const double widest = TheLook().type().width("00", Type::Label) + painter.px(4);
    const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(widest / apart)));
    for (std::size_t step = 1; step <= Steps(); step += every) {
        const Box place{X(plot, step) - widest / 2, plot.bottom() + painter.px(8), widest, line};
        painter.text(wxString::Format("%d", static_cast<int>(step)), Type::Label, place, colours.ink2, Align::Centre,
                     1);
    }
}

void LineChart::DrawLine(Painter& painter, const Box& plot, const Range& range, const ChartLine& line) {
    const PlayerPaint& paint = paint_of(line.colour);
    wxGraphicsContext& gc = painter.gc();
    wxGraphicsPath path = gc.CreatePath();
    for (std::size_t step = 0; step < line.values.size(); ++step) {
        const double x = X(plot, step);
        const double y = Y(plot, range, line.values[step]);
        step == 0 ? path.MoveToPoint(x, y) : path.AddLineToPoint(x, y);
    }
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(painter.palette().dark ? paint.fill : paint.edge, painter.px(kLineWidth))
                               .Join(wxJOIN_ROUND)
                               .Cap(wxCAP_ROUND)));
    gc.StrokePath(path);
}

/// From the highest line to the lowest, and never one over the other; where there is no room for names the flags tell.
void LineChart::DrawNames(Painter& painter, const Box& plot, const Range& range, const Box& names) {
    std::vector<const ChartLine*> order;
    for (const ChartLine& line : lines_)
        if (!line.values.empty()) order.push_back(&line);
    std::stable_sort(order.begin(), order.end(),
                     [](const ChartLine* a, const ChartLine* b) { return a->values.back() > b->values.back(); });
    const double flag = painter.px(kFlag);
    const double wanted = std::max<double>(flag, TheLook().type().line_height(Type::LabelStrong)) + painter.px(3);
    const double height = std::min(wanted, names.h / static_cast<double>(std::max<std::size_t>(1, order.size())));
    std::vector<double> middles;
    double from = names.y + height / 2;
    for (const ChartLine* line : order) {
        middles.push_back(std::max(from, Y(plot, range, line->values.back())));
        from = middles.back() + height;
    }
    double until = names.bottom() - height / 2;
    for (auto middle = middles.rbegin(); middle != middles.rend(); ++middle) {
        *middle = std::min(*middle, until);
        until = *middle - height;
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Box row{names.x, middles[i] - height / 2, names.w, height};
        painter.flag(order[i]->colour, row.left(flag).middle(flag, flag));
        const Box name = row.beside(flag + painter.px(6));
        const wxSize room(static_cast<int>(name.w), static_cast<int>(name.h));
        if (height < wanted || !TheLook().type().fit(order[i]->name, Type::LabelStrong, room, 1).fits) continue;
        painter.text(order[i]->name, Type::LabelStrong, name, painter.palette().ink, Align::Left, 1);
    }
}

}  // namespace desktop
