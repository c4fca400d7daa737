#pragma once

#include <wx/string.h>

#include "app/session/coach.h"
#include "app/session/puzzles.h"
#include "app/words/language.h"

namespace words {

/// A number with one decimal place as this language writes it.
[[nodiscard]] wxString one_decimal(double number, const Language& language);

/// What the better choice was and what it was worth, in one calm sentence.
[[nodiscard]] wxString coach(const session::Advice& advice, const Language& language);

/// The same in a game, where hands are secret: reckoned as if the leader had none.
[[nodiscard]] wxString coach_at_the_table(const session::Advice& advice, const Language& language);

/// Whether `choice` was the better one.
[[nodiscard]] wxString puzzle_verdict(const session::Puzzle& puzzle, deepblue::Choice choice, const Language& language);

/// What both choices were worth.
[[nodiscard]] wxString puzzle_answer(const session::Puzzle& puzzle, const Language& language);

/// What the table did at that moment.
[[nodiscard]] wxString puzzle_history(const session::Puzzle& puzzle, const Language& language);

/// "7 of 9 right, 3 in a row".
[[nodiscard]] wxString puzzle_score(const session::PuzzleScore& score, const Language& language);

}  // namespace words
