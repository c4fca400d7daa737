#pragma once

#include <wx/notebook.h>
#include <wx/simplebook.h>

#include <array>

#include "app/desktop/nights/late_tab.h"
#include "app/desktop/nights/nights_steps.h"
#include "app/desktop/nights/replay_view.h"
#include "app/desktop/pages/page.h"

namespace desktop {

/// 12: everything that was played, in four tabs. Only games whose end is final are here.
class NightsPage : public Page {
public:
    NightsPage(wxWindow* parent, Desk& desk);

    void Enter() override;
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] wxString Title() const override;
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] OwnSteps* Own() override { return &steps_; }

    static constexpr std::size_t kTabs = 4;
    void ChooseTab(std::size_t tab);
    [[nodiscard]] NightsTab& TheTab() const { return ChosenTab().Made(); }
    /// What stands on the tab that is shown.
    [[nodiscard]] wxString Heading() const { return ChosenTab().Heading(In()); }
    /// Shows a finished game step by step, and leaves it again.
    void OpenGame(journal::GameId game);
    void LeaveGame();
    [[nodiscard]] bool IsReplaying() const { return leaves_->GetSelection() == 1; }
    [[nodiscard]] ReplayView& Replay();

private:
    [[nodiscard]] bool IsHiddenByChildren() const override { return true; }
    void TakeIn();
    [[nodiscard]] LateTab& ChosenTab() const;

    NightsSteps steps_;
    wxSimplebook* leaves_;  // the tabs, and the game that is opened
    wxNotebook* book_;
    std::array<LateTab*, kTabs> tabs_;
    ReplayView* replay_ = nullptr;  // made for the first game that is opened
};

}  // namespace desktop
