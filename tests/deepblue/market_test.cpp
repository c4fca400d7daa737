#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/deepblue/game_file.h"
#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;
using testing::ElementsAre;

TEST(Market, M1_FourCardsAreTurnedUpBeforeAnythingElse) {
    Table table = seated(3);
    for (int due = 4; due > 0; --due) {
        EXPECT_EQ(check(table, Rest{kAda}), RuleViolation(RevealFirst{Occasion::SetUp, due}));
        table = after(table, {Reveal{}});
    }
    EXPECT_EQ(table.turn(), kAda);
    EXPECT_EQ(refused_by(table, Rest{kAda}), "");
    EXPECT_EQ(check(table, Reveal{}), RuleViolation(NoRevealDue{}));
}

TEST(Market, M2_ACardWithAGemMovesOneFromTheSupplyToTheBag) {
    for (const Gem gem : {Gem::Silver, Gem::Gold, Gem::Red, Gem::Green, Gem::Purple}) {
        const Table table = after(seated(2), {Reveal{.gem = gem}});
        EXPECT_EQ(table.bag, kStartingBag + GemCounts({{gem, 1}}));
        EXPECT_EQ(table.supply, kStartingSupply - GemCounts({{gem, 1}}));
    }
}

TEST(Market, M2_ACardWithoutAGemMovesNone) {
    EXPECT_EQ(after(seated(2), {Reveal{}}).bag, kStartingBag);
}

TEST(Market, M2_TheGemStaysWhenTheCardIsHiredOrDiscarded) {
    const Table table = after(seated(2), {Reveal{.gem = Gem::Green}, Reveal{}, Reveal{}, Reveal{}});
    EXPECT_EQ(after(table, {Recruit{kAda}, Reveal{}}).bag[Gem::Green], 1);
    EXPECT_EQ(after(table, {Refresh{kAda}}).bag[Gem::Green], 1);
}

TEST(Market, M3_ARecruitTurnsUpOneCardThenTheTurnPasses) {
    const Table hired = after(set_up(3), {Recruit{kAda}});
    EXPECT_EQ(hired.turn(), kAda);
    EXPECT_EQ(check(hired, Rest{kAda}), RuleViolation(RevealFirst{Occasion::Recruit, 1}));
    const Table table = after(hired, {Reveal{.gem = Gem::Purple}});
    EXPECT_EQ(table.turn(), kBen);
    EXPECT_EQ(table.bag[Gem::Purple], 1);
    EXPECT_EQ(table.market.row, 4);
}

TEST(Market, M4_ARefreshTurnsUpFiveCardsThenTheTurnPasses) {
    Table table = after(set_up(3), {Refresh{kAda}});
    for (int due = 5; due > 0; --due) {
        EXPECT_EQ(table.turn(), kAda);
        EXPECT_EQ(check(table, Sail{kAda}), RuleViolation(RevealFirst{Occasion::Refresh, due}));
        table = after(table, {Reveal{.gem = Gem::Silver}});
    }
    EXPECT_EQ(table.turn(), kBen);
    EXPECT_EQ(table.bag[Gem::Silver], 9);
}

TEST(Market, M4_AfterARefreshFourCardsLieOpen) {
    const Table table = after(set_up(3), {Refresh{kAda}, Reveal{}, Reveal{}, Reveal{}, Reveal{}, Reveal{}});
    EXPECT_EQ(table.market.row, 4);
    EXPECT_EQ(table.market.deck, 21);
}

TEST(Market, M5_BlackAndBlueNeverEnterTheBag) {
    EXPECT_EQ(check(seated(2), Reveal{.gem = Gem::Black}), RuleViolation(NeverAdded{Gem::Black}));
    EXPECT_EQ(check(seated(2), Reveal{.gem = Gem::Blue}), RuleViolation(NeverAdded{Gem::Blue}));
}

