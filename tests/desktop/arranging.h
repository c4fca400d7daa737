#pragma once

#include <string>
#include <vector>

#include "app/session/table_settings.h"
#include "tests/desktop/situations.h"

// The ways to situations: who plays, what they dive on, what comes out of the bag.
namespace desktop_test {

using Lines = std::vector<std::string>;
[[nodiscard]] Lines operator+(Lines first, const Lines& second);

/// Three players, as in the rulebook's example.
[[nodiscard]] Lines three(const std::string& scenario);
/// Five players with names as long as people have them.
[[nodiscard]] Lines five(const std::string& scenario);

[[nodiscard]] Lines example_dive();
/// All five on a wreck of the city, on every kind of spot.
[[nodiscard]] Lines five_dive();

[[nodiscard]] Lines by_hand(const Lines& gems);
[[nodiscard]] std::string pair_by_hand(const std::string& one, const std::string& other);
/// The gems of the rulebook's example, up to its hazard.
[[nodiscard]] Lines eight_gems();

/// Plays lines past the pages and shows the page the game is at. Throws if one is refused.
void play(MainWindow& window, const Lines& lines, const session::TableSettings& settings = {});
/// Everyone who is asked answers with cards.
void answer_all(MainWindow& window);
/// Every gem but one lies on the board: the longest dive there is.
void draw_thirty(MainWindow& window);
/// Five players to the end of a game with one dive.
void play_game(MainWindow& window);
/// Games to the end in which the app draws, with their chests open.
void finish_games(MainWindow& window, int games);

void go(MainWindow& window, desktop::PageId page);

[[nodiscard]] session::TableSettings drawn_by_hand();
/// Everyone has the same language, whatever the table speaks.
[[nodiscard]] session::TableSettings all_speaking(const std::string& tag);

/// The situations of a dive, from its first gem to the end of the game.
[[nodiscard]] std::vector<Situation> dive_situations();
[[nodiscard]] std::vector<Situation> hazard_situations();
[[nodiscard]] std::vector<Situation> ending_situations();

}  // namespace desktop_test
