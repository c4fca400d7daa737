#include "app/words/coach_words.h"

#include "tests/words/sentences.h"

namespace words {
namespace {

using deepblue::Choice;
using session::Advice;

const Language& english() {
    static const Language language;
    return language;
}
constexpr deepblue::DiveValue kDrawIsBetter{.stop = 5, .draw = 7.44, .best = 7.44, .choice = Choice::Draw};
constexpr deepblue::DiveValue kStopIsBetter{.stop = 12, .draw = 9.96, .best = 12, .choice = Choice::Stop};

TEST(CoachWords, NumbersAreRoundedToOneDecimal) {
    EXPECT_EQ(utf8(one_decimal(7.449, english())), "7.4");
    EXPECT_EQ(utf8(one_decimal(9.96, english())), "10.0");
    EXPECT_EQ(utf8(one_decimal(-0.25, english())), "−0.3");
    EXPECT_EQ(utf8(one_decimal(-0.04, english())), "0.0");
}

TEST(CoachWords, ConfirmTheBetterChoice) {
    EXPECT_EQ(utf8(coach({Choice::Draw, kDrawIsBetter}, english())),
              "Drawing on was the better choice: worth 7.4 VP on average, stopping 5 VP.");
    EXPECT_EQ(utf8(coach({Choice::Stop, kStopIsBetter}, english())),
              "Stopping was the better choice: worth 12 VP, drawing on 10.0 VP on average.");
}

TEST(CoachWords, TellWhatTheOtherChoiceWasWorth) {
    EXPECT_EQ(utf8(coach({Choice::Stop, kDrawIsBetter}, english())),
              "Drawing on would have been the better choice: worth 7.4 VP on average, stopping 5 VP.");
    EXPECT_EQ(utf8(coach({Choice::Draw, kStopIsBetter}, english())),
              "Stopping would have been the better choice: worth 12 VP, drawing on 10.0 VP on average.");
}

/// Equal in fractions, and not quite in rounded numbers.
TEST(CoachWords, NeitherChoiceIsBetterWhereBothAreWorthTheSame) {
    const double almost = 9 + 1e-12;
    const deepblue::DiveValue same{.stop = 9, .draw = almost, .best = 9, .choice = Choice::Stop};
    for (const Choice taken : {Choice::Draw, Choice::Stop})
        EXPECT_EQ(utf8(coach({taken, same}, english())), "Drawing on and stopping were worth about the same: 9 VP.");
}

TEST(CoachWords, SayAtTheTableThatHandsAreNotCounted) {
    EXPECT_EQ(utf8(coach_at_the_table({Choice::Draw, kDrawIsBetter}, english())),
              "Drawing on was the better choice: worth 7.4 VP on average, stopping 5 VP (without cards in hand).");
}

TEST(CoachWords, AnswerAPuzzle) {
    const session::Puzzle puzzle{.played = {Choice::Stop, kDrawIsBetter}};
    EXPECT_EQ(utf8(puzzle_verdict(puzzle, Choice::Draw, english())), "Right.");
    EXPECT_EQ(utf8(puzzle_verdict(puzzle, Choice::Stop, english())), "Not this time.");
    EXPECT_EQ(utf8(puzzle_answer(puzzle, english())), "Drawing on is worth 7.4 VP on average, stopping 5 VP.");
    EXPECT_EQ(utf8(puzzle_history(puzzle, english())), "At the table the leader stopped.");
    EXPECT_EQ(utf8(puzzle_score({9, 7, 3}, english())), "7 of 9 right, 3 in a row");
}

}  // namespace
}  // namespace words
