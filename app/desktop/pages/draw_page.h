#pragma once

#include <cstddef>
#include <vector>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/controls/undo_button.h"
#include "app/desktop/pages/draw_away.h"
#include "app/desktop/pages/draw_board.h"
#include "app/desktop/pages/draw_divers.h"
#include "app/desktop/pages/draw_keys.h"
#include "app/desktop/pages/draw_odds.h"
#include "app/desktop/pages/page.h"

namespace desktop {

/// The leader draws again or stops; by hand the drawn gem is tapped.
class DrawPage : public Page {
public:
    DrawPage(wxWindow* parent, Desk& desk);

    void ShowState() override;
    bool TakeKey(const wxKeyEvent& event) override;
    bool Layout() override;
    [[nodiscard]] wxString Title() const override;
    [[nodiscard]] wxString Context() const override;
    [[nodiscard]] bool HasSteps() const override { return true; }
    [[nodiscard]] bool IsUnderWater() const override { return true; }

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

    void BindButtons();
    [[nodiscard]] const deepblue::Dive& TheDive() const { return *TheTable().dive(); }
    [[nodiscard]] Shown Now() const;
    [[nodiscard]] bool HasJustRisen(const Shown& now) const;
    [[nodiscard]] bool IsByHand() const;

    void ShowBanner();
    void ShowBottom();
    void ShowAway();
    void ShowUndo();
    [[nodiscard]] wxString WhyNotDraw() const;
    [[nodiscard]] wxString WhyNotNext(deepblue::Gem gem) const;

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

    PromptBanner* banner_;
    DrawBoard* board_;
    DrawDivers* divers_;
    DrawAway* away_;
    BigButton* cards_;
    UndoButton* undo_;
    DrawOdds* odds_;
    DrawKeys* keys_;
    BigButton* stop_;
    BigButton* draw_;
    Shown shown_;
    std::vector<deepblue::Gem> tapped_;  // the first gem of a pair, by hand
    bool is_switched_ = false;           // hand instead of app, or the other way round, for this draw
};

}  // namespace desktop
