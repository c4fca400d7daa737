#pragma once

#include <optional>
#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// A bar with its name at the left and its number at the right.
struct BarFace {
    wxString label;
    std::optional<double> share;  // of the longest bar there could be; without it only the number stands there
    std::optional<double> mark;   // what was to be expected
    wxString value;
    wxString note;         // after the number, in small
    bool is_over = false;  // longer than it should be
    friend bool operator==(const BarFace&, const BarFace&) = default;
};

/// Bars below each other; as many as there is room for.
class BarRows : public DrawnControl {
public:
    BarRows(wxWindow* parent, Look& look) : DrawnControl(parent, look, Role::Picture) {}

    /// `spoken` says what the bars are, for those who do not see them.
    void SetBars(std::vector<BarFace> bars, const wxString& spoken);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] int RowHeight() const;
    [[nodiscard]] double Widest(wxString BarFace::*text, Type type) const;
    void DrawBar(Painter& painter, const Box& place, const BarFace& bar);

    std::vector<BarFace> bars_;
};

}  // namespace desktop
