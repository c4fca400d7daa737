#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;

/// Troubled Waters: Ada leads a city dive with boats on those spots, Ben is in the centre.
Table pairs_on(const std::vector<Spot>& spots) {
    std::vector<Boat> boats{centre(kBen)};
    for (const Spot spot : spots) boats.push_back(on(kAda, spot));
    if (spots.empty()) boats.push_back(centre(kAda));
    return dive(set_up(2, Scenario::TroubledWaters), city(5, spots), boats);
}

GemCounts to_answer(const Table& table) {
    for (const Expected& one : expects(table)) {
        if (one.kind == ActionKind::Protect) return one.against;
    }
    return {};
}

Protect both(Shield one, Shield other) {
    return {.seat = kAda, .with = {one, other}};
}

constexpr Shield kBlueCard{Gem::Blue, Means::Card};
constexpr Shield kBlueSpot{Gem::Blue, Means::Spot};
constexpr Shield kBlackCard{Gem::Black, Means::Card};
constexpr Shield kBlackSpot{Gem::Black, Means::Spot};

TEST(TwoHazards, H13_TwoBlueWithNoneOutAreAWarningAndOneToAnswer) {
    const Table table = after(pairs_on({}), {pair(Gem::Blue, Gem::Blue)});
    EXPECT_EQ(to_answer(table), GemCounts({{Gem::Blue, 1}}));
    EXPECT_EQ(refused_by(table, by_card(kAda, Gem::Blue)), "");
}

TEST(TwoHazards, H13_OneOfEachWithNoneOutAreTwoWarnings) {
    EXPECT_EQ(asked(after(pairs_on({}), {pair(Gem::Blue, Gem::Black)})), "");
}

TEST(TwoHazards, H13_TwoBlueWithOneOutNeedTwoAnswers) {
    const Table table = after(pairs_on({}), {pair(Gem::Blue, Gem::Gold), pair(Gem::Blue, Gem::Blue)});
    EXPECT_EQ(to_answer(table), GemCounts({{Gem::Blue, 2}}));
    EXPECT_EQ(check(table, by_card(kAda, Gem::Blue)), RuleViolation(WrongNumberOfAnswers{2}));
    EXPECT_EQ(check(table, Protect{kAda, {}}), RuleViolation(WrongNumberOfAnswers{2}));
    EXPECT_EQ(refused_by(table, both(kBlueCard, kBlueCard)), "");
}

TEST(TwoHazards, H13_OneOfEachWithBothOutNeedOneAnswerEachInAnyOrder) {
    const Table table = after(pairs_on({}), {pair(Gem::Blue, Gem::Black), pair(Gem::Blue, Gem::Black)});
    EXPECT_EQ(refused_by(table, both(kBlackCard, kBlueCard)), "");
    EXPECT_EQ(refused_by(table, both(kBlueCard, kBlackCard)), "");
    EXPECT_EQ(check(table, both(kBlueCard, kBlueCard)), RuleViolation(WrongColourAnswered{Gem::Blue}));
}

TEST(TwoHazards, H13_TooManyAnswersAreRefusedToo) {
    const Table table = after(pairs_on({}), {pair(Gem::Blue, Gem::Blue)});
    EXPECT_EQ(check(table, both(kBlueCard, kBlueCard)), RuleViolation(WrongNumberOfAnswers{1}));
}

TEST(TwoHazards, H13_ASpotAnswersOneOfThem) {
    const Table table = after(pairs_on({Spot::Blue}), {pair(Gem::Blue, Gem::Gold), pair(Gem::Blue, Gem::Blue)});
    EXPECT_EQ(check(table, both(kBlueSpot, kBlueSpot)), RuleViolation(NoProtectingSpot{kAda, Gem::Blue}));
    EXPECT_EQ(refused_by(table, both(kBlueSpot, kBlueCard)), "");
}

