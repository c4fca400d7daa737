#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// A player's line: a value before the first step and one after each.
struct ChartLine {
    deepblue::Colour colour{};
    wxString name;
    std::vector<int> values;
    friend bool operator==(const ChartLine&, const ChartLine&) = default;
};

/// Lines of players over the same steps. A flag stands once on each line and once, with the name, at its end.
class LineChart : public DrawnControl {
public:
    LineChart(wxWindow* parent, Look& look);

    /// `spoken` says what the lines are, for those who do not see them.
    void SetLines(std::vector<ChartLine> lines, const wxString& spoken);
    /// The same chart somewhere else, such as in a picture.
    void DrawInto(Painter& painter, const Box& body) { Draw(painter, body); }

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    /// The values along the side, from the lowest to the highest, `step` apart.
    struct Range {
        int low = 0;
        int high = 1;
        int step = 1;
    };

    [[nodiscard]] std::size_t Steps() const;
    [[nodiscard]] Range FindRange() const;
    [[nodiscard]] double X(const Box& plot, std::size_t step) const;
    [[nodiscard]] static double Y(const Box& plot, const Range& range, int value);
    /// The step at which a line lies farthest from the others and has no flag yet.
    [[nodiscard]] std::vector<std::size_t> PlacesOfFlags() const;
    [[nodiscard]] double NamesWidth(Painter& painter) const;
    void DrawAxes(Painter& painter, const Box& plot, const Range& range);
    void DrawLine(Painter& painter, const Box& plot, const Range& range, const ChartLine& line);
    void DrawNames(Painter& painter, const Box& plot, const Range& range, const Box& names);

    std::vector<ChartLine> lines_;
};

}  // namespace desktop
