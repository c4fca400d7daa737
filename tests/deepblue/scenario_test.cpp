#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;

constexpr std::array kScenarioWords{"troubled_waters", "best_of_the_best", "scattered_wealth",     "lucrative_wrecks",
                                    "storm_is_coming", "dangerous_reefs",  "treasure_filled_ruins"};

TEST(Scenarios, S0_EachHasItsName) {
    ASSERT_EQ(kScenarioWords.size(), kScenarios);
    for (std::size_t i = 0; i < kScenarios; ++i) {
        EXPECT_EQ(id(static_cast<Scenario>(i)), kScenarioWords[i]);
        EXPECT_EQ(scenario_from_id(kScenarioWords[i]), static_cast<Scenario>(i));
    }
    EXPECT_EQ(scenario_from_id("calm_sea"), std::nullopt);
}

TEST(Scenarios, S0_NoneChangesWhatAnOrdinaryDivePays) {
    for (const char* word : kScenarioWords) {
        Table table = drawn(example_dive(*scenario_from_id(word)), {Gem::Gold, Gem::Silver, Gem::Silver});
        table = after(table, {card(kBen, 4), Stop{}});
        EXPECT_EQ(pay_of(table, kAda), (Pay{.seat = kAda, .gems = 4, .wreck = 3})) << word;
        EXPECT_EQ(pay_of(table, kBen), (Pay{.seat = kBen, .cards = 4, .gems = 7})) << word;
    }
}

TEST(BestOfTheBest, S2_EveryCardPlayedPaysFourMore) {
    Table table = drawn(dive_of_three(city(5), Scenario::BestOfTheBest), {Gem::Silver});
    table = after(table, {card(kBen, 2), card(kBen, 0), card(kAda, 1), Stop{}});
    EXPECT_EQ(pay_of(table, kAda), (Pay{.seat = kAda, .cards = 1, .gems = 1, .wreck = 5, .scenario = 4}));
    EXPECT_EQ(pay_of(table, kBen), (Pay{.seat = kBen, .cards = 2, .gems = 1, .scenario = 8}));
    EXPECT_EQ(pay_of(table, kCleo).scenario, 0);
}

TEST(BestOfTheBest, S2_AlsoWhoSurfacedAfterwards) {
    Table table = drawn(dive_of_three(city(5), Scenario::BestOfTheBest), {Gem::Blue});
    table = after(table, {card(kBen, 2), draw(Gem::Blue), by_card(kAda, Gem::Blue), Surface{kBen}, Surface{kCleo}});
    EXPECT_EQ(pay_of(after(table, {Stop{}}), kBen).total(), 6);
}

TEST(BestOfTheBest, S2_ProtectingCardsPayNothing) {
    Table table = drawn(dive_of_three(city(5), Scenario::BestOfTheBest), {Gem::Blue, Gem::Blue});
    table = after(table, {by_card(kAda, Gem::Blue), by_card(kBen, Gem::Blue), Surface{kCleo}, Stop{}});
    EXPECT_EQ(pay_of(table, kBen).total(), 0);
}

TEST(LucrativeWrecks, S4_TheLeaderGetsTwoForEveryFullThreeGemsOfAllColours) {
    const std::vector<Gem> gems{Gem::Black, Gem::Blue, Gem::Silver, Gem::Silver, Gem::Silver, Gem::Silver, Gem::Gold};
    const std::vector<int> bonus{0, 0, 2, 2, 2, 4, 4};
    Table diving = dive_of_three(city(5), Scenario::LucrativeWrecks);
    for (std::size_t i = 0; i < gems.size(); ++i) {
        diving = drawn(diving, {gems[i]});
        const Table table = after(diving, {Stop{}});
        EXPECT_EQ(pay_of(table, kAda).scenario, bonus[i]) << i + 1 << " gems";
        EXPECT_EQ(pay_of(table, kBen).scenario, 0);
    }
}