TEST(TwoHazards, H13_TwoSpotsAnswerBoth) {
    for (const auto& spots : {std::vector{Spot::BlackOrBlue, Spot::Blue}, std::vector{Spot::Black, Spot::Blue}}) {
        const Table table = after(pairs_on(spots), {pair(Gem::Blue, Gem::Black), pair(Gem::Black, Gem::Blue)});
        EXPECT_EQ(refused_by(table, both(kBlackSpot, kBlueSpot)), "");
        EXPECT_EQ(refused_by(table, both(kBlueSpot, kBlackSpot)), "");
    }
    const Table mixed =
        after(pairs_on({Spot::BlackOrBlue, Spot::Blue}), {pair(Gem::Blue, Gem::Gold), pair(Gem::Blue, Gem::Blue)});
    EXPECT_EQ(after(mixed, {both(kBlueSpot, kBlueSpot)}).dive()->find(kAda)->spots, std::vector<Spot>{});
}

TEST(TwoHazards, H13_WhoSurfacesSpendsNothing) {
    const Table table = after(pairs_on({Spot::Blue}), {pair(Gem::Blue, Gem::Gold), pair(Gem::Blue, Gem::Blue)});
    EXPECT_EQ(after(table, {Surface{kAda}}).dive()->find(kAda)->spots, std::vector{Spot::Blue});
}

TEST(TwoHazards, H13_EachPlayerAnswersForBothAtOnce) {
    Table table = after(pairs_on({}), {pair(Gem::Blue, Gem::Black), pair(Gem::Blue, Gem::Black)});
    table = after(table, {both(kBlackCard, kBlueCard)});
    EXPECT_EQ(asked(table), "Ben");
    EXPECT_EQ(to_answer(table), GemCounts({{Gem::Blue, 1}, {Gem::Black, 1}}));
}

TEST(TroubledWaters, S1_ACityDiveDrawsTwoAtATime) {
    const Table table = pairs_on({});
    EXPECT_EQ(check(table, draw(Gem::Silver)), RuleViolation(WrongNumberOfGems{2, true}));
    EXPECT_EQ(refused_by(table, draw(Gem::Silver)), "S1");
    EXPECT_EQ(refused_by(table, Draw{.gems = {Gem::Silver, Gem::Silver, Gem::Gold}}), "S1");
    EXPECT_EQ(refused_by(table, Stop{}), "W3");
    EXPECT_EQ(refused_by(after(table, {pair(Gem::Silver, Gem::Gold)}), Stop{}), "");
}

TEST(TroubledWaters, S1_AllHazardsOfBothComeFirst) {
    const Table warned = after(pairs_on({}), {pair(Gem::Blue, Gem::Silver)});
    const Table table = after(warned, {pair(Gem::Blue, Gem::Gold)});
    EXPECT_EQ(check(table, card(kAda, 2, {Gem::Gold, 1})), RuleViolation(AnswerFirst{kAda}));
}

TEST(TroubledWaters, S1_AnOrdinaryDiveDrawsOne) {
    const Table table = dive_of_three(ordinary(), Scenario::TroubledWaters);
    EXPECT_EQ(refused_by(table, draw(Gem::Silver)), "");
    EXPECT_EQ(refused_by(table, pair(Gem::Silver, Gem::Gold)), "W1");
}

TEST(TroubledWaters, S1_WithOneGemLeftOneIsDrawn) {
    const Table table = after(dive(with_bag({{Gem::Silver, 3}}, Scenario::TroubledWaters), city(), {centre(kAda)}),
                              {pair(Gem::Silver, Gem::Silver)});
    EXPECT_EQ(pull_size(table), 1);
    EXPECT_EQ(refused_by(table, pair(Gem::Silver, Gem::Silver)), "S1");
    EXPECT_EQ(refused_by(table, draw(Gem::Silver)), "");
    EXPECT_EQ(refused_by(after(table, {draw(Gem::Silver)}), draw(Gem::Silver)), "W6");
}

TEST(TroubledWaters, S1_OtherScenariosDrawOneOnCityWrecks) {
    for (const Scenario scenario : {Scenario::BestOfTheBest, Scenario::ScatteredWealth, Scenario::LucrativeWrecks,
                                    Scenario::StormIsComing, Scenario::DangerousReefs, Scenario::TreasureFilledRuins})
        EXPECT_EQ(refused_by(dive_of_three(city(), scenario), draw(Gem::Silver)), "") << id(scenario);
}

}  // namespace
}  // namespace deepblue
