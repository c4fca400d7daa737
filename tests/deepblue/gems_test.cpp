#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;

TEST(Gems, G1_ThereAre31InTheseColours) {
    const GemCounts all = everywhere(Table{});
    EXPECT_EQ(all.total(), 31);
    EXPECT_EQ(all[Gem::Silver], 9);
    EXPECT_EQ(all[Gem::Gold], 5);
    EXPECT_EQ(all[Gem::Black], 4);
    EXPECT_EQ(all[Gem::Blue], 4);
    EXPECT_EQ(all[Gem::Purple], 4);
    EXPECT_EQ(all[Gem::Red], 3);
    EXPECT_EQ(all[Gem::Green], 2);
    EXPECT_EQ(all, kAllThereIs);
}

TEST(Gems, G2_TheBagStartsWith19) {
    const GemCounts bag = seated(2).bag;
    EXPECT_EQ(bag.total(), 19);
    EXPECT_EQ(bag, (GemCounts{{Gem::Black, 4}, {Gem::Blue, 4}, {Gem::Silver, 7}, {Gem::Gold, 3}, {Gem::Red, 1}}));
}

TEST(Gems, G3_TheSupplyStartsWith12) {
    const GemCounts supply = seated(2).supply;
    EXPECT_EQ(supply.total(), 12);
    EXPECT_EQ(supply, (GemCounts{{Gem::Silver, 2}, {Gem::Gold, 2}, {Gem::Red, 2}, {Gem::Green, 2}, {Gem::Purple, 4}}));
}

TEST(Gems, G4_NoneIsLostOrMadeByAnyActionOfAGame) {
    const std::vector<Action> game{
        start(2, Scenario::ScatteredWealth),
        Reveal{.gem = Gem::Green},
        Reveal{},
        Reveal{.gem = Gem::Purple},
        Reveal{.gem = Gem::Gold},
        Sail{kAda, 2},
        Scatter{.gems = {Gem::Black, Gem::Gold}},
        BeginDive{kBen, with_gem(city(), Gem::Black), {centre(kBen), rushing(kAda)}},
        draw(Gem::Black),
        by_card(kBen, Gem::Black),
        Surface{kAda},
        draw(Gem::Green),
        card(kBen, 4),
        Stop{},
        Recount{{{Gem::Silver, 9}, {Gem::Black, 4}}},
        Refresh{kAda},
        Reveal{.gem = Gem::Red},
        EndGame{},
    };
    Table table;
    for (const Action& action : game) {
        table = after(std::move(table), {action});
        EXPECT_EQ(everywhere(table), kAllThereIs) << id(kind(action));
    }
}

TEST(Gems, G4_WhatTheBagDoesNotHoldCannotBeDrawn) {
    const Table diving = dive_of_three();
    EXPECT_EQ(check(diving, draw(Gem::Green)), RuleViolation(NotInTheBag{Gem::Green}));
    EXPECT_EQ(check(drawn(diving, {Gem::Red}), draw(Gem::Red)), RuleViolation(NotInTheBag{Gem::Red}));
}

TEST(Gems, G4_APairNeedsBothOfItsGemsInTheBag) {
    const Table diving = dive_of_three(city(), Scenario::TroubledWaters);
    EXPECT_EQ(refused_by(diving, pair(Gem::Red, Gem::Red)), "G4");
    EXPECT_EQ(refused_by(diving, pair(Gem::Red, Gem::Gold)), "");
}

TEST(Gems, G4_ARecountCannotFindMoreThanBagAndSupplyHold) {
    const Table table = set_up(2);
    EXPECT_EQ(check(table, Recount{{{Gem::Green, 3}}}), RuleViolation(MoreThanThereAre{Gem::Green, 2}));
    EXPECT_EQ(refused_by(table, Recount{{{Gem::Green, 2}}}), "");
    EXPECT_EQ(check(scattered({Gem::Black}), Recount{{{Gem::Black, 4}}}),
              RuleViolation(MoreThanThereAre{Gem::Black, 3}));
}

TEST(Gems, G4_ARecountMovesTheRestOfBagAndSupplyIntoTheSupply) {
    const GemCounts counted{{Gem::Silver, 9}, {Gem::Blue, 3}};
    const Table table = with_bag(counted);
    EXPECT_EQ(table.bag, counted);
    EXPECT_EQ(table.supply, kAllThereIs - counted);
}

TEST(Gems, G5_AfterADiveAllAreBackInTheBag) {
    const Table before = dive_of_three();
    const Table table = after(drawn(before, {Gem::Silver, Gem::Black, Gem::Blue, Gem::Gold}), {Stop{}});
    EXPECT_EQ(table.bag, kStartingBag);
    EXPECT_TRUE(table.board().empty());
}

TEST(Gems, G5_TheScatteredGemGoesBackIntoTheBagToo) {
    const Table before = scattered({Gem::Red, Gem::Blue});
    EXPECT_EQ(before.bag, kStartingBag - GemCounts({{Gem::Red, 1}, {Gem::Blue, 1}}));
    const Table table = after(dive(before, with_gem(ordinary(), Gem::Red), {centre(kBen)}), {Stop{}});
    EXPECT_EQ(table.bag, kStartingBag - GemCounts({{Gem::Blue, 1}}));
    EXPECT_EQ(table.tiles, GemCounts({{Gem::Blue, 1}}));
}

}  // namespace
}  // namespace deepblue
