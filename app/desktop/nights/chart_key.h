#pragma once

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// What the upright lines in a chart are, and what the thin ones below the bars are.
class ChartKey : public DrawnControl {
public:
    ChartKey(wxWindow* parent, Look& look);

    void SetTexts(const wxString& mark, const wxString& range);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] bool HasTwoLines(double width) const;
    [[nodiscard]] int Wide(const wxString& text) const;

    wxString mark_;
    wxString range_;
};

}  // namespace desktop
