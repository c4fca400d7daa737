#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/deepblue/state_json.h"
#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

TEST(Scoring, V1_TheDiveEndsAndIsPaidWhenTheLeaderStops) {
    const Table diving = drawn(dive_of_three(), {Gem::Gold});
    EXPECT_EQ(diving.chests[kAda], 0);
    const Table table = after(diving, {Stop{}});
    EXPECT_EQ(table.dive(), nullptr);
    EXPECT_EQ(table.chests[kAda], 5);
    EXPECT_EQ(table.dives.size(), 1U);
}

TEST(Scoring, V1_AfterTheLeaderSurfacedStopClosesTheDive) {
    const Table table = after(leader_up(), {Stop{}});
    EXPECT_EQ(table.dive(), nullptr);
    EXPECT_EQ(table.turn(), kBen);
    EXPECT_EQ(refused_by(table, Stop{}), "V1");
}

TEST(Scoring, V2_EveryoneGetsTheVpOfTheirCardsAlsoWhoSurfaced) {
    Table table = after(drawn(dive_of_three(), {Gem::Black}), {card(kBen, 2), card(kCleo, 3), draw(Gem::Black)});
    table = after(table, {by_card(kAda, Gem::Black), Surface{kBen}, by_card(kCleo, Gem::Black), Stop{}});
    EXPECT_EQ(table.chests[kBen], 2);
    EXPECT_EQ(table.chests[kCleo], 3);
}

TEST(Scoring, V3_RedPaysFourGoldTwoSilverOneTheOthersNothing) {
    EXPECT_EQ(gem_vp({{Gem::Red, 1}}, {}), 4);
    EXPECT_EQ(gem_vp({{Gem::Gold, 1}}, {}), 2);
    EXPECT_EQ(gem_vp({{Gem::Silver, 1}}, {}), 1);
    for (const Gem gem : {Gem::Black, Gem::Blue, Gem::Green, Gem::Purple}) EXPECT_EQ(gem_vp({{gem, 2}}, {}), 0);
    EXPECT_EQ(gem_vp({{Gem::Red, 2}, {Gem::Gold, 3}, {Gem::Silver, 5}, {Gem::Green, 1}}, {}), 19);
}

TEST(Scoring, V3_OnlyWhoStayedToTheEndGetsTheGems) {
    Table table = drawn(dive_of_three(), {Gem::Red, Gem::Black, Gem::Black});
    table = after(table, {by_card(kAda, Gem::Black), by_card(kBen, Gem::Black), Surface{kCleo}, Stop{}});
    EXPECT_EQ(pay_of(table, kAda).gems, 4);
    EXPECT_EQ(pay_of(table, kBen).gems, 4);
    EXPECT_EQ(pay_of(table, kCleo).gems, 0);
}

TEST(Scoring, V4_OnASpotOfTheirColourRedPaysTenGoldFiveSilverThree) {
    const GemCounts board{{Gem::Red, 1}, {Gem::Gold, 1}, {Gem::Silver, 1}};
    EXPECT_EQ(gem_vp(board, {Spot::Red}), 10 + 2 + 1);
    EXPECT_EQ(gem_vp(board, {Spot::Gold}), 4 + 5 + 1);
    EXPECT_EQ(gem_vp(board, {Spot::Silver}), 4 + 2 + 3);
    EXPECT_EQ(gem_vp({{Gem::Silver, 4}}, {Spot::Silver}), 12);
}

TEST(Scoring, V4_ProtectingSpotsPayNothing) {
    const GemCounts board{{Gem::Black, 2}, {Gem::Blue, 2}, {Gem::Silver, 1}};
    EXPECT_EQ(gem_vp(board, {Spot::Black, Spot::Blue}), 1);
    EXPECT_EQ(gem_vp(board, {Spot::BlackOrBlue}), 1);
}

TEST(Scoring, V4_ATreasureSpotIsKeptWhenTheOtherBoatsSpotProtects) {
    const std::vector<Spot> spots{Spot::Gold, Spot::Blue};
    Table table = dive(set_up(2), ordinary(0, spots), {on(kAda, Spot::Gold), on(kAda, Spot::Blue)});
    table = drawn(table, {Gem::Gold, Gem::Blue, Gem::Blue});
    EXPECT_EQ(pay_of(after(table, {by_spot(kAda, Gem::Blue), Stop{}}), kAda).gems, 5);
}

