#include <gtest/gtest.h>

#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;

BeginDive ada_dives(const Wreck& wreck, std::vector<Boat> boats) {
    return {kAda, wreck, std::move(boats)};
}

TEST(StartOfADive, D1_ThePlayerOnTurnLeads) {
    EXPECT_EQ(check(set_up(3), BeginDive{kBen, ordinary(), {centre(kBen)}}), RuleViolation(OnlyOnTurn{kAda}));
    EXPECT_EQ(dive_of_three().dive()->leader().seat, kAda);
}

TEST(StartOfADive, D1_TheLeaderHasABoatOnTheWreck) {
    const Table table = set_up(3);
    EXPECT_EQ(check(table, ada_dives(ordinary(), {centre(kBen)})), RuleViolation(LeaderNeedsABoat{kAda}));
    EXPECT_EQ(check(table, ada_dives(ordinary(), {})), RuleViolation(LeaderNeedsABoat{kAda}));
    EXPECT_EQ(check(table, ada_dives(ordinary(), {rushing(kAda)})), RuleViolation(LeaderNeedsABoat{kAda}));
    EXPECT_EQ(refused_by(table, ada_dives(ordinary(), {rushing(kAda), centre(kAda)})), "");
}

TEST(StartOfADive, D1_TheLeaderNeedsNoSpotThoughSpotsAreFree) {
    EXPECT_EQ(refused_by(set_up(3), ada_dives(ordinary(3, {Spot::Gold}), {centre(kAda)})), "");
}

TEST(StartOfADive, D2_AWreckIsDivedOnce) {
    const Wreck nautilus = named(ordinary(), "Nautilus");
    const Table table = after(dive(set_up(3), nautilus, {centre(kAda)}), {draw(Gem::Silver), Stop{}});
    EXPECT_EQ(check(table, BeginDive{kBen, nautilus, {centre(kBen)}}), RuleViolation(DivedBefore{"Nautilus"}));
    EXPECT_EQ(refused_by(table, BeginDive{kBen, named(ordinary(), "Bismarck"), {centre(kBen)}}), "");
}

TEST(StartOfADive, D2_AWreckIsDivedOnceHoweverItWent) {
    const Wreck atlantis = named(city(), "Atlantis");
    const Table asked = drawn(dive(set_up(3), atlantis, {centre(kAda)}), {Gem::Black, Gem::Black});
    const Table table = after(asked, {Surface{kAda}, Stop{}});
    EXPECT_EQ(check(table, BeginDive{kBen, atlantis, {centre(kBen)}}), RuleViolation(DivedBefore{"Atlantis"}));
}

TEST(StartOfADive, D2_WrecksWithoutANameAreNeverTheSame) {
    const Table table = after(dive_of_three(), {draw(Gem::Silver), Stop{}});
    EXPECT_EQ(refused_by(table, BeginDive{kBen, ordinary(), {centre(kBen)}}), "");
}

TEST(StartOfADive, D3_AnyoneMayRushFromAnywhereTheLeadersSecondBoatToo) {
    const Table table =
        dive(set_up(3), ordinary(), {centre(kAda), rushing(kAda), rushing(kBen), rushing(kBen), rushing(kCleo)});
    EXPECT_EQ(table.dive()->find(kAda)->boats, 2);
    EXPECT_EQ(table.dive()->find(kBen)->boats, 2);
    EXPECT_EQ(table.dive()->find(kCleo)->boats, 1);
}

TEST(StartOfADive, D4_ARushingBoatNeverTakesASpot) {
    const Boat too_clever{.seat = kBen, .spot = Spot::Gold, .rush = true};
    EXPECT_EQ(check(set_up(3), ada_dives(ordinary(3, {Spot::Gold}), {centre(kAda), too_clever})),
              RuleViolation(RushToASpot{kBen}));
}

TEST(StartOfADive, D4_ARushingBoatHasNoSpotsBenefit) {
    const Table diving = dive(set_up(3), ordinary(3, {Spot::Silver}), {centre(kAda), rushing(kBen)});
    const Table table = after(diving, {draw(Gem::Silver), Stop{}});
    EXPECT_EQ(pay_of(table, kBen).gems, 1);
}

