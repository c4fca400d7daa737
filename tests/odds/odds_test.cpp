#include "engine/deepblue/odds.h"

#include <gtest/gtest.h>

namespace deepblue {
namespace {

TEST(Odds, EachColourIsAsLikelyAsItsGemsInTheBag) {
    const Outlook outlook{.bag = kStartingBag};
    EXPECT_DOUBLE_EQ(chance_next(outlook, Gem::Silver), 7.0 / 19);
    EXPECT_DOUBLE_EQ(chance_next(outlook, Gem::Purple), 0.0);
}

TEST(Odds, NothingComesOutOfAnEmptyBag) {
    const Outlook outlook{.board = kStartingBag};
    for (const Gem gem : kAllGems) EXPECT_EQ(chance_next(outlook, gem), 0.0);
    EXPECT_EQ(chance_of_hazard(outlook), 0.0);
    EXPECT_EQ(chance_forced_up(outlook, 5), 0.0);
}

TEST(Odds, H2_TheFirstOfAColourIsNoHazard) {
    EXPECT_EQ(chance_of_hazard({.bag = kStartingBag}), 0.0);
    EXPECT_DOUBLE_EQ(chance_of_hazard({.bag = {{Gem::Black, 3}, {Gem::Blue, 4}, {Gem::Gold, 3}},  //
                                       .board = {{Gem::Black, 1}}}),
                     0.3);
}

TEST(Odds, H3_ProtectionDoesNotKeepAHazardFromComing) {
    const Outlook outlook{.bag = {{Gem::Blue, 1}, {Gem::Gold, 1}}, .board = {{Gem::Blue, 1}}, .protections = {9, 9, 9}};
    EXPECT_DOUBLE_EQ(chance_of_hazard(outlook), 0.5);
    EXPECT_EQ(chance_forced_up(outlook, 2), 0.0);
}

TEST(Odds, H13_TwoOfAColourInOnePullAreAWarningAndAHazard) {
    const Outlook outlook{.bag = {{Gem::Blue, 2}, {Gem::Gold, 2}}, .pairs = true};
    EXPECT_DOUBLE_EQ(chance_of_hazard(outlook), 1.0 / 6);
    EXPECT_DOUBLE_EQ(chance_forced_up(outlook, 1), 1.0 / 6);
    EXPECT_DOUBLE_EQ(chance_forced_up(outlook, 2), 1.0);
}

TEST(Odds, S1_OneGemLeftIsDrawnAlone) {
    const Outlook outlook{.bag = {{Gem::Black, 1}}, .board = {{Gem::Black, 1}}, .pairs = true};
    EXPECT_EQ(chance_of_hazard(outlook), 1.0);
    EXPECT_EQ(chance_forced_up(outlook, 1), 1.0);
}

TEST(Odds, H5_EitherAnswersBothColours) {
    Outlook outlook{.bag = {{Gem::Black, 1}, {Gem::Blue, 1}}, .board = {{Gem::Black, 1}, {Gem::Blue, 1}}};
    outlook.protections.either = 1;
    EXPECT_EQ(chance_forced_up(outlook, 1), 0.0);
    EXPECT_EQ(chance_forced_up(outlook, 2), 1.0);
    outlook.protections.either = 2;
    EXPECT_EQ(chance_forced_up(outlook, 2), 0.0);
}

TEST(Odds, AfterTheBagIsEmptyTheChanceStays) {
    const Outlook outlook{.bag = {{Gem::Black, 1}, {Gem::Gold, 1}}, .board = {{Gem::Black, 1}}};
    EXPECT_DOUBLE_EQ(chance_forced_up(outlook, 1), 0.5);
    for (const int draws : {2, 3, 31, 2'000'000'000}) EXPECT_EQ(chance_forced_up(outlook, draws), 1.0);
}

TEST(Odds, StoppingPaysGemsSpotsBountyAndStake) {
    Outlook outlook{.board = {{Gem::Red, 1}, {Gem::Gold, 2}, {Gem::Black, 1}}};
    EXPECT_EQ(value_of_stopping(outlook), 8);
    outlook.spots = {Spot::Gold};
    EXPECT_EQ(value_of_stopping(outlook), 14);
    outlook.bounty = true;
    EXPECT_EQ(value_of_stopping(outlook), 16);
    outlook.stake = 5;
    EXPECT_EQ(value_of_stopping(outlook), 21);
}

TEST(Odds, DrawingNothingIsStopping) {
    const Outlook outlook{.bag = {{Gem::Red, 1}}, .board = {{Gem::Gold, 2}}, .stake = 3};
    EXPECT_EQ(value_of_drawing(outlook, 0), 7.0);
    EXPECT_EQ(value_of_drawing(outlook, 1), 11.0);
    EXPECT_EQ(value_of_drawing(outlook, 2), 11.0);
}

TEST(Odds, S4_TheBountyCountsTheGemsStillToBeDrawn) {
    const Outlook outlook{.bag = {{Gem::Green, 1}}, .board = {{Gem::Gold, 2}}, .bounty = true};
    EXPECT_EQ(value_of_drawing(outlook, 1), 6.0);
}

}  // namespace
}  // namespace deepblue
