#pragma once

#include <optional>
#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/desktop/controls/fresco_view.h"
#include "app/desktop/pages/leave_corner.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/result_next.h"
#include "app/desktop/pages/result_table.h"
#include "app/desktop/pages/undo_corner.h"
#include "app/session/dive_end.h"

namespace desktop {

/// 09: what the dive paid. It is paid already; leaving the page seals the chests.
class ResultPage : public Page {
public:
    ResultPage(wxWindow* parent, Desk& desk);

    void Enter() override;
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    bool Layout() override;
    [[nodiscard]] wxString Title() const override;
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] bool HasSteps() const override { return true; }
    [[nodiscard]] std::string_view Rule() const override { return "V3"; }

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    [[nodiscard]] ResultFace FaceOf(const deepblue::Pay& pay) const;
    void ShowRows();
    void ShowNext();
    void ShowBottom();
    void FindNext();
    void CorrectNumber();
    /// The sums fly into the chests, which are sealed from then on.
    void Book();
    [[nodiscard]] int BarHeight() const;

    ResultTable* table_;
    ResultNext* next_view_;
    Card* city_card_;
    FrescoView* fresco_;
    Label* note_;
    UndoCorner* undo_;
    LeaveCorner* leave_;
    BigButton* book_;
    std::optional<session::EndedDive> ended_;
    std::optional<deepblue::Gem> next_;
    bool is_booking_ = false;
};

}  // namespace desktop
