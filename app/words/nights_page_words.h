#pragma once

#include <wx/string.h>

#include <cstdint>
#include <optional>

#include "app/nights/finished_game.h"
#include "app/nights/history.h"
#include "app/nights/records.h"
#include "app/words/language.h"

namespace words {

// What the pages of the game nights say beside what a game came to.

/// A game in the list: its scenario, who won, and with how many VP; "–" where nobody knows.
[[nodiscard]] wxString scenario_of(const nights::GameRow& row, const Language& language);
/// A scenario by its id, or another text as it is.
[[nodiscard]] wxString scenario_named(const std::string& variant, const Language& language);
[[nodiscard]] wxString winners_of(const nights::GameRow& row, const Language& language);
[[nodiscard]] wxString score_of(const nights::GameRow& row);

/// A share of 1: "43 %"; "–" if there is none.
[[nodiscard]] wxString percent(std::optional<double> share);
/// A number, rounded; "–" if there is none.
[[nodiscard]] wxString rounded(std::optional<double> number);
[[nodiscard]] wxString number(std::optional<std::int64_t> number);

/// "23 games since March"
[[nodiscard]] wxString games_since(std::int64_t games, const std::optional<std::string>& first, journal::Seconds now,
                                   const Language& language);
/// "4 players"
[[nodiscard]] wxString number_of_players(int players, const Language& language);
/// "of 8 games"
[[nodiscard]] wxString of_games(std::int64_t games, const Language& language);

/// Whether the draws of a finished game are those of its seal, as a sentence.
[[nodiscard]] wxString proof_line(const session::Proof& proof, const Language& language);

/// What a dive paid, in a line: "Dive 3: Mara 12, Ben 4".
[[nodiscard]] wxString dive_line(std::size_t number, const deepblue::PaidDive& dive, const deepblue::Seating& seats,
                                 const Language& language);

}  // namespace words
