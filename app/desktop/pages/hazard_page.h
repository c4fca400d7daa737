#pragma once

#include <cstddef>
#include <optional>

#include "app/desktop/pages/hazard_answers.h"
#include "app/desktop/pages/hazard_board.h"
#include "app/desktop/pages/hazard_cry.h"
#include "app/desktop/pages/hazard_head.h"
#include "app/desktop/pages/hazard_order.h"
#include "app/desktop/pages/hazard_pair_answers.h"
#include "app/desktop/pages/hazard_undo.h"
#include "app/desktop/pages/hint_strip.h"
#include "app/desktop/pages/page.h"

namespace desktop {

/// Protect or surface? The whole field has the colour of the player who is asked. There is no primary key: Space and
/// Enter do nothing unless a button was reached by Tab, because Space has just drawn a gem.
class HazardPage : public Page, private OwnSteps {
public:
    HazardPage(wxWindow* parent, Desk& desk);

    void ShowState() override;
    void Enter() override;
    bool TakeKey(const wxKeyEvent& event) override;
    bool Layout() override;
    [[nodiscard]] wxString Title() const override;
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] bool HasSteps() const override { return true; }
    /// One gem of a pair has its answer, which is not part of the game yet.
    [[nodiscard]] OwnSteps* Own() override { return Undoable(In()).empty() ? nullptr : this; }
    [[nodiscard]] bool IsUnderWater() const override { return true; }
    [[nodiscard]] std::string_view Rule() const override { return hint_->Rule(); }

protected:
    [[nodiscard]] wxString Spoken() const override;
    void Draw(Painter& painter, const Box& body) override;

private:
    [[nodiscard]] wxString Undoable(const words::Language& in) const override;
    [[nodiscard]] bool CanRedo() const override { return false; }
    void Undo() override;
    void Redo() override {}

    [[nodiscard]] const deepblue::Answering* Open() const;
    [[nodiscard]] HazardAsk Ask(const deepblue::Answering& open) const;
    [[nodiscard]] wxString WhyNotBy(deepblue::Seat seat, const std::vector<deepblue::Shield>& with) const;
    void ShowField(const deepblue::Answering& open);
    void ShowOrder();
    void ShowUndo();
    void Wipe(deepblue::Colour colour);
    void Answer(const std::optional<std::vector<deepblue::Shield>>& with);
    void GoOn();

    [[nodiscard]] int SideWidth() const;
    [[nodiscard]] wxRect FieldRect() const;
    void LayField(const wxRect& field);
    void LaySide(const wxRect& field);

    HazardHead* head_;
    HazardCry* cry_;
    HintStrip* hint_;
    HazardAnswers* answers_;
    HazardPairAnswers* pair_answers_;
    HazardUndo* undo_;
    HazardLeave* leave_;
    HazardOrder* order_;
    HazardBoard* board_;
    std::size_t step_ = 0;
    deepblue::Colour colour_{};
    std::optional<deepblue::Colour> colour_before_;
    double wiped_ = 1;
    Moment ready_at_{};  // answers before it are not meant for this player
};

}  // namespace desktop
