#pragma once

#include <wx/dataview.h>

#include <functional>
#include <optional>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/controls/toggle_row.h"
#include "app/desktop/nights/nights_tab.h"
#include "app/desktop/nights/replay_board.h"
#include "app/nights/finished_game.h"

namespace desktop {

/// A finished game from its first to its last step: the whole log, each dive with what it paid, and the board as it
/// stood at the step that is chosen.
class ReplayView : public NightsTab {
public:
    ReplayView(wxWindow* parent, Desk& desk, std::function<void()> leave);

    /// Opens a game with lines, at its first step; throws journal::Error.
    void Open(journal::GameId game);
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    /// The evening that the game was played on.
    [[nodiscard]] wxString Heading() const;
    bool Layout() override;

    [[nodiscard]] std::size_t Step() const { return step_; }
    /// The number of steps; after the last action the chests are open.
    [[nodiscard]] std::size_t Steps() const { return record_ ? record_->actions.size() + 1 : 0; }
    void GoTo(std::size_t step);

private:
    void FillList();
    void ShareWidth();
    void ShowStep();
    void ChooseRow();
    [[nodiscard]] wxString LineOf(std::size_t step) const;

    std::function<void()> leave_;
    std::optional<nights::FinishedGame> game_;
    std::optional<nights::GameRecord> record_;
    std::size_t step_ = 1;
    std::vector<std::size_t> rows_;  // the step of each row
    LookSettings drawn_in_;
    bool has_new_rows_ = false;
    ToggleRow* kind_;
    wxDataViewListCtrl* list_;
    Label* line_;
    ReplayBoard* board_;
    BigButton* back_;
    BigButton* first_;
    BigButton* previous_;
    BigButton* next_;
    BigButton* last_;
};

}  // namespace desktop