TEST(LucrativeWrecks, S4_ASurfacedLeaderGetsNoBonusNorDoesAnyoneElse) {
    Table table = dive_of_three(city(5), Scenario::LucrativeWrecks);
    table = after(drawn(table, {Gem::Gold, Gem::Blue, Gem::Blue}), {Surface{kAda}, by_card(kBen, Gem::Blue)});
    table = after(table, {Surface{kCleo}, Stop{}});
    EXPECT_EQ(pay_of(table, kAda), (Pay{.seat = kAda, .wreck = 5}));
    EXPECT_EQ(pay_of(table, kBen), (Pay{.seat = kBen, .gems = 2}));
}

TEST(DangerousReefs, S6_NobodyRushesToACityWreckTheLeaderNeither) {
    const Table table = set_up(3, Scenario::DangerousReefs);
    EXPECT_EQ(check(table, BeginDive{kAda, city(), {centre(kAda), rushing(kBen)}}), RuleViolation(ReefsInTheWay{}));
    EXPECT_EQ(check(table, BeginDive{kAda, city(), {centre(kAda), rushing(kAda)}}), RuleViolation(ReefsInTheWay{}));
    EXPECT_EQ(refused_by(table, BeginDive{kAda, city(), {centre(kAda), centre(kAda), centre(kBen)}}), "");
    EXPECT_EQ(refused_by(table, BeginDive{kAda, ordinary(), {centre(kAda), rushing(kBen)}}), "");
}

TEST(DangerousReefs, S6_OtherScenariosLetBoatsRushToACityWreck) {
    for (const char* word : kScenarioWords) {
        const Scenario scenario = *scenario_from_id(word);
        if (scenario == Scenario::DangerousReefs) continue;
        EXPECT_EQ(refused_by(set_up(3, scenario), BeginDive{kAda, city(), {centre(kAda), rushing(kBen)}}), "") << word;
    }
}

/// Ada leads with two boats, Ben has two, one of them rushing, Cleo has one; then Ada and Ben surface.
Table ruins(HouseRules rules) {
    Table table = set_up(3, Scenario::TreasureFilledRuins, rules);
    table = dive(table, city(5), {centre(kAda), centre(kAda), centre(kBen), rushing(kBen), centre(kCleo)});
    table = drawn(table, {Gem::Silver, Gem::Black, Gem::Black});
    return after(table, {Surface{kAda}, Surface{kBen}, by_card(kCleo, Gem::Black), Stop{}});
}

TEST(TreasureFilledRuins, S7_EveryoneGetsTheWreckForEachBoat) {
    Table table = set_up(3, Scenario::TreasureFilledRuins);
    table = dive(table, city(5), {centre(kAda), centre(kBen), rushing(kBen), centre(kCleo)});
    table = after(table, {draw(Gem::Silver), Stop{}});
    EXPECT_EQ(pay_of(table, kAda), (Pay{.seat = kAda, .gems = 1, .wreck = 5, .scenario = 0}));
    EXPECT_EQ(pay_of(table, kBen), (Pay{.seat = kBen, .gems = 1, .wreck = 0, .scenario = 10}));
    EXPECT_EQ(pay_of(table, kCleo), (Pay{.seat = kCleo, .gems = 1, .wreck = 0, .scenario = 5}));
}

TEST(TreasureFilledRuins, S7_AlsoWhoSurfaced) {
    const Table table = ruins({});
    EXPECT_EQ(pay_of(table, kAda), (Pay{.seat = kAda, .wreck = 5, .scenario = 5}));
    EXPECT_EQ(pay_of(table, kBen), (Pay{.seat = kBen, .scenario = 10}));
    EXPECT_EQ(pay_of(table, kCleo), (Pay{.seat = kCleo, .gems = 1, .scenario = 5}));
}

TEST(TreasureFilledRuins, S7_ByOptionOnlyWhoStayedAndASurfacedLeaderKeepsTheWreckOnce) {
    const Table table = ruins({.ruins_pay_surfaced = false});
    EXPECT_EQ(pay_of(table, kAda), (Pay{.seat = kAda, .wreck = 5}));
    EXPECT_EQ(pay_of(table, kBen), (Pay{.seat = kBen}));
    EXPECT_EQ(pay_of(table, kCleo), (Pay{.seat = kCleo, .gems = 1, .scenario = 5}));
}

}  // namespace
}  // namespace deepblue
