#include "engine/deepblue/dive_value.h"

#include <gtest/gtest.h>

namespace deepblue {
namespace {

DiveValue value(const Outlook& outlook) {
    return BestPlay().value(outlook);
}

TEST(DiveValue, W3_WithAnEmptyBoardTheChoiceIsToDraw) {
    const DiveValue found = value({.bag = {{Gem::Green, 1}}});
    EXPECT_EQ(found.choice, Choice::Draw);
    EXPECT_EQ(found.draw, found.stop);
}

TEST(DiveValue, W3_AlsoIfStoppingWouldKeepAStake) {
    const DiveValue found = value({.bag = {{Gem::Black, 2}}, .pairs = true, .stake = 10});
    EXPECT_EQ(found.choice, Choice::Draw);
    EXPECT_EQ(found.stop, 10.0);
    EXPECT_EQ(found.draw, 0.0);
    EXPECT_EQ(found.best, 0.0);
}

TEST(DiveValue, W6_WithAnEmptyBagTheChoiceIsToStop) {
    const DiveValue found = value({.board = {{Gem::Red, 1}}, .stake = 2});
    EXPECT_EQ(found, (DiveValue{.stop = 6, .draw = 6, .best = 6, .choice = Choice::Stop}));
    EXPECT_EQ(value({}).choice, Choice::Stop);
}

TEST(DiveValue, OnEqualityTheChoiceIsToStop) {
    const DiveValue worthless = value({.bag = {{Gem::Green, 2}, {Gem::Purple, 1}}, .board = {{Gem::Gold, 1}}});
    EXPECT_EQ(worthless.choice, Choice::Stop);
    EXPECT_EQ(worthless.draw, 2.0);
    const DiveValue risk =
        value({.bag = {{Gem::Black, 1}, {Gem::Gold, 1}}, .board = {{Gem::Black, 1}, {Gem::Gold, 1}}});
    EXPECT_EQ(risk.choice, Choice::Stop);
    EXPECT_EQ(risk.draw, 2.0);
}

/// Both choices are worth 9, but the sum of rounded fractions comes out a little above.
TEST(DiveValue, EqualityHoldsInFractionsNotOnlyInRoundedNumbers) {
    const DiveValue found = value({.bag = {{Gem::Black, 1}, {Gem::Blue, 1}, {Gem::Silver, 8}, {Gem::Gold, 1}},
                                   .board = {{Gem::Black, 2}, {Gem::Blue, 1}, {Gem::Silver, 1}, {Gem::Gold, 1}},
                                   .protections = {.blue = 1},
                                   .pairs = true,
                                   .stake = 6});
    EXPECT_NEAR(found.draw, 9.0, 1e-12);
    EXPECT_EQ(found.choice, Choice::Stop);
    EXPECT_EQ(found.best, 9.0);
}

TEST(DiveValue, H7_WhoIsForcedUpLosesGemsAndStake) {
    const DiveValue found =
        value({.bag = {{Gem::Blue, 3}, {Gem::Red, 1}}, .board = {{Gem::Blue, 1}, {Gem::Silver, 1}}, .stake = 3});
    EXPECT_EQ(found.stop, 4.0);
    EXPECT_EQ(found.draw, 2.0);
    EXPECT_EQ(found.choice, Choice::Stop);
}

TEST(DiveValue, H13_WhoCanAnswerOnlyOneOfTwoSurfaces) {
    Outlook outlook{.bag = {{Gem::Black, 2}}, .board = {{Gem::Black, 1}, {Gem::Red, 1}}, .protections = {.black = 1}};
    outlook.pairs = true;
    EXPECT_EQ(value(outlook).draw, 0.0);
    outlook.protections.either = 1;
    EXPECT_EQ(value(outlook).draw, 4.0);
}

TEST(DiveValue, V4_ASpotMakesItsColourWorthTheRisk) {
    Outlook outlook{.bag = {{Gem::Black, 1}, {Gem::Red, 1}}, .board = {{Gem::Black, 1}, {Gem::Gold, 2}}};
    EXPECT_EQ(value(outlook).choice, Choice::Stop);
    outlook.spots = {Spot::Red};
    EXPECT_EQ(value(outlook).draw, 7.0);
    EXPECT_EQ(value(outlook).choice, Choice::Draw);
}

TEST(DiveValue, V5_TwoSpotsOfAColourPayOnce) {
    const GemCounts bag{{Gem::Red, 1}};
    EXPECT_EQ(value({.bag = bag, .spots = {Spot::Red, Spot::Red}}), value({.bag = bag, .spots = {Spot::Red}}));
}

TEST(DiveValue, S4_AWorthlessGemMayFillAThird) {
    Outlook outlook{.bag = {{Gem::Green, 1}}, .board = {{Gem::Gold, 2}}, .bounty = true};
    EXPECT_EQ(value(outlook).draw, 6.0);
    EXPECT_EQ(value(outlook).choice, Choice::Draw);
}

TEST(DiveValue, NothingIsRememberedFromOneQuestionToTheNext) {
    const Outlook small{.bag = {{Gem::Black, 1}, {Gem::Red, 1}}, .board = {{Gem::Black, 1}, {Gem::Gold, 2}}};
    BestPlay used;
    static_cast<void>(used.value({.bag = kAllThereIs, .protections = {4, 4, 4}, .pairs = true, .bounty = true}));
    EXPECT_EQ(used.value(small), value(small));
}

}  // namespace
}  // namespace deepblue
