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

}  // namespace
}  // namespace words
