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
              "Drawing on was the better choice. Drawing on is worth 7.4 VP on average, stopping 5.0 VP.");
    EXPECT_EQ(utf8(coach({Choice::Stop, kStopIsBetter}, english())),
              "Stopping was the better choice. Stopping is worth 12.0 VP, drawing on 10.0 VP on average.");
}

TEST(CoachWords, TellWhatTheOtherChoiceWasWorth) {
    EXPECT_EQ(utf8(coach({Choice::Stop, kDrawIsBetter}, english())),
              "Drawing on would have been worth 2.4 VP more. Drawing on is worth 7.4 VP on average, stopping 5.0 VP.");
    EXPECT_EQ(utf8(coach({Choice::Draw, kStopIsBetter}, english())),
              "Stopping would have been worth 2.0 VP more. Stopping is worth 12.0 VP, drawing on 10.0 VP on average.");
}

TEST(CoachWords, AnswerAPuzzle) {
    const session::Puzzle puzzle{.played = {Choice::Stop, kDrawIsBetter}};
    EXPECT_THAT(utf8(puzzle_answer(puzzle, Choice::Draw, english())),
                testing::StartsWith("Right. Drawing on is worth"));
    EXPECT_THAT(utf8(puzzle_answer(puzzle, Choice::Stop, english())), testing::StartsWith("Not this time. Drawing on"));
    EXPECT_EQ(utf8(puzzle_history(puzzle, english())), "At the table the leader stopped.");
    EXPECT_EQ(utf8(puzzle_score({9, 7, 3}, english())), "7 of 9 right, 3 in a row");
}

}  // namespace
}  // namespace words
