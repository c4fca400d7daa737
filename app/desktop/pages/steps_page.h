#pragma once

#include <wx/button.h>

#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/card.h"
#include "app/desktop/pages/bottom_bar.h"
#include "app/desktop/pages/form_area.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/steps_list.h"
#include "app/desktop/pages/steps_save_points.h"

namespace desktop {

/// 14: every step of the game, the newest first; undone ones struck through. Going back asks nothing: redo exists.
class StepsPage : public Page {
public:
    StepsPage(wxWindow* parent, Desk& desk);

    void Enter() override { list_->ForgetChoice(); }
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] wxString Title() const override { return In().say("All steps"); }
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] bool HasSteps() const override { return true; }

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    void BuildCards();
    void ShowChosen();
    void ShowCards();
    void GoBack();
    void GoTo(std::size_t step);
    void MixAgain();
    void Leave();
    /// The step that is chosen in the list; none if the list is empty.
    [[nodiscard]] const session::KeptStep* Chosen() const;
    [[nodiscard]] wxString WhatGoes(const session::KeptStep& step, const words::Language& in) const;

    std::vector<session::KeptStep> steps_;
    StepsList* list_;
    FormArea* side_;
    Card* step_card_;
    Label* step_title_;
    Label* step_text_;
    BigButton* go_back_;
    Card* mix_card_;
    Label* mix_text_;
    wxButton* mix_;
    StepsSavePoints* points_;
    Label* note_;
    BigButton* close_;
};

}  // namespace desktop
