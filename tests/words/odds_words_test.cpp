#include "app/words/odds_words.h"

#include "tests/words/sentences.h"

namespace words {
namespace {

TEST(OddsWords, SayTheChanceInSteps) {
    const Language english;
    const auto said = [&](std::int64_t hits, std::int64_t all) { return utf8(odds({hits, all}, english)); };
    EXPECT_EQ(said(0, 18), "No hazard can come");
    EXPECT_EQ(said(0, 0), "No hazard can come");
    EXPECT_EQ(said(7, 100), "About one in twenty needs protection");
    EXPECT_EQ(said(13, 100), "About one in ten needs protection");
    EXPECT_EQ(said(3, 18), "About one in six needs protection");
    EXPECT_EQ(said(21, 100), "About one in four needs protection");
    EXPECT_EQ(said(42, 100), "About one in three needs protection");
    EXPECT_EQ(said(1, 2), "About every second needs protection");
    EXPECT_EQ(said(71, 100), "About two in three need protection");
    EXPECT_EQ(said(87, 100), "About three in four need protection");
    EXPECT_EQ(said(88, 100), "Almost every one needs protection");
}

TEST(OddsWords, SayTheNumbers) {
    const Language english;
    EXPECT_EQ(utf8(odds_in_numbers({3, 18}, false, english)), "17 % · 3 of 18");
    EXPECT_EQ(utf8(odds_in_numbers({12, 171}, true, english)), "7 % · 12 of 171 pairs");
}

TEST(OddsWords, SayAChanceByItself) {
    const Language english;
    EXPECT_EQ(utf8(roughly(0, english)), "never");
    EXPECT_EQ(utf8(roughly(3.0 / 18, english)), "one in six");
    EXPECT_EQ(utf8(roughly(0.999, english)), "almost always");
    EXPECT_EQ(utf8(roughly(1, english)), "always");
}

TEST(OddsWords, APercentageNeverHidesWhatCanHappen) {
    const Language english;
    EXPECT_EQ(utf8(percent(0, english)), "0 %");
    EXPECT_EQ(utf8(percent(0.001, english)), "under 1 %");
    EXPECT_EQ(utf8(percent(3.0 / 18, english)), "17 %");
    EXPECT_EQ(utf8(percent(0.999, english)), "over 99 %");
    EXPECT_EQ(utf8(percent(1, english)), "100 %");
}

TEST(OddsWords, SayWhatTheLeaderMayExpect) {
    const Language english;
    const deepblue::DiveValue value{.stop = 9, .draw = 10.26, .best = 10.26, .choice = deepblue::Choice::Draw};
    EXPECT_EQ(utf8(leader_value("Mara", value, english)),
              "Mara: stopping now is worth 9 VP, drawing on and then choosing best 10.3 VP on average");
}

}  // namespace
}  // namespace words
