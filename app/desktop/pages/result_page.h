#pragma once

#include <optional>
#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/desktop/controls/fresco_view.h"
#include "app/desktop/controls/gem_view.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/result_row.h"

namespace desktop {

/// 09: what the dive paid. It is paid already; leaving the page seals the chests.
class ResultPage : public Page {
public:
    ResultPage(wxWindow* parent, Desk& desk);

    void Enter() override;
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] wxString Title() const override { return In().say("Dive result"); }
    [[nodiscard]] bool HasSteps() const override { return true; }

private:
    void ShowRows();
    void ShowNext();
    void CorrectNumber();

    Card* pays_;
    std::vector<ResultRow*> rows_;
    BigButton* correct_;
    Card* next_card_;
    GemView* next_gem_;
    Label* next_text_;
    Card* city_card_;
    FrescoView* fresco_;
    Label* note_;
    BigButton* book_;
    std::optional<deepblue::Gem> next_;
};

}  // namespace desktop
