#pragma once

#include <optional>
#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/pages/learn_board.h"
#include "app/desktop/pages/learn_card.h"
#include "app/desktop/pages/learn_divers.h"
#include "app/desktop/pages/learn_pay.h"
#include "app/desktop/pages/page.h"
#include "app/desktop/pages/practice_bag.h"

namespace desktop {

/// A dive alone with the bag of the game or any other, with odds and coach. Nothing of it is kept.
class PracticePage : public Page, private OwnSteps {
public:
    PracticePage(wxWindow* parent, Desk& desk);

    void ShowState() override;
    void Enter() override;
    bool TakeKey(const wxKeyEvent& event) override;
    bool Layout() override;
    [[nodiscard]] wxString Title() const override { return In().say("Practice bag"); }
    [[nodiscard]] wxString Context() const override { return In().say("nothing of it is kept"); }
    [[nodiscard]] bool IsUnderWater() const override { return true; }
    [[nodiscard]] OwnSteps* Own() override { return this; }
    [[nodiscard]] std::string_view Rule() const override;

protected:
    [[nodiscard]] wxString Spoken() const override { return card_->SpokenName(); }

private:
    [[nodiscard]] wxString Undoable(const words::Language& in) const override;
    [[nodiscard]] wxString UndoText(const words::Language& in) const override { return in.say("Back one step"); }
    [[nodiscard]] bool CanRedo() const override { return false; }
    void Undo() override;
    void Redo() override {}

    void BindButtons();
    void Begin();
    void Leave();
    void Choose();
    void DrawGem();
    void Stop();
    void Answer(std::optional<deepblue::Means> by);
    void Moved();

    void ShowChoosing();
    void ShowDive();
    void ShowButtons();
    void ShowPay();
    [[nodiscard]] LearnFace Face() const;
    [[nodiscard]] std::vector<RichText> Paragraphs() const;
    [[nodiscard]] wxString WhyNotHere(const deepblue::Action& action) const;

    learn::PracticeSetUp set_up_;
    std::optional<learn::Practice> practice_;
    std::string named_in_;  // the language the diver has its name in

    LearnCard* card_;
    PracticeBag* bag_;
    LearnBoard* board_;
    LearnPay* pay_;
    LearnDivers* divers_;
    BigButton* leave_;
    BigButton* other_;
    BigButton* begin_;
    BigButton* stop_;
    BigButton* draw_;
    BigButton* surface_;
    BigButton* spot_;
    BigButton* hand_;
};

}  // namespace desktop
