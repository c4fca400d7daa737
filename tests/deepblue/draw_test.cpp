#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;
using testing::ElementsAre;

TEST(Drawing, W1_ADrawnGemLeavesTheBagForTheBoard) {
    const Table table = drawn(dive_of_three(), {Gem::Gold, Gem::Silver});
    EXPECT_EQ(table.bag, kStartingBag - GemCounts({{Gem::Gold, 1}, {Gem::Silver, 1}}));
    EXPECT_EQ(table.board(), GemCounts({{Gem::Gold, 1}, {Gem::Silver, 1}}));
    EXPECT_THAT(table.dive()->drawn, ElementsAre(Gem::Gold, Gem::Silver));
}

TEST(Drawing, W1_GemsAreDrawnOneAtATime) {
    const Table table = dive_of_three();
    EXPECT_EQ(check(table, pair(Gem::Silver, Gem::Gold)), RuleViolation(WrongNumberOfGems{1, false}));
    EXPECT_EQ(check(table, Draw{}), RuleViolation(WrongNumberOfGems{1, false}));
    EXPECT_EQ(refused_by(table, draw(Gem::Silver)), "");
}

TEST(Drawing, W1_WhereTheGemsCameFromChangesNothing) {
    const Table table = dive_of_three();
    EXPECT_EQ(after(table, {Draw{{Gem::Silver}, Source::App, 7}}), after(table, {draw(Gem::Silver)}));
}

TEST(Drawing, W2_HazardsThenCardsThenTheDecision) {
    const Table asked = blue_asked();
    EXPECT_THAT(expected(asked), ElementsAre("protect", "surface"));
    const Table answered =
        after(asked, {by_card(kAda, Gem::Blue), by_card(kBen, Gem::Blue), by_card(kCleo, Gem::Blue)});
    EXPECT_THAT(expected(answered), ElementsAre("draw", "play", "stop"));
    EXPECT_EQ(refused_by(after(answered, {card(kCleo, 2)}), draw(Gem::Silver)), "");
}

TEST(Drawing, W3_AGemIsDrawnBeforeTheLeaderMayStop) {
    EXPECT_EQ(check(dive_of_three(), Stop{}), RuleViolation(DrawFirst{}));
    EXPECT_THAT(expected(dive_of_three()), ElementsAre("draw"));
    EXPECT_EQ(refused_by(drawn(dive_of_three(), {Gem::Silver}), Stop{}), "");
}

TEST(Drawing, W4_NobodyLeavesADiveFreely) {
    const Table table = drawn(dive_of_three(), {Gem::Silver, Gem::Blue});
    for (const Seat seat : {kAda, kBen, kCleo})
        EXPECT_EQ(check(table, Surface{seat}), RuleViolation(NoReasonToSurface{}));
}

TEST(Drawing, W4_NobodyElseCanEndTheDive) {
    const Table table = drawn(dive_of_three(), {Gem::Silver});
    EXPECT_EQ(check(table, Rest{kBen}), RuleViolation(DiveUnderWay{}));
    EXPECT_EQ(check(table, EndGame{}), RuleViolation(BooksClosed{}));
    EXPECT_THAT(expected(table), ElementsAre("draw", "play", "stop"));
}

TEST(Drawing, W5_BlackAndBlueLieApartFromEachOtherAndFromAllOthers) {
    const Table table = drawn(dive_of_three(), {Gem::Black, Gem::Gold, Gem::Blue, Gem::Gold});
    EXPECT_EQ(table.board(), GemCounts({{Gem::Black, 1}, {Gem::Blue, 1}, {Gem::Gold, 2}}));
    EXPECT_EQ(asked(table), "");
}

TEST(Drawing, W6_WithAnEmptyBagTheLeaderCanOnlyStop) {
    const Table table = drawn(dive(with_bag({{Gem::Silver, 1}}), ordinary(), {centre(kAda)}), {Gem::Silver});
    EXPECT_EQ(check(table, draw(Gem::Silver)), RuleViolation(BagEmpty{}));
    EXPECT_THAT(expected(table), ElementsAre("play", "stop"));
}

TEST(Drawing, W6_ABagThatIsEmptyFromTheBeginningLetsTheLeaderStop) {
    const Table table = dive(with_bag({}), ordinary(3), {centre(kAda)});
    EXPECT_THAT(expected(table), ElementsAre("stop"));
    EXPECT_EQ(pay_of(after(table, {Stop{}}), kAda), (Pay{.seat = kAda, .wreck = 3}));
}

}  // namespace
}  // namespace deepblue
