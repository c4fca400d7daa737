#pragma once

#include <wx/dataview.h>

#include <optional>

#include "app/desktop/look/look.h"

namespace desktop {

/// Draws a rate in a cell of a list: a bar, if there is room for it, and the percentage beside it.
class RateRenderer : public wxDataViewCustomRenderer {
public:
    explicit RateRenderer(Look& look) : wxDataViewCustomRenderer("string", wxDATAVIEW_CELL_INERT), look_(look) {}

    /// The text of a cell: the percentage, and after a line's end how much of the bar it fills.
    [[nodiscard]] static wxVariant Cell(std::optional<double> rate, double full);

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
    Look& look_;
    wxString text_;
    double share_ = 0;
};

}  // namespace desktop
