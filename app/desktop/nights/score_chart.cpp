#include "app/desktop/nights/score_chart.h"

#include <algorithm>
#include <cmath>

namespace desktop {
namespace {

constexpr double kPoint = 6;
constexpr double kLine = 3;
constexpr int kRules = 3;

/// The lowest and the highest rule, and how far apart they stand.
struct Rules {
    int low = 0;
    int step = 1;

    [[nodiscard]] int high() const { return low + step * (kRules - 1); }
};

Rules rules_for(int low, int high) {
    for (int scale = 1;; scale *= 10) {
        for (const int unit : {1, 2, 3, 4, 5, 6, 8}) {
            const int step = unit * scale;
            const int from = static_cast<int>(std::floor(static_cast<double>(low) / step)) * step;
            if (from + step * (kRules - 1) >= high) return {from, step};
        }
    }
}

}  // namespace

void ScoreChart::SetScores(std::vector<ScorePoint> scores, int average) {
    const bool is_same = scores == scores_ && average == average_;
    scores_ = std::move(scores);
    average_ = average;
    wxString all = Average();
    for (const ScorePoint& score : scores_) all += wxString::Format(", %d", score.vp);
    Speak(Caption(), all);
    if (!is_same) ContentChanged();
}

wxSize ScoreChart::BodySize() const {
    return {TheLook().px(400), TheLook().px(170)};
}

wxString ScoreChart::Caption() const {
    const int games = static_cast<int>(scores_.size());
    return wxString::Format(
        // TRANSLATORS: under a chart with a point for each game: %d is a number of games
        TheLook().language().say_number("last %d game, filled = won", "last %d games, filled = won", games), games);
}

wxString ScoreChart::Average() const {
    // TRANSLATORS: %d is a number of VP
    return wxString::Format(TheLook().language().say("average %d"), average_);
}

void ScoreChart::Draw(Painter& painter, const Box& body) {
    if (scores_.empty()) return;
    const Palette& colours = painter.palette();
    Typesetter& type = TheLook().type();
    int low = average_;
    int high = average_;
    for (const ScorePoint& score : scores_) {
        low = std::min(low, score.vp);
        high = std::max(high, score.vp);
    }
    const Rules rules = rules_for(low, high);
    const double line = type.line_height(Type::Label);
    const double numbers = std::max(type.width(wxString::Format("%d", rules.high()), Type::Label),
                                    type.width(wxString::Format("%d", rules.low), Type::Label)) +
                           painter.px(12);
    const Box plot{body.x + numbers, body.y + line / 2, body.w - numbers - painter.px(kPoint + 2),
                   body.h - 2 * line - painter.px(4)};
    if (plot.w <= 0 || plot.h <= line) return;
    const auto y = [&](int vp) {
        return plot.bottom() - plot.h * (vp - rules.low) / static_cast<double>(rules.high() - rules.low);
    };
    const auto x = [&](std::size_t i) {
        return plot.x +
               plot.w * static_cast<double>(i) / static_cast<double>(std::max<std::size_t>(1, scores_.size() - 1));
    };
    for (int vp = rules.low; vp <= rules.high(); vp += rules.step) {
        const double at = std::round(y(vp)) + 0.5;
        painter.line(plot.x, at, plot.right(), at, colours.line);
        painter.text(wxString::Format("%d", vp), Type::Label, {body.x, at - line / 2, numbers - painter.px(8), line},
                     colours.ink2, Align::Right, 1);
    }
    wxGraphicsContext& gc = painter.gc();
    const wxColour amber = colours.dark ? colours.amber : mixed(colours.on_amber, colours.amber, 0.6);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(amber, painter.px(2)).Style(wxPENSTYLE_SHORT_DASH)));
    gc.StrokeLine(plot.x, y(average_), plot.right(), y(average_));
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colours.accent, painter.px(kLine)).Join(wxJOIN_ROUND)));
    wxGraphicsPath path = gc.CreatePath();
    for (std::size_t i = 0; i < scores_.size(); ++i)
        i == 0 ? path.MoveToPoint(x(i), y(scores_[i].vp)) : path.AddLineToPoint(x(i), y(scores_[i].vp));
    gc.StrokePath(path);
    for (std::size_t i = 0; i < scores_.size(); ++i) {
        painter.disc(x(i), y(scores_[i].vp), painter.px(kPoint), scores_[i].won ? colours.accent : colours.surface);
        painter.ring(x(i), y(scores_[i].vp), painter.px(kPoint), {colours.accent, painter.px(2)});
    }
    const double words = std::min<double>(type.width(Average(), Type::LabelStrong) + 2, plot.w / 2);
    const Box foot{plot.x, body.bottom() - line, plot.w, line};
    painter.text(Average(), Type::LabelStrong, foot.beside(foot.w - words), amber, Align::Right, 1);
    painter.text(Caption(), Type::Label, foot.left(foot.w - words - painter.px(8)), colours.ink2, Align::Left, 1);
}

}  // namespace desktop
