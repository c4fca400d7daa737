#pragma once

#include <wx/string.h>

#include <vector>

#include "app/nights/bag_fairness.h"
#include "app/nights/bgstats.h"
#include "app/nights/finished_game.h"
#include "app/nights/luck.h"
#include "app/words/language.h"

namespace words {

/// The verdict on the app's draws in a few words: "Nothing unusual".
[[nodiscard]] wxString verdict(const nights::BagVerdict& verdict, const Language& language);
/// What that means, in a sentence: "A perfectly fair bag strays at least this far in about 86 of 100 cases."
[[nodiscard]] wxString verdict_meaning(const nights::BagVerdict& verdict, const Language& language);
/// The statistic behind it: "chi-square 2.6 with 6 degrees of freedom"; empty where nothing was drawn.
[[nodiscard]] wxString verdict_statistic(const nights::BagFairness& fairness, const Language& language);

/// "Giulia, went on at 44 %"
[[nodiscard]] wxString brave_draw(const nights::BraveMoment& moment, const Language& language);
/// How it went: "Dive 8: silver came, 15 VP booked".
[[nodiscard]] wxString brave_end(const nights::BraveMoment& moment, const Language& language);

/// A number of VP with its sign: "+31", "−4", "0".
[[nodiscard]] wxString signed_vp(double vp);
/// "Over 23 games the whole table stands at +6 VP: luck evens out, an evening does not."
[[nodiscard]] wxString luck_of_the_table(const nights::Luck& luck, const Language& language);
/// "up to 10 %", "10 to 25 %", "over 40 %"
[[nodiscard]] wxString odds_range(const nights::OddsRange& range, const Language& language);

/// The scenario of a game, or what stands for it; "–" if nobody knows.
[[nodiscard]] wxString scenario_of(const nights::FinishedGame& game, const Language& language);
/// "Second game of the night · 9 dives · 1 h 52 min · Mara began", as far as it is known.
[[nodiscard]] wxString game_line(const nights::FinishedGame& game, const Language& language);
/// A player's score in a list: VP, else the text as it was written, else "–".
[[nodiscard]] wxString score(const nights::SeatResult& result);

/// "12 crew cards" where someone else has as many VP and the cards are known, else empty.
[[nodiscard]] wxString tie_note(const nights::FinishedGame& game, const nights::SeatResult& result,
                                const Language& language);

/// A night as a text to paste: a paragraph for each game with its ranking.
[[nodiscard]] wxString night_summary(const wxString& title, const std::vector<nights::FinishedGame>& games,
                                     const Language& language);

/// What BG Stats is told about a game.
[[nodiscard]] nights::PlayWords play_words(const nights::FinishedGame& game, const Language& language);

}  // namespace words
