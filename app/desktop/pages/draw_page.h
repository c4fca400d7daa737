#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/controls/undo_button.h"
#include "app/desktop/pages/draw_away.h"
#include "app/desktop/pages/draw_board.h"
#include "app/desktop/pages/draw_divers.h"
#include "app/desktop/pages/draw_keys.h"
#include "app/desktop/pages/draw_odds.h"
#include "app/desktop/pages/hint_strip.h"
#include "app/desktop/pages/leave_corner.h"
#include "app/desktop/pages/page.h"
#include "app/session/coach.h"

namespace desktop {

/// The leader draws again or stops; by hand the drawn gem is tapped.
class DrawPage : public Page, private OwnSteps {
public:
    DrawPage(wxWindow* parent, Desk& desk);

    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    bool Layout() override;
    [[nodiscard]] wxString Title() const override;
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] bool HasSteps() const override { return true; }
    /// The first gem of a pair was tapped and is not part of the game yet.
    [[nodiscard]] OwnSteps* Own() override { return tapped_.empty() ? nullptr : this; }
    [[nodiscard]] bool IsUnderWater() const override { return true; }
    [[nodiscard]] std::string_view Rule() const override { return hint_->Rule(); }

protected:
    [[nodiscard]] wxString Spoken() const override;

private:
    /// How far the page has shown the game.
    struct Shown {
        std::size_t actions = 0;
        std::size_t dives = 0;
        std::size_t gems = 0;
        friend bool operator==(const Shown&, const Shown&) = default;
    };

    [[nodiscard]] wxString Undoable(const words::Language& in) const override;
    [[nodiscard]] bool CanRedo() const override { return false; }
    void Undo() override { Untap(); }
    void Redo() override {}

    void BindButtons();
    [[nodiscard]] const deepblue::Dive& TheDive() const { return *TheTable().dive(); }
    [[nodiscard]] Shown Now() const;
    [[nodiscard]] bool HasJustRisen(const Shown& now) const;
    [[nodiscard]] bool IsByHand() const;

    void ShowBanner();
    void ShowBottom();
    void ShowAway();
    void ShowUndo();
    /// A hint if one is due, and what the coach says of the last decision.
    void ShowRemark(bool is_new);
    [[nodiscard]] bool HasCoach() const;
    void ShowCoach();
    [[nodiscard]] std::optional<session::Advice> AdviceNow();
    [[nodiscard]] wxString WhyNotDraw(const words::Language& in) const;
    [[nodiscard]] wxString WhyNotStop(const words::Language& in) const;
    [[nodiscard]] wxString WhyNotNext(deepblue::Gem gem, const words::Language& in) const;

    void DrawByApp();
    void Tap(deepblue::Gem gem);
    void Untap();
    void SwitchHand();
    void StopDive();
    void PlayDraw(const deepblue::Line& line);
    void PlaySound();
    /// The crew cards open by themselves where the house rule or the user wants them after every gem.
    void OfferCards();
    void OpenCards() { TheDesk().helm.Go(PageId::CrewCards); }
    /// As if pressed; if it is refused the reason is told.
    bool Press(DrawnControl& control);

    void LayTop(wxRect& room);
    void LayBottom(wxRect& room);
    void LayTableCorner(wxRect corner);
    void LayFooter(wxRect footer);
    void LayButtons(const wxRect& row);
    [[nodiscard]] int BottomHeight() const;
    [[nodiscard]] int RemarkHeight(int width) const;

    PromptBanner* banner_;
    DrawBoard* board_;
    DrawDivers* divers_;
    DrawAway* away_;
    BigButton* cards_;
    UndoButton* undo_;
    LeaveCorner* leave_;
    DrawOdds* odds_;
    DrawKeys* keys_;
    HintStrip* hint_;
    Label* coach_;
    BigButton* stop_;
    BigButton* draw_;
    Shown shown_;
    std::pair<bool, std::string> coached_;           // whether the coach was asked, and in which language
    std::vector<wxString> coachings_;                // what the coach says, in every language
    std::vector<deepblue::Gem> tapped_;              // the first gem of a pair, by hand
    std::unique_ptr<deepblue::BestPlay> best_play_;  // made when the coach is first asked
    bool is_switched_ = false;                       // hand instead of app, or the other way round, for this draw
};

}  // namespace desktop
