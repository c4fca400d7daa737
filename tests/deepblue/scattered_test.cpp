#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;
using testing::ElementsAre;

Table city_revealed(int wrecks) {
    return after(set_up(3, Scenario::ScatteredWealth), {Sail{kAda, wrecks}});
}

TEST(ScatteredWealth, S3_ARevealedCityWreckScattersGemsBeforeTheTurnPasses) {
    const Table due = city_revealed(1);
    EXPECT_EQ(due.turn(), kAda);
    EXPECT_EQ(check(due, Rest{kBen}), RuleViolation(ScatterFirst{}));
    EXPECT_THAT(expected(due), ElementsAre("correct", "crew", "end", "recount", "scatter"));
    const Table table = after(due, {Scatter{.gems = {Gem::Black, Gem::Red}}});
    EXPECT_EQ(table.turn(), kBen);
    EXPECT_EQ(table.tiles, GemCounts({{Gem::Black, 1}, {Gem::Red, 1}}));
    EXPECT_EQ(table.bag, kStartingBag - table.tiles);
}

TEST(ScatteredWealth, S3_OneScatterIsForAllThatWereRevealed) {
    const Table table = after(city_revealed(2), {Scatter{.gems = {Gem::Gold}}});
    EXPECT_EQ(table.turn(), kBen);
    EXPECT_EQ(check(table, Scatter{.gems = {Gem::Gold}}), RuleViolation(NoScatterDue{}));
}

TEST(ScatteredWealth, S3_TheNumberIsCheckedOnlyAgainstTheBag) {
    EXPECT_EQ(refused_by(city_revealed(1), Scatter{}), "");
    EXPECT_EQ(refused_by(city_revealed(1), Scatter{.gems = std::vector<Gem>(7, Gem::Silver)}), "");
    EXPECT_EQ(refused_by(city_revealed(1), Scatter{.gems = std::vector<Gem>(8, Gem::Silver)}), "G4");
}

TEST(ScatteredWealth, S3_NothingIsScatteredWithoutACityWreckOrInAnotherScenario) {
    EXPECT_EQ(city_revealed(0).turn(), kBen);
    const Table elsewhere = after(set_up(3, Scenario::LucrativeWrecks), {Sail{kAda, 2}});
    EXPECT_EQ(elsewhere.turn(), kBen);
    EXPECT_EQ(check(elsewhere, Scatter{}), RuleViolation(NoScatterDue{}));
}

TEST(ScatteredWealth, S3_ADiveStartsWithTheGemOfItsWreckCityOrOrdinary) {
    for (const Wreck& wreck : {ordinary(), city()}) {
        const Table table = dive(scattered({Gem::Gold, Gem::Blue}), with_gem(wreck, Gem::Gold), {centre(kBen)});
        EXPECT_THAT(table.dive()->drawn, ElementsAre(Gem::Gold));
        EXPECT_EQ(table.tiles, GemCounts({{Gem::Blue, 1}}));
        EXPECT_EQ(pay_of(after(table, {draw(Gem::Silver), Stop{}}), kBen).gems, 3);
    }
}

TEST(ScatteredWealth, S3_AWreckWithoutAGemStartsEmpty) {
    const Table table = dive(scattered({Gem::Gold}), ordinary(), {centre(kBen)});
    EXPECT_TRUE(table.board().empty());
    EXPECT_EQ(refused_by(table, Stop{}), "W3");
}

TEST(ScatteredWealth, S3_AScatteredHazardIsTheWarning) {
    const Table table = dive(scattered({Gem::Black}), with_gem(ordinary(), Gem::Black), {centre(kBen)});
    EXPECT_EQ(asked(table), "");
    EXPECT_EQ(asked(drawn(table, {Gem::Black})), "Ben");
}

TEST(ScatteredWealth, S3_CardsMayBePlayedForTheScatteredGem) {
    const Table table = dive(scattered({Gem::Gold}), with_gem(ordinary(), Gem::Gold), {centre(kBen)});
    EXPECT_EQ(refused_by(table, card(kBen, 2, {Gem::Gold, 1})), "");
    EXPECT_THAT(expected(table), ElementsAre("draw", "play", "stop"));
}

