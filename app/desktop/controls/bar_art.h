#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/desktop/look/painter.h"

namespace desktop {

/// One row of a bar chart.
struct Bar {
    std::optional<deepblue::Gem> gem;  // stands before the bar and paints it
    std::optional<deepblue::Colour> flag;
    wxString label;
    double value = 0;
    std::optional<double> mark;                      // an upright line: what was to be expected
    std::optional<std::pair<double, double>> range;  // a thin line below the bar
    wxString figure;                                 // the number at the right
    wxString second;                                 // another one beside it, paler
    friend bool operator==(const Bar&, const Bar&) = default;
};

/// How large the parts of a bar chart are.
enum class BarSize { Large, Usual, Small };

/// Rows of bars with one measure for all.
struct Bars {
    std::vector<Bar> rows;
    double most = 1;           // the value of a bar of full length
    bool from_middle = false;  // what is less than nothing goes to the left
    bool has_bars = true;      // false where there is too little to draw: only the numbers stand there
    BarSize size = BarSize::Usual;
    wxString less;  // over the left half and over the right one, if the bars begin in the middle
    wxString more;
    wxString figure_head;  // over the numbers
    wxString second_head;
    friend bool operator==(const Bars&, const Bars&) = default;
};

/// Draws them so that they fill `box`; told apart by lengths, marks and numbers, never by colour alone.
void draw_bars(Painter& painter, const Box& box, const Bars& bars);

/// The least height in which all rows can be read.
[[nodiscard]] int least_height(const Bars& bars, Look& look);

}  // namespace desktop
