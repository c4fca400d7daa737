#pragma once

#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/pages/page.h"

namespace desktop {

/// 10: the ranking, and how to go on.
class EndPage : public Page {
public:
    EndPage(wxWindow* parent, Desk& desk);

    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] wxString Title() const override { return In().say("The game is over"); }

private:
    void ShowRanks();
    void Rematch();
    void SaveGameFile();

    PromptBanner* banner_;
    Card* ranks_;
    std::vector<Label*> lines_;
    BigButton* save_;
    BigButton* start_;
    BigButton* rematch_;
};

}  // namespace desktop
