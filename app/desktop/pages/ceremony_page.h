#pragma once

#include <optional>
#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/pages/ceremony_board.h"
#include "app/desktop/pages/leave_corner.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/undo_corner.h"
#include "engine/deepblue/scoring.h"

namespace desktop {

/// 10: the chests open from the last place to the first, one Space each. Who is level opens together.
class CeremonyPage : public Page {
public:
    CeremonyPage(wxWindow* parent, Desk& desk);

    void Enter() override;
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    bool Layout() override;
    [[nodiscard]] wxString Title() const override { return In().say("End of the game"); }
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] bool HasSteps() const override { return !TheSession().is_final(); }
    [[nodiscard]] bool IsUnderWater() const override { return true; }

protected:
    [[nodiscard]] wxString Spoken() const override;

private:
    void OpenNext();
    void OpenAll();
    /// Opens the last places that are still sealed and have the same VP; false if the journal does not let it.
    bool OpenLevel();
    void ShowChests();
    void ShowBanner();
    [[nodiscard]] wxString Hint() const;

    PromptBanner* banner_;
    CeremonyBoard* board_;
    Label* hint_;
    UndoCorner* undo_;
    LeaveCorner* leave_;
    BigButton* all_;
    BigButton* next_;
    std::vector<deepblue::Rank> ranks_;
    std::optional<journal::GameId> game_;  // whose chests stand here
    std::size_t left_ = 0;                 // places of the ranking that are still sealed
    std::size_t before_ = 0;               // the same before the last opening
};

}  // namespace desktop
