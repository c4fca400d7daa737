#pragma once

#include "app/desktop/controls/bar_art.h"
#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// Bars side by side with their numbers.
class BarChart : public DrawnControl {
public:
    BarChart(wxWindow* parent, Look& look);

    /// `spoken` says what the bars are, for those who do not see them.
    void SetBars(Bars bars, const wxString& spoken);
    [[nodiscard]] const Bars& Shown() const { return bars_; }

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    Bars bars_;
};

}  // namespace desktop
