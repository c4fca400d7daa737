#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;
using testing::ElementsAre;

TEST(Players, P1_TwoToFivePlay) {
    EXPECT_EQ(check(Table{}, start(1, kPlain)), RuleViolation(WrongSeatCount{1}));
    for (const int players : {2, 3, 4, 5}) EXPECT_EQ(refused_by(Table{}, start(players, kPlain)), "") << players;
    EXPECT_EQ(check(Table{}, start(6, kPlain)), RuleViolation(WrongSeatCount{6}));
}

TEST(Players, P1_NobodySitsTwice) {
    Start twice = start(3, kPlain);
    twice.seats[2].name = "Ada";
    EXPECT_EQ(check(Table{}, twice), RuleViolation(NameTwice{"Ada"}));
}

TEST(Players, P1_NamesAreComparedByteByByte) {
    Start like = start(3, kPlain);
    like.seats[1].name = "ada";
    like.seats[2].name = "Ada ";
    EXPECT_EQ(refused_by(Table{}, like), "");
    like.first = "ADA";
    EXPECT_EQ(check(Table{}, like), RuleViolation(NotSeated{"ADA"}));
}

TEST(Players, P1_EachHasAColourOfTheirOwn) {
    Start twice = start(3, kPlain);
    twice.seats[2].colour = Colour::Orange;
    EXPECT_EQ(check(Table{}, twice), RuleViolation(ColourTwice{Colour::Orange}));
}

TEST(Players, P1_TheTurnGoesClockwiseFromTheFirstPlayer) {
    Start from_cleo = start(3, kPlain);
    from_cleo.first = "Cleo";
    Table table = after(Table{}, {from_cleo});
    EXPECT_EQ(table.turn(), kCleo);
    table = after(table, {Reveal{}, Reveal{}, Reveal{}, Reveal{}});
    for (const Seat seat : {kCleo, kAda, kBen, kCleo}) {
        EXPECT_EQ(table.turn(), seat);
        table = after(table, {Rest{seat}});
    }
}

TEST(Players, P1_NobodyIsOnTurnBeforeTheStartAndWhenTheGameIsOver) {
    EXPECT_EQ(Table{}.turn(), std::nullopt);
    EXPECT_EQ(game_over().turn(), std::nullopt);
}

TEST(Players, P2_StartingTokensFollowTheTurnOrder) {
    Start from_dora = start(5, kPlain);
    from_dora.first = "Dora";
    const Table table = after(Table{}, {from_dora});
    EXPECT_EQ(starting_tokens(table, kDora), 0);
    EXPECT_EQ(starting_tokens(table, kEmil), 1);
    EXPECT_EQ(starting_tokens(table, kAda), 1);
    EXPECT_EQ(starting_tokens(table, kBen), 2);
    EXPECT_EQ(starting_tokens(table, kCleo), 2);
}

TEST(Players, P2_StartingTokensStayWhenTheTurnPasses) {
    const Table table = after(set_up(2), {Rest{kAda}});
    EXPECT_EQ(starting_tokens(table, kAda), 0);
    EXPECT_EQ(starting_tokens(table, kBen), 1);
}

TEST(Players, P3_TheScenarioHoldsForTheWholeGame) {
    Table table = set_up(2, Scenario::BestOfTheBest);
    for (const Seat leader : {kAda, kBen, kAda}) {
        const Table diving = drawn(dive(table, city(), {centre(leader)}), {Gem::Silver});
        table = after(diving, {card(leader, 2), Stop{}});
        EXPECT_EQ(pay_of(table, leader).scenario, 4);
    }
}

TEST(Players, P4_TenOrdinaryWrecksCanBeDived) {
    Table table = set_up(2);
    for (int i = 0; i < 10; ++i) {
        const Table diving = dive(table, ordinary(), {centre(table.on_turn)});
        table = after(diving, {draw(Gem::Silver), Stop{}});
    }
    EXPECT_EQ(check(table, BeginDive{kAda, ordinary(), {centre(kAda)}}), RuleViolation(NoMoreOrdinaryWrecks{}));
    EXPECT_EQ(refused_by(table, BeginDive{kAda, city(), {centre(kAda)}}), "");
}

