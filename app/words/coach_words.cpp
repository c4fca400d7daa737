#include "app/words/coach_words.h"

#include <cmath>

namespace words {
namespace {

using deepblue::Choice;

/// Both choices and what they bring on average.
wxString comparison(const deepblue::DiveValue& value, const Language& in) {
    const wxString sentence = value.choice == Choice::Draw
                                  // TRANSLATORS: %1$s and %2$s are numbers of VP such as 1.3
                                  ? in.say("Drawing on is worth %1$s VP on average, stopping %2$s VP.")
                                  // TRANSLATORS: %1$s and %2$s are numbers of VP such as 1.3
                                  : in.say("Stopping is worth %2$s VP, drawing on %1$s VP on average.");
    return wxString::Format(sentence, one_decimal(value.draw, in), one_decimal(value.stop, in));
}

}  // namespace

wxString one_decimal(double number, const Language& in) {
    const long tenths = std::lround(number * 10);
    const wxString sign = tenths < 0 ? wxString::FromUTF8("−") : wxString();
    // TRANSLATORS: the sign between a whole number and its decimals
    const wxString point = in.say_in("decimals", ".");
    return sign + wxString::Format("%ld", std::abs(tenths) / 10) + point +
           wxString::Format("%ld", std::abs(tenths) % 10);
}

wxString coach(const session::Advice& advice, const Language& in) {
    if (advice.was_best())
        return (advice.taken == Choice::Draw ? in.say("Drawing on was the better choice.")
                                             : in.say("Stopping was the better choice.")) +
               " " + comparison(advice.value, in);
    // TRANSLATORS: %s is a number of VP such as 1.3
    const wxString sentence = advice.taken == Choice::Draw ? in.say("Stopping would have been worth %s VP more.")
                                                           // TRANSLATORS: %s is a number of VP such as 1.3
                                                           : in.say("Drawing on would have been worth %s VP more.");
    return wxString::Format(sentence, one_decimal(advice.given_up(), in)) + " " + comparison(advice.value, in);
}

wxString puzzle_answer(const session::Puzzle& puzzle, Choice choice, const Language& in) {
    const wxString verdict = choice == puzzle.played.value.choice ? in.say("Right.") : in.say("Not this time.");
    return verdict + " " + comparison(puzzle.played.value, in);
}

wxString puzzle_history(const session::Puzzle& puzzle, const Language& in) {
    return puzzle.played.taken == Choice::Draw ? in.say("At the table the leader drew on.")
                                               : in.say("At the table the leader stopped.");
}

wxString puzzle_score(const session::PuzzleScore& score, const Language& in) {
    // TRANSLATORS: %1$d of %2$d puzzles were answered right, %3$d of them one after another at last
    return wxString::Format(in.say("%1$d of %2$d right, %3$d in a row"), score.right, score.asked, score.in_a_row);
}

}  // namespace words
