#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/pages/crew_cards_column.h"
#include "app/desktop/pages/leave_corner.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/undo_corner.h"

namespace desktop {

/// 08: everyone still down may play crew cards; the last cards of a dive whose leader has surfaced, too.
class CrewCardsPage : public Page {
public:
    CrewCardsPage(wxWindow* parent, Desk& desk);

    void Enter() override;
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    bool Layout() override;
    /// The first card of that diver, as if it had been chosen by keys.
    void ChooseDiver(deepblue::Seat seat);
    [[nodiscard]] bool StaysOn(PageId wanted) const override;
    [[nodiscard]] wxString Title() const override;
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] bool HasSteps() const override { return true; }
    [[nodiscard]] std::string_view Rule() const override { return IsLast() ? "H10" : "C1"; }
    [[nodiscard]] bool IsUnderWater() const override { return true; }

protected:
    [[nodiscard]] wxString Spoken() const override;

private:
    /// Which gem of the game the page was opened for: that dive, so many gems.
    using Situation = std::pair<std::size_t, std::size_t>;

    [[nodiscard]] Situation Now() const;
    [[nodiscard]] bool IsLast() const;
    [[nodiscard]] wxString Question(const deepblue::Dive& dive) const;
    void ShowColumns(const deepblue::Dive& dive);
    void ShowBottom(const deepblue::Dive& dive);
    [[nodiscard]] CardsColumnFace FaceOf(const deepblue::Diver& diver, std::size_t number) const;
    [[nodiscard]] CrewCardsColumn* NewColumn();
    [[nodiscard]] deepblue::Seat SeatOf(std::size_t column) const;

    void PlayCard(std::size_t column, const deepblue::CrewCard& card);
    void ChooseOther(std::size_t column);
    void NewCard();
    /// Whose card it is: the chosen diver's, the only one's, or who is named when asked.
    [[nodiscard]] std::optional<std::size_t> AskForDiver();
    void OpenPad(std::optional<std::size_t> column);
    void Done();

    bool TakePadKey(int key);
    bool TakeArrow(int key);
    /// The column that has the focus, and where in it.
    [[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> Focused() const;
    void ChooseCardAgain(std::size_t column, std::size_t stop);
    [[nodiscard]] std::optional<std::size_t> PadColumn() const;
    bool Choose(std::size_t column, std::size_t stop);
    bool ChooseBeside(std::size_t column, int by, std::size_t stop);
    [[nodiscard]] bool IsOpen(std::size_t column) const;
    void LayBottom(const wxRect& row);

    PromptBanner* banner_;
    std::vector<CrewCardsColumn*> columns_;
    std::size_t shown_ = 0;  // columns
    Label* hint_;
    UndoCorner* undo_;
    LeaveCorner* leave_;
    BigButton* new_card_;
    BigButton* done_;
    Situation opened_for_;
    bool goes_by_keys_ = false;  // a card was chosen by keys, so Enter is for it
};

}  // namespace desktop
