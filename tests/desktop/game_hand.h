#pragma once

#include <deque>
#include <string>
#include <vector>

#include "engine/deepblue/game_file.h"
#include "tests/desktop/main_window.h"

namespace desktop_test {

/// Reads a game of tests/playthroughs by its name, without ending. Throws if it is not there or not legal.
[[nodiscard]] deepblue::Game recorded_game(const std::string& name);

/// Plays the actions of a recorded game through the pages, with the keys a table would use. What no page asks for in
/// a dive or a turn (corrections, crew, counts) is played past them.
class GameHand {
public:
    explicit GameHand(MainWindow& window) : window_(window) {}

    /// Seats everyone; the hand draws.
    void Begin(const deepblue::Start& start);
    /// Does what `action` says; false if the window did not take it.
    bool Do(const deepblue::Action& action);
    /// All actions of a game that begins with a start; false at the first that was not taken, which `Failed` names.
    bool DoAll(const std::vector<deepblue::Action>& actions);
    [[nodiscard]] const std::string& Failed() const { return failed_; }

    /// A dive set up on the page with a remembered wreck.
    bool SetUpDive(const deepblue::BeginDive& dive);
    /// A card of so many VP, entered by its number.
    bool PlayCard(deepblue::Seat seat, int vp);
    /// Goes on from the crew cards to the draw, or from a result to what follows.
    void GoOn();

private:
    bool Reveal(const deepblue::Reveal& reveal);
    bool Recruit(bool refresh);
    bool Sail(const deepblue::Sail& sail);
    bool Scatter(const deepblue::Scatter& scatter);
    bool PutBoats(const deepblue::BeginDive& dive);
    bool AnswerRush(const deepblue::BeginDive& dive);
    bool Draw(const deepblue::Draw& draw);
    bool Protect(const deepblue::Protect& protect);
    bool Stop();
    /// Presses `key` and says whether the game then has more actions.
    bool KeyPlays(int key);
    void PressGem(deepblue::Gem gem);
    [[nodiscard]] std::size_t Steps() { return window_.Game().actions().size(); }

    MainWindow& window_;
    int wrecks_ = 0;
    std::string failed_;
};

}  // namespace desktop_test
