#pragma once

#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/drawn_panel.h"
#include "app/desktop/pages/draw_away.h"
#include "app/desktop/pages/result_row.h"

namespace desktop {

/// What a dive paid: a row for everyone who took part, who did not, and a way to set a number right.
class ResultTable : public DrawnPanel {
public:
    ResultTable(wxWindow* parent, Look& look);

    void SetRows(const std::vector<ResultFace>& rows);
    /// Those who were not in the dive, and the sentence that says so.
    void SetAway(const std::vector<deepblue::Colour>& colours, const wxString& sentence);
    void SetFlown(double flown);
    [[nodiscard]] BigButton& CorrectButton() { return *correct_; }
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    [[nodiscard]] int HeadHeight() const;
    [[nodiscard]] int FootHeight() const;
    [[nodiscard]] ResultColumns FindColumns() const;
    /// How much more than in the drawing the names need, so that no word is cut off.
    [[nodiscard]] double MoreForNames() const;

    std::vector<ResultRow*> rows_;
    std::size_t shown_ = 0;
    DrawAway* away_;
    BigButton* correct_;
};

}  // namespace desktop