TEST(Scoring, V5_EachPlayerGetsAllGemsInFull) {
    const Table table = after(drawn(dive_of_three(), {Gem::Red, Gem::Gold}), {Stop{}});
    for (const Seat seat : {kAda, kBen, kCleo}) EXPECT_EQ(pay_of(table, seat).gems, 6);
}

TEST(Scoring, V5_TwoBoatsDoNotDoubleTheGems) {
    const Table diving = dive(set_up(2), ordinary(), {centre(kAda), centre(kAda)});
    EXPECT_EQ(pay_of(after(drawn(diving, {Gem::Red}), {Stop{}}), kAda).gems, 4);
}

TEST(Scoring, V5_TwoSpotsOfOneColourDoNotDoubleTheGems) {
    const Wreck wreck = ordinary(3, {Spot::Gold, Spot::Gold});
    const Table diving = dive(set_up(2), wreck, {on(kAda, Spot::Gold), on(kAda, Spot::Gold)});
    EXPECT_EQ(pay_of(after(drawn(diving, {Gem::Gold}), {Stop{}}), kAda).gems, 5);
}

TEST(Scoring, V6_OnlyTheLeaderGetsTheWreck) {
    const Table table = after(drawn(dive_of_three(ordinary(7)), {Gem::Black}), {Stop{}});
    EXPECT_EQ(pay_of(table, kAda), (Pay{.seat = kAda, .wreck = 7}));
    EXPECT_EQ(pay_of(table, kBen), (Pay{.seat = kBen}));
}

TEST(Scoring, V6_ASurfacedLeaderGetsTheWreckToo) {
    EXPECT_EQ(pay_of(after(leader_up(), {Stop{}}), kAda), (Pay{.seat = kAda, .wreck = 3}));
}

TEST(Scoring, V7_VpGoIntoTheChestsDiveByDive) {
    Table table = after(drawn(dive_of_three(), {Gem::Gold}), {Stop{}});
    table = after(drawn(dive(table, ordinary(4), {centre(kBen)}), {Gem::Silver}), {Stop{}});
    EXPECT_EQ(table.chests[kAda], 5);
    EXPECT_EQ(table.chests[kBen], 2 + 5);
    EXPECT_EQ(table.chests[kCleo], 2);
}

TEST(Scoring, V7_ChestsAreSecretToTheEndOfTheGame) {
    const Table table = after(drawn(dive_of_three(), {Gem::Gold}), {Stop{}});
    EXPECT_THAT(state_json(table, Chests::Sealed), Not(HasSubstr("chests")));
    EXPECT_THAT(state_json(table, Chests::Sealed), Not(HasSubstr("pay")));
    EXPECT_THAT(state_json(after(table, {EndGame{}}), Chests::Sealed), HasSubstr(R"("chests":{"Ada":5)"));
}

TEST(Scoring, V8_ACityWreckGoesIntoTheFresco) {
    Table table = set_up(2);
    EXPECT_EQ(table.wrecks.city, 0);
    for (const int place : {1, 2, 3, 4}) {
        table = city_wreck_cleared(table);
        EXPECT_EQ(table.wrecks.city, place);
    }
}

TEST(Scoring, V8_AnOrdinaryWreckDoesNot) {
    for (const Wreck& wreck : {ordinary(), named(ordinary(), "Nautilus")})
        EXPECT_EQ(after(drawn(dive_of_three(wreck), {Gem::Gold}), {Stop{}}).wrecks.city, 0);
}

TEST(Scoring, V9_AllGemsOnTheBoardGoBackIntoTheBag) {
    const Table table = after(leader_up(), {Stop{}});
    EXPECT_EQ(table.bag, kStartingBag);
    EXPECT_EQ(table.supply, kStartingSupply);
    EXPECT_TRUE(table.board().empty());
}

TEST(Scoring, V2_ThePaidDiveNamesEveryoneWhoTookPartTheLeaderFirst) {
    Table table = after(set_up(3), {Rest{kAda}});
    table = dive(table, ordinary(), {centre(kAda), centre(kBen)});
    const PaidDive paid = after(drawn(table, {Gem::Red}), {Stop{}}).dives.back();
    EXPECT_EQ(paid.leader, kBen);
    EXPECT_THAT(paid.pay, ElementsAre(Pay{.seat = kBen, .gems = 4, .wreck = 3}, Pay{.seat = kAda, .gems = 4}));
}

}  // namespace
}  // namespace deepblue