TEST(Players, P4_CityDivesLeaveTheOrdinaryWrecksAlone) {
    Table table = city_wreck_cleared(city_wreck_cleared(city_wreck_cleared(set_up(2))));
    for (int i = 0; i < 10; ++i) {
        const Table diving = dive(table, ordinary(), {centre(table.on_turn)});
        table = after(diving, {draw(Gem::Silver), Stop{}});
    }
    EXPECT_FALSE(table.over());
}

TEST(Players, P4_FourCityWrecksCanBeRevealed) {
    const Table three = after(set_up(2), {Sail{kAda, 2}, Sail{kBen, 1}});
    EXPECT_EQ(check(three, Sail{kAda, 2}), RuleViolation(NoMoreCityWrecks{}));
    const Table four = after(three, {Sail{kAda, 1}});
    EXPECT_EQ(check(four, Sail{kBen, 1}), RuleViolation(NoMoreCityWrecks{}));
    EXPECT_EQ(refused_by(four, Sail{kBen, 0}), "");
}

TEST(Players, P4_ACityWreckMayBeDivedThoughNoneWasRevealed) {
    EXPECT_EQ(refused_by(set_up(2), BeginDive{kAda, city(), {centre(kAda)}}), "");
}

TEST(Players, P5_EachStartsWithFourCrewCards) {
    const Table table = seated(5);
    for (const Seat seat : table.seats.all()) EXPECT_EQ(table.crew[seat], 4);
}

TEST(Players, P5_ThirtyCardsFormTheMarketDeck) {
    Table table = set_up(2);
    for (int revealed = 4; revealed < 30; ++revealed) table = after(table, {Recruit{table.on_turn}, Reveal{}});
    const Seat on_turn = table.on_turn;
    table = after(table, {Recruit{on_turn}});
    EXPECT_EQ(check(table, Reveal{}), RuleViolation(DeckUsedUp{}));
}

TEST(Players, P6_OnlyThePlayerOnTurnActs) {
    const Table table = set_up(3);
    for (const Action& action : std::vector<Action>{Recruit{kBen}, Refresh{kBen}, Sail{kBen, 0}, Rest{kBen}})
        EXPECT_EQ(check(table, action), RuleViolation(NotOnTurn{kAda})) << id(kind(action));
}

TEST(Players, P6_ATurnIsExactlyOneAction) {
    const Table table = set_up(3);
    const Table diving = drawn(dive(table, ordinary(), {centre(kAda)}), {Gem::Silver});
    EXPECT_EQ(after(table, {Recruit{kAda}, Reveal{}}).turn(), kBen);
    EXPECT_EQ(after(table, {Refresh{kAda}, Reveal{}, Reveal{}, Reveal{}, Reveal{}, Reveal{}}).turn(), kBen);
    EXPECT_EQ(after(table, {Sail{kAda}}).turn(), kBen);
    EXPECT_EQ(after(table, {Rest{kAda}}).turn(), kBen);
    EXPECT_EQ(after(diving, {Stop{}}).turn(), kBen);
}

TEST(Players, P6_TheLeaderIsOnTurnThroughoutTheDive) {
    EXPECT_EQ(dive_of_three().turn(), kAda);
    EXPECT_EQ(after(blue_asked(), {Surface{kAda}}).turn(), kAda);
    EXPECT_EQ(leader_up().turn(), kAda);
}

TEST(Players, P6_TheFourActionsAndBookKeepingAreExpectedOnATurn) {
    EXPECT_THAT(expected(set_up(2)),
                ElementsAre("correct", "crew", "dive", "end", "recount", "recruit", "refresh", "rest", "sail"));
    EXPECT_THAT(expected(Table{}), ElementsAre("start"));
}

TEST(Players, V7_CorrectionsAddUpInTheChest) {
    const Table table = after(set_up(3), {Correct{kBen, 5, {}}, Correct{kBen, -7, "counted twice"}});
    EXPECT_EQ(table.chests[kBen], -2);
    EXPECT_EQ(table.chests[kAda], 0);
}

TEST(Players, P6_BookKeepingTakesNoTurn) {
    const Table table = after(set_up(3), {SetCrew{kBen, 6}, Correct{kCleo, -3, "miscounted"}, Recount{kStartingBag}});
    EXPECT_EQ(table.turn(), kAda);
    EXPECT_EQ(table.crew[kBen], 6);
    EXPECT_EQ(table.chests[kCleo], -3);
}

}  // namespace
}  // namespace deepblue