TEST(Market, M6_AColourTheSupplyLacksMovesNothing) {
    Table table = after(seated(3), {Reveal{.gem = Gem::Green}, Reveal{.gem = Gem::Green}});
    EXPECT_TRUE(adds_nothing(table, Reveal{.gem = Gem::Green}));
    EXPECT_FALSE(adds_nothing(table, Reveal{.gem = Gem::Red}));
    EXPECT_FALSE(adds_nothing(table, Reveal{}));
    table = after(table, {Reveal{.gem = Gem::Green}});
    EXPECT_EQ(table.bag[Gem::Green], 2);
    EXPECT_EQ(table.supply[Gem::Green], 0);
    EXPECT_EQ(check(table, Rest{kAda}), RuleViolation(RevealFirst{Occasion::SetUp, 1}));
}

TEST(Market, M6_AFileTellsWhereNothingMoved) {
    const Reveal green{.gem = Gem::Green};
    const auto read = read_game(write_game({}, {start(2, kPlain), green, green, green, green}));
    ASSERT_TRUE(std::holds_alternative<Game>(read));
    EXPECT_THAT(std::get<Game>(read).notes, ElementsAre(NothingMoved{5, Gem::Green}, NothingMoved{6, Gem::Green}));
}

TEST(Market, M7_WithTheDeckUsedUpARecruitPassesTheTurnAtOnce) {
    const Table table = after(deck_used_up(), {Recruit{kAda}});
    EXPECT_EQ(table.turn(), kBen);
    EXPECT_EQ(check(table, Reveal{}), RuleViolation(DeckUsedUp{}));
    EXPECT_EQ(refused_by(table, Rest{kBen}), "");
}

TEST(Market, M7_WithTheDeckUsedUpNothingCanBeRefreshed) {
    EXPECT_EQ(check(deck_used_up(), Refresh{kAda}), RuleViolation(DeckUsedUp{}));
    EXPECT_THAT(expected(deck_used_up()),
                ElementsAre("correct", "crew", "dive", "end", "recount", "recruit", "rest", "sail"));
}

TEST(Market, M7_TheLastFourCardsCanBeHiredAndNoFifth) {
    const Table table = after(deck_used_up(), {Recruit{kAda}, Recruit{kBen}, Recruit{kCleo}, Recruit{kAda}});
    EXPECT_EQ(check(table, Recruit{kBen}), RuleViolation(RowEmpty{}));
    EXPECT_THAT(expected(table), ElementsAre("correct", "crew", "dive", "end", "recount", "rest", "sail"));
}

TEST(Market, M7_ARefreshOfFewCardsTurnsUpAllAndOneIsTaken) {
    for (const int left : {1, 2, 3, 4}) {
        Table table = after(deck_of(left), {Refresh{kAda}});
        EXPECT_EQ(check(table, Rest{kAda}), RuleViolation(RevealFirst{Occasion::Refresh, left}));
        table = after(table, std::vector<Action>(static_cast<std::size_t>(left), Reveal{}));
        EXPECT_EQ(table.turn(), kBen);
        EXPECT_EQ(table.market.row, left - 1);
    }
}

TEST(Market, M7_ARefreshOfTheLastFiveTurnsUpFive) {
    const Table table = after(deck_of(5), {Refresh{kAda}});
    EXPECT_EQ(check(table, Rest{kAda}), RuleViolation(RevealFirst{Occasion::Refresh, 5}));
}

TEST(Market, M8_TheCrewGrowsWithTheRecruitLineItself) {
    const Table table = after(set_up(3), {Recruit{kAda}});
    EXPECT_EQ(table.crew[kAda], 5);
    EXPECT_EQ(table.crew[kBen], 4);
}

TEST(Market, M8_TheCrewGrowsByOneWithARefresh) {
    const Table refreshed = after(set_up(3), {Refresh{kAda}});
    EXPECT_EQ(refreshed.crew[kAda], 5);
    EXPECT_EQ(after(refreshed, std::vector<Action>(5, Reveal{})).crew[kAda], 5);
}

}  // namespace
}  // namespace deepblue
