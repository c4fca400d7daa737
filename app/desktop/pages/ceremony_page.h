#pragma once

#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/chest_view.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/controls/stack.h"
#include "app/desktop/pages/page.h"

namespace desktop {

/// 10: the chests open from the last place to the first, one Space each; in seat order, so that the place tells
/// nothing.
class CeremonyPage : public Page {
public:
    CeremonyPage(wxWindow* parent, Desk& desk);

    void Enter() override;
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] wxString Title() const override { return In().say("The chests open"); }
    [[nodiscard]] bool HasSteps() const override { return opened_ == 0; }
    [[nodiscard]] bool IsUnderWater() const override { return true; }

private:
    void OpenNext();
    void OpenAll();
    [[nodiscard]] wxString Line() const;

    PromptBanner* banner_;
    Stack* chests_row_;
    std::vector<ChestView*> chests_;
    BigButton* all_;
    BigButton* next_;
    std::size_t opened_ = 0;  // places of the ranking, from the last
};

}  // namespace desktop
