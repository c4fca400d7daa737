#pragma once

#include <wx/scrolwin.h>

#include "app/desktop/controls/bar_chart.h"

namespace desktop {

/// Holds bars that may be more than there is room for; then it scrolls.
class ChartArea : public wxScrolledWindow {
public:
    ChartArea(wxWindow* parent, Look& look);

    void SetBars(Bars bars, const wxString& spoken);
    [[nodiscard]] const BarChart& Chart() const { return *chart_; }

private:
    void Arrange();

    Look& look_;
    BarChart* chart_;
    Listeners::Following following_;
    Listeners::Following laying_out_;
};

}  // namespace desktop