TEST(StartOfADive, D5_EveryoneWithABoatTakesPartAndNobodyElse) {
    const Table diving = dive(set_up(4), ordinary(), {centre(kCleo), centre(kAda), rushing(kBen)});
    const Table table = after(diving, {draw(Gem::Silver), Stop{}});
    EXPECT_EQ(table.dives.back().pay.size(), 3U);
    EXPECT_EQ(pay_of(table, kCleo).gems, 1);
    EXPECT_EQ(table.chests[kDora], 0);
}

TEST(StartOfADive, D5_WhoIsNotInPlaysNoCard) {
    const Table diving = drawn(dive(set_up(3), ordinary(), {centre(kAda)}), {Gem::Silver});
    EXPECT_EQ(check(diving, card(kBen, 4)), RuleViolation(NotInTheDive{kBen}));
}

TEST(StartOfADive, D5_WhoIsNotInIsNotAsked) {
    const Table diving = dive(set_up(3), ordinary(), {centre(kAda), centre(kCleo)});
    const Table table = drawn(diving, {Gem::Blue, Gem::Blue});
    EXPECT_EQ(asked(after(table, {by_card(kAda, Gem::Blue)})), "Cleo");
}

TEST(StartOfADive, D5_NobodyJoinsLater) {
    const Table diving = drawn(dive_of_three(), {Gem::Silver});
    EXPECT_EQ(check(diving, ada_dives(ordinary(), {centre(kAda), rushing(kAda)})), RuleViolation(DiveUnderWay{}));
}

TEST(StartOfADive, D6_AWreckHasUpToFourSpots) {
    const std::vector<Spot> four{Spot::Red, Spot::Gold, Spot::Silver, Spot::BlackOrBlue};
    EXPECT_EQ(refused_by(set_up(2), ada_dives(ordinary(3, four), {centre(kAda)})), "");
    const std::vector<Spot> five{Spot::Red, Spot::Gold, Spot::Silver, Spot::Black, Spot::Blue};
    EXPECT_EQ(check(set_up(2), ada_dives(ordinary(3, five), {centre(kAda)})), RuleViolation(TooManySpots{}));
}

TEST(StartOfADive, D6_ASpotMustBeThere) {
    EXPECT_EQ(check(set_up(2), ada_dives(ordinary(3, {Spot::BlackOrBlue}), {on(kAda, Spot::Blue)})),
              RuleViolation(SpotNotFree{Spot::Blue}));
}

TEST(StartOfADive, D6_ASpotHoldsOneBoat) {
    const std::vector<Boat> two{on(kAda, Spot::Gold), on(kBen, Spot::Gold)};
    EXPECT_EQ(check(set_up(2), ada_dives(ordinary(3, {Spot::Gold, Spot::Red}), two)),
              RuleViolation(SpotNotFree{Spot::Gold}));
    EXPECT_EQ(refused_by(set_up(2), ada_dives(ordinary(3, {Spot::Gold, Spot::Gold}), two)), "");
}

TEST(StartOfADive, D6_TwoBoatsOnTwoSpotsHaveBothBenefits) {
    const Table diving =
        dive(set_up(2), ordinary(0, {Spot::Gold, Spot::Red}), {on(kAda, Spot::Red), on(kAda, Spot::Gold)});
    const Table table = after(drawn(diving, {Gem::Gold, Gem::Red}), {Stop{}});
    EXPECT_EQ(pay_of(table, kAda).gems, 15);
}

TEST(StartOfADive, D6_APlayerHasTwoBoats) {
    const std::vector<Boat> three{centre(kAda), centre(kBen), rushing(kBen), rushing(kBen)};
    EXPECT_EQ(check(set_up(2), ada_dives(ordinary(), three)), RuleViolation(TooManyBoats{kBen}));
}

TEST(StartOfADive, D6_EveryKindOfSpotCanBeHeld) {
    for (const Spot spot : {Spot::Red, Spot::Gold, Spot::Silver, Spot::Black, Spot::Blue, Spot::BlackOrBlue})
        EXPECT_EQ(refused_by(set_up(2), ada_dives(ordinary(3, {spot}), {on(kAda, spot)})), "") << id(spot);
}

}  // namespace
}  // namespace deepblue
