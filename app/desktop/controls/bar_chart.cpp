#include "app/desktop/controls/bar_chart.h"

#include "app/words/gems.h"

namespace desktop {
namespace {

constexpr double kLeastWidth = 320;

}  // namespace

BarChart::BarChart(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Picture) {}

void BarChart::SetBars(Bars bars, const wxString& spoken) {
    wxString all;
    for (const Bar& bar : bars.rows) {
        const wxString name = bar.gem ? words::name(*bar.gem, TheLook().language()) : bar.label;
        all += (all.empty() ? "" : "; ") + name + " " + bar.figure;
        if (!bar.second.empty()) all += ", " + bars.second_head + " " + bar.second;
    }
    Speak(spoken, all);
    if (bars == bars_) return;
    bars_ = std::move(bars);
    ContentChanged();
}

wxSize BarChart::BodySize() const {
    return {TheLook().px(kLeastWidth), least_height(bars_, TheLook())};
}

void BarChart::Draw(Painter& painter, const Box& body) {
    draw_bars(painter, body, bars_);
}

}  // namespace desktop