TEST(ScatteredWealth, S3_TheScatteredGemMeetsTheOneDrawBeforeStopping) {
    const Table table = dive(scattered({Gem::Gold}), with_gem(ordinary(3), Gem::Gold), {centre(kBen)});
    EXPECT_EQ(pay_of(after(table, {Stop{}}), kBen), (Pay{.seat = kBen, .gems = 2, .wreck = 3}));
}

TEST(ScatteredWealth, S3_ByOptionTheScatteredGemIsNoDraw) {
    const HouseRules no_draw{.scattered_gem_is_a_draw = false};
    const Table table = dive(scattered({Gem::Gold}, no_draw), with_gem(ordinary(), Gem::Gold), {centre(kBen)});
    EXPECT_EQ(check(table, Stop{}), RuleViolation(DrawFirst{}));
    EXPECT_THAT(expected(table), ElementsAre("draw", "play"));
    EXPECT_EQ(refused_by(drawn(table, {Gem::Silver}), Stop{}), "");
}

TEST(ScatteredWealth, S3_AWreckHasOnlyAGemThatLiesOnATile) {
    const Table table = scattered({Gem::Gold});
    EXPECT_EQ(check(table, BeginDive{kBen, with_gem(ordinary(), Gem::Red), {centre(kBen)}}),
              RuleViolation(NoSuchGemOnATile{Gem::Red}));
    EXPECT_EQ(check(set_up(3), BeginDive{kAda, with_gem(ordinary(), Gem::Red), {centre(kAda)}}),
              RuleViolation(NoSuchGemOnATile{Gem::Red}));
}

TEST(ScatteredWealth, S3_AScatteredGemIsUsedUpByItsDive) {
    Table table = dive(scattered({Gem::Gold}), with_gem(ordinary(), Gem::Gold), {centre(kBen)});
    table = after(table, {Stop{}});
    EXPECT_EQ(refused_by(table, BeginDive{kCleo, with_gem(ordinary(), Gem::Gold), {centre(kCleo)}}), "S3");
}

TEST(Storm, S5_WhoRevealsACityWreckMustDiveThereAtOnce) {
    const Table table = storm(1);
    EXPECT_EQ(table.turn(), kAda);
    EXPECT_THAT(expected(table), ElementsAre("correct", "crew", "dive", "end", "recount"));
    for (const Action& action : std::vector<Action>{Rest{kAda}, Sail{kAda}, Recruit{kAda}, Refresh{kAda}, Rest{kBen},
                                                    BeginDive{kAda, ordinary(), {centre(kAda)}},
                                                    BeginDive{kBen, city(), {centre(kBen)}}, Scatter{}})
        EXPECT_EQ(check(table, action), RuleViolation(StormDiveFirst{kAda})) << id(kind(action));
    EXPECT_EQ(city_wreck_cleared(table).turn(), kBen);
}

TEST(Storm, S5_BoatsMayRushHoweverFar) {
    EXPECT_EQ(refused_by(storm(1), BeginDive{kAda, city(), {centre(kAda), rushing(kBen), rushing(kCleo)}}), "");
}

TEST(Storm, S5_TwoRevealedInOneSailAreDivedOneAfterTheOther) {
    const Table one_left = city_wreck_cleared(storm(2));
    EXPECT_EQ(one_left.turn(), kAda);
    EXPECT_EQ(check(one_left, Rest{kAda}), RuleViolation(StormDiveFirst{kAda}));
    EXPECT_EQ(city_wreck_cleared(one_left).turn(), kBen);
}

TEST(Storm, S5_ThePlayerPicksTheOrder) {
    for (const char* wreck : {"Upper", "Lower"})
        EXPECT_EQ(refused_by(storm(2), BeginDive{kAda, named(city(), wreck), {centre(kAda)}}), "");
}

TEST(Storm, S5_TheFourthCityWreckEndsTheGameThoughADiveIsDue) {
    Table table = set_up(3, Scenario::StormIsComing);
    for (int i = 0; i < 3; ++i) table = city_wreck_cleared(table);
    EXPECT_TRUE(city_wreck_cleared(after(table, {Sail{kAda, 2}})).over());
}

TEST(Storm, S5_OtherScenariosLetThePlayerSailOn) {
    EXPECT_EQ(after(set_up(3, Scenario::DangerousReefs), {Sail{kAda, 2}}).turn(), kBen);
    EXPECT_EQ(after(set_up(3, Scenario::StormIsComing), {Sail{kAda, 0}}).turn(), kBen);
}

}  // namespace
}  // namespace deepblue
