#pragma once

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>

#include <array>
#include <functional>

#include "app/desktop/controls/card.h"
#include "app/desktop/controls/gem_view.h"
#include "app/desktop/controls/toggle_row.h"
#include "app/desktop/desk.h"
#include "app/desktop/pages/form_area.h"
#include "app/learn/practice.h"

namespace desktop {

/// What a practice dive begins with: every gem with its number, the boat's spot, the protecting cards in hand.
class PracticeBag : public FormArea {
public:
    PracticeBag(wxWindow* parent, const Desk& desk, std::function<void()> changed);

    /// `of_game` is the bag of the game that runs, if one does.
    void ShowSetUp(const learn::PracticeSetUp& set_up, const std::optional<deepblue::GemCounts>& of_game);
    [[nodiscard]] learn::PracticeSetUp SetUp() const;

private:
    void AddGems();
    Stack* AddGem(std::size_t i);
    void AddHand();
    void AddPresets();
    void Take(const deepblue::GemCounts& bag);
    void ShowGem(std::size_t i, int count);
    void ShowHand(const learn::PracticeSetUp& set_up);
    [[nodiscard]] Stack* AddLine(Label*& caption);

    const Desk& desk_;
    Look& look_;
    std::function<void()> changed_;
    Card* card_;
    std::array<Label*, deepblue::kGemKinds> names_{};
    std::array<GemView*, deepblue::kGemKinds> gems_{};
    std::array<wxSpinCtrl*, deepblue::kGemKinds> counts_{};
    Label* spot_caption_ = nullptr;
    wxChoice* spot_ = nullptr;
    Label* cards_caption_ = nullptr;
    ToggleRow* cards_ = nullptr;
    wxButton* at_the_start_ = nullptr;
    wxButton* of_the_game_ = nullptr;
    std::optional<deepblue::GemCounts> game_;
};

}  // namespace desktop
