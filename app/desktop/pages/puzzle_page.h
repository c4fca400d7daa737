#pragma once

#include <optional>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/pages/learn_board.h"
#include "app/desktop/pages/learn_card.h"
#include "app/desktop/pages/learn_divers.h"
#include "app/desktop/pages/page.h"
#include "app/session/puzzles.h"

namespace desktop {

/// "Draw again or stop?" at moments of dives that this table has finished, with the exact answer.
class PuzzlePage : public Page {
public:
    PuzzlePage(wxWindow* parent, Desk& desk);

    void ShowState() override;
    void Enter() override;
    bool TakeKey(const wxKeyEvent& event) override;
    bool Layout() override;
    [[nodiscard]] wxString Title() const override { return In().say("Puzzles from your dives"); }
    [[nodiscard]] bool IsUnderWater() const override { return true; }
    [[nodiscard]] std::string_view Rule() const override { return "W2"; }

protected:
    [[nodiscard]] wxString Spoken() const override { return card_->SpokenName(); }

private:
    void Next();
    void Answer(deepblue::Choice choice);
    void ShowPuzzle();
    [[nodiscard]] std::vector<RichText> Paragraphs() const;

    LearnCard* card_;
    LearnBoard* board_;
    LearnDivers* divers_;
    BigButton* leave_;
    BigButton* stop_;
    BigButton* draw_;
    BigButton* next_;
    session::Puzzles puzzles_;
    std::optional<session::Puzzle> puzzle_;
    std::optional<deepblue::Choice> answered_;
};

}  // namespace desktop
