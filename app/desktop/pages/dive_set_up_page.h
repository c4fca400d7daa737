#pragma once

#include <wx/button.h>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/pages/dive_set_up_board.h"
#include "app/desktop/pages/dive_set_up_menu.h"
#include "app/desktop/pages/dive_set_up_rush.h"
#include "app/desktop/pages/dive_set_up_wreck_card.h"
#include "app/desktop/pages/page.h"
#include "app/session/dive_form.h"
#include "app/words/dive_set_up_words.h"

namespace desktop {

/// A dive is set up: which wreck, whose boats stand where, who rushes. A draft until it starts.
class DiveSetUpPage : public Page {
public:
    DiveSetUpPage(wxWindow* parent, Desk& desk);

    void Enter() override;
    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    [[nodiscard]] wxString Title() const override;
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] bool HasSteps() const override { return true; }
    [[nodiscard]] std::string_view Rule() const override;
    bool Layout() override;

protected:
    void Draw(Painter& painter, const Box& body) override;

private:
    void BuildBottom();
    void BindSteps();
    void LoadForm();
    void FormChanged();
    void Keep();

    void ShowBanner();
    void ShowSteps();
    void ShowBoats();
    void ShowBottom();
    [[nodiscard]] std::optional<learn::Hint> Hint() const;
    [[nodiscard]] bool IsStorm() const;
    [[nodiscard]] bool IsDiveDue() const;
    /// Why nobody may rush to this wreck; empty if they may.
    [[nodiscard]] wxString WhyNoRush() const;
    /// What is asked now, and whom.
    [[nodiscard]] words::DiveQuestion Question() const;
    [[nodiscard]] deepblue::Seat Asked() const;
    [[nodiscard]] wxString QuestionIn(const words::Language& in) const;
    [[nodiscard]] wxString BoatName(const session::BoatId& id) const;

    void TakeUp(deepblue::Seat seat);
    void ChooseBoat(const session::BoatId& id);
    void TapPlace(std::size_t place);
    void PutChosen(std::size_t place);
    void Put(const session::BoatId& id, std::size_t place);
    void Refuse(std::size_t place);
    void OfferPlace(std::size_t place);
    void OfferKinds(std::size_t corner);
    [[nodiscard]] std::vector<MenuChoice> BoatChoices(std::size_t place);
    [[nodiscard]] std::vector<MenuChoice> KindChoices(std::size_t corner);

    void AskForRush(bool asked);
    void Answer(bool comes);
    void NobodyElse();
    void EditWrecks();
    void StartDive();
    void RememberWreck();
    void Leave();
    bool PressAnswer(bool comes);
    void MoveBoat(int by);
    void MovePlace(int by);
    void LayOutBottom(const wxRect& bar);

    session::DiveForm form_;
    DiveSetUpChoice choice_;
    PromptBanner* banner_;
    DiveSetUpWreckCard* wreck_;
    DiveSetUpBoard* board_;
    DiveSetUpRush* rush_;
    BigButton* back_;
    BigButton* ask_;
    BigButton* nobody_;
    Label* note_;
    BigButton* start_ = nullptr;
};

}  // namespace desktop
