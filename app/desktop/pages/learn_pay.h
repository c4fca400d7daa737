#pragma once

#include <vector>

#include "app/desktop/controls/drawn_control.h"

namespace desktop {

/// What a dive pays one player, number by number.
struct PayColumn {
    deepblue::Colour colour{};
    wxString name;
    struct Line {
        wxString what;
        int vp = 0;
        friend bool operator==(const Line&, const Line&) = default;
    };
    std::vector<Line> lines;
    int sum = 0;
    friend bool operator==(const PayColumn&, const PayColumn&) = default;
};

/// The payout as it is built up in a lesson, a column for each diver.
class LearnPay : public DrawnControl {
public:
    LearnPay(wxWindow* parent, Look& look);

    void SetColumns(const std::vector<PayColumn>& columns);

protected:
    void Draw(Painter& painter, const Box& body) override;
    [[nodiscard]] wxSize BodySize() const override;

private:
    [[nodiscard]] std::vector<double> HeightsOf(const PayColumn& column, const wxSize& room) const;
    void DrawColumn(Painter& painter, const Box& place, const PayColumn& column);

    std::vector<PayColumn> columns_;
};

}  // namespace desktop
