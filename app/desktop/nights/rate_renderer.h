#pragma once

#include <wx/dataview.h>

#include <optional>

#include "app/desktop/look/look.h"

namespace desktop {

/// Draws a rate in a cell of a list: a bar, if there is room for it and enough to draw, and the percentage beside it.
class RateRenderer : public wxDataViewCustomRenderer {
public:
    explicit RateRenderer(Look& look) : wxDataViewCustomRenderer("string", wxDATAVIEW_CELL_INERT), look_(look) {}

    /// The text of a cell: the percentage, and after a line's end how much it fills of a bar that `full` would fill.
    /// Without `full` no bar is drawn.
    [[nodiscard]] static wxVariant Cell(std::optional<double> rate, std::optional<double> full);

    /// The bar with the gap beside it.
    [[nodiscard]] static int BarWidth(const Look& look);

    bool SetValue(const wxVariant& value) override;
    bool GetValue(wxVariant& value) const override;
    [[nodiscard]] wxSize GetSize() const override;
    bool Render(wxRect cell, wxDC* dc, int state) override;
#if wxUSE_ACCESSIBILITY
    wxString GetAccessibleDescription() const override {
        return text_;
    }
#endif

private:
    void DrawBar(const wxRect& cell, wxDC& dc) const;

    Look& look_;
    wxString text_;
    std::optional<double> share_;
};

}  // namespace desktop
