#pragma once

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/desktop/pages/page.h"

class wxListCtrl;

namespace desktop {

/// 14: every step of the game, the newest first; undone ones struck through. Going back asks nothing: redo exists.
class StepsPage : public Page {
public:
    StepsPage(wxWindow* parent, Desk& desk);

    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] wxString Title() const override { return In().say("All steps"); }
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] bool HasSteps() const override { return true; }

private:
    void ShowList();
    void ShowChosen();
    void GoBack();
    void MixAgain();
    void EndGame();
    void Leave();
    [[nodiscard]] std::size_t Chosen() const;
    [[nodiscard]] bool Confirm(const wxString& question, const wxString& deed);

    wxListCtrl* list_;
    Card* step_card_;
    Label* step_text_;
    BigButton* go_back_;
    Card* mix_card_;
    Label* mix_text_;
    BigButton* mix_;
    Card* end_card_;
    Label* end_text_;
    BigButton* end_;
    Label* note_;
    BigButton* close_;
};

}  // namespace desktop
