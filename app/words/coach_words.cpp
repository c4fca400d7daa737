#include "app/words/coach_words.h"

#include <cmath>

namespace words {
namespace {

using deepblue::Choice;

/// What stopping pays is a whole number.
int vp_of_stopping(const deepblue::DiveValue& value) {
    return static_cast<int>(std::lround(value.stop));
}

wxString with_values(const wxString& sentence, const deepblue::DiveValue& value, const Language& in) {
    return wxString::Format(sentence, one_decimal(value.draw, in), vp_of_stopping(value));
}

/// Both choices and what they bring on average.
wxString comparison(const deepblue::DiveValue& value, const Language& in) {
    return with_values(value.choice == Choice::Draw
                           // TRANSLATORS: %1$s is a number of VP such as 1.3, %2$d a whole number of VP
                           ? in.say("Drawing on is worth %1$s VP on average, stopping %2$d VP.")
                           // TRANSLATORS: %1$s is a number of VP such as 1.3, %2$d a whole number of VP
                           : in.say("Stopping is worth %2$d VP, drawing on %1$s VP on average."),
                       value, in);
}

/// The verdict on a decision, without its full stop.
wxString verdict(const session::Advice& advice, const Language& in) {
    if (advice.value.choice == Choice::Draw && advice.was_best())
        // TRANSLATORS: %1$s is a number of VP such as 1.3, %2$d a whole number of VP; a full stop is put after it
        return in.say("Drawing on was the better choice: worth %1$s VP on average, stopping %2$d VP");
    if (advice.value.choice == Choice::Draw)
        // TRANSLATORS: %1$s is a number of VP such as 1.3, %2$d a whole number of VP; a full stop is put after it
        return in.say("Drawing on would have been the better choice: worth %1$s VP on average, stopping %2$d VP");
    if (advice.was_best())
        // TRANSLATORS: %1$s is a number of VP such as 1.3, %2$d a whole number of VP; a full stop is put after it
        return in.say("Stopping was the better choice: worth %2$d VP, drawing on %1$s VP on average");
    // TRANSLATORS: %1$s is a number of VP such as 1.3, %2$d a whole number of VP; a full stop is put after it
    return in.say("Stopping would have been the better choice: worth %2$d VP, drawing on %1$s VP on average");
}

wxString judged(const session::Advice& advice, const Language& in) {
    const int stop = vp_of_stopping(advice.value);
    if (one_decimal(advice.value.draw, in) == one_decimal(stop, in))
        // TRANSLATORS: %d is a number of VP; a full stop is put after it
        return wxString::Format(in.say("Drawing on and stopping were worth about the same: %d VP"), stop);
    return with_values(verdict(advice, in), advice.value, in);
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
    return judged(advice, in) + ".";
}

wxString coach_at_the_table(const session::Advice& advice, const Language& in) {
    // TRANSLATORS: the odds are reckoned as if the leader had no protecting cards in hand
    return judged(advice, in) + " " + in.say("(without cards in hand)") + ".";
}

wxString puzzle_verdict(const session::Puzzle& puzzle, Choice choice, const Language& in) {
    return choice == puzzle.played.value.choice ? in.say("Right.") : in.say("Not this time.");
}

wxString puzzle_answer(const session::Puzzle& puzzle, const Language& in) {
    return comparison(puzzle.played.value, in);
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
