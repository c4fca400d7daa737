#pragma once

#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/pages/crew_cards_column.h"
#include "app/desktop/pages/page.h"

namespace desktop {

/// 08: everyone still down may play crew cards; the last cards of a dive whose leader has surfaced, too.
class CrewCardsPage : public Page {
public:
    CrewCardsPage(wxWindow* parent, Desk& desk);

    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] bool StaysOn(PageId wanted) const override;
    [[nodiscard]] wxString Title() const override { return In().say("Crew cards"); }
    [[nodiscard]] bool HasSteps() const override { return true; }
    [[nodiscard]] bool IsUnderWater() const override { return true; }

private:
    void ShowColumns();
    void Done();

    PromptBanner* banner_;
    Stack* columns_;
    std::vector<CrewCardsColumn*> divers_;
    Label* hint_;
    BigButton* done_;
};

}  // namespace desktop
