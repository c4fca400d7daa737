#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;
using testing::ElementsAre;

/// Ada alone, with boats on those spots.
Table alone_on(const std::vector<Spot>& spots) {
    std::vector<Boat> boats;
    for (const Spot spot : spots) boats.push_back(on(kAda, spot));
    return dive(set_up(2), ordinary(3, spots), boats);
}

TEST(Hazard, H1_BlackAndBlueAreCountedApart) {
    EXPECT_EQ(asked(drawn(dive_of_three(), {Gem::Black, Gem::Blue})), "");
    EXPECT_EQ(asked(drawn(dive_of_three(), {Gem::Black, Gem::Blue, Gem::Black})), "Ada");
    EXPECT_EQ(asked(drawn(dive_of_three(), {Gem::Black, Gem::Blue, Gem::Blue})), "Ada");
}

TEST(Hazard, H1_HazardsAreCountedPerDive) {
    const Table table = after(drawn(dive_of_three(), {Gem::Blue}), {Stop{}});
    EXPECT_EQ(asked(drawn(dive(table, ordinary(), {centre(kBen)}), {Gem::Blue})), "");
}

TEST(Hazard, H1_NoOtherColourIsAHazard) {
    EXPECT_EQ(asked(drawn(dive_of_three(), {Gem::Silver, Gem::Silver, Gem::Gold, Gem::Gold, Gem::Gold})), "");
}

TEST(Hazard, H2_TheFirstBlackAndTheFirstBlueAreWarnings) {
    EXPECT_THAT(expected(drawn(dive_of_three(), {Gem::Black})), ElementsAre("draw", "play", "stop"));
    EXPECT_THAT(expected(drawn(dive_of_three(), {Gem::Blue})), ElementsAre("draw", "play", "stop"));
}

TEST(Hazard, H3_LeaderIsAskedFirstThenClockwise) {
    Table table = after(set_up(4), {Rest{kAda}, Rest{kBen}});
    table = dive(table, ordinary(), {centre(kAda), centre(kBen), centre(kCleo), centre(kDora)});
    table = drawn(table, {Gem::Black, Gem::Black});
    for (const Seat seat : {kCleo, kDora, kAda, kBen}) {
        EXPECT_EQ(asked(table), table.seats.name(seat));
        table = after(table, {by_card(seat, Gem::Black)});
    }
    EXPECT_EQ(asked(table), "");
}

TEST(Hazard, H3_EveryFurtherGemAsksEveryoneStillIn) {
    Table table = drawn(dive_of_three(), {Gem::Black, Gem::Black});
    table = after(table, {by_card(kAda, Gem::Black), Surface{kBen}, by_card(kCleo, Gem::Black), draw(Gem::Black)});
    EXPECT_EQ(asked(table), "Ada");
    table = after(table, {by_card(kAda, Gem::Black)});
    EXPECT_EQ(asked(table), "Cleo");
    EXPECT_EQ(asked(after(table, {by_card(kCleo, Gem::Black)})), "");
}

TEST(Hazard, H3_NothingToAnswerNothingToProtectFrom) {
    EXPECT_EQ(check(drawn(dive_of_three(), {Gem::Blue}), by_card(kAda, Gem::Blue)),
              RuleViolation(NothingToProtectFrom{}));
}

TEST(Hazard, H4_ProtectionIsOfThatVeryColour) {
    EXPECT_EQ(check(blue_asked(), by_card(kAda, Gem::Black)), RuleViolation(WrongColourAnswered{Gem::Black}));
    EXPECT_EQ(check(blue_asked(), by_card(kAda, Gem::Gold)), RuleViolation(WrongColourAnswered{Gem::Gold}));
    EXPECT_EQ(refused_by(blue_asked(), by_card(kAda, Gem::Blue)), "");
    EXPECT_EQ(refused_by(blue_asked(), by_spot(kAda, Gem::Blue)), "");
}

TEST(Hazard, H4_OnlyASpotOfThatColourProtects) {
    const Table black = drawn(alone_on({Spot::Blue, Spot::Red}), {Gem::Black, Gem::Black});
    EXPECT_EQ(check(black, by_spot(kAda, Gem::Black)), RuleViolation(NoProtectingSpot{kAda, Gem::Black}));
    const Table blue = drawn(alone_on({Spot::Black}), {Gem::Blue, Gem::Blue});
    EXPECT_EQ(check(blue, by_spot(kAda, Gem::Blue)), RuleViolation(NoProtectingSpot{kAda, Gem::Blue}));
}

TEST(Hazard, H4_AnothersSpotDoesNotProtect) {
    const Table table = after(blue_asked(), {by_card(kAda, Gem::Blue)});
    EXPECT_EQ(check(table, by_spot(kBen, Gem::Blue)), RuleViolation(NoProtectingSpot{kBen, Gem::Blue}));
}

TEST(Hazard, H5_ASpotProtectsOnce) {
    Table table = drawn(alone_on({Spot::Blue}), {Gem::Blue, Gem::Blue});
    table = after(table, {by_spot(kAda, Gem::Blue), draw(Gem::Blue)});
    EXPECT_EQ(check(table, by_spot(kAda, Gem::Blue)), RuleViolation(NoProtectingSpot{kAda, Gem::Blue}));
    EXPECT_EQ(refused_by(table, by_card(kAda, Gem::Blue)), "");
}

TEST(Hazard, H5_ACardLeavesTheSpot) {
    Table table = drawn(alone_on({Spot::Blue}), {Gem::Blue, Gem::Blue});
    table = after(table, {by_card(kAda, Gem::Blue), draw(Gem::Blue)});
    EXPECT_EQ(refused_by(table, by_spot(kAda, Gem::Blue)), "");
}

TEST(Hazard, H5_BlackOrBlueProtectsFromEither) {
    for (const Gem hazard : {Gem::Black, Gem::Blue}) {
        const Table table = drawn(alone_on({Spot::BlackOrBlue}), {hazard, hazard});
        EXPECT_EQ(refused_by(table, by_spot(kAda, hazard)), "");
    }
}

TEST(Hazard, H5_BlackOrBlueProtectsOnceInAll) {
    Table table = drawn(alone_on({Spot::BlackOrBlue}), {Gem::Blue, Gem::Black, Gem::Blue});
    table = after(table, {by_spot(kAda, Gem::Blue), draw(Gem::Black)});
    EXPECT_EQ(check(table, by_spot(kAda, Gem::Black)), RuleViolation(NoProtectingSpot{kAda, Gem::Black}));
}

TEST(Hazard, H5_ThePlainSpotIsUsedBeforeBlackOrBlue) {
    for (const auto& spots : {std::vector{Spot::BlackOrBlue, Spot::Blue}, std::vector{Spot::Blue, Spot::BlackOrBlue}}) {
        Table table = drawn(alone_on(spots), {Gem::Blue, Gem::Black, Gem::Blue});
        table = after(table, {by_spot(kAda, Gem::Blue), draw(Gem::Black)});
        EXPECT_EQ(refused_by(table, by_spot(kAda, Gem::Black)), "");
    }
}

TEST(Hazard, H6_NobodyHasToProtect) {
    EXPECT_EQ(refused_by(blue_asked(), Surface{kAda}), "");
}

TEST(Hazard, H7_WhoSurfacesGetsNoGemsButKeepsCardVp) {
    Table table = after(drawn(example_dive(), {Gem::Red, Gem::Blue}), {card(kCleo, 5), draw(Gem::Blue)});
    table = after(table, {by_spot(kAda, Gem::Blue), by_card(kBen, Gem::Blue), Surface{kCleo}, Stop{}});
    EXPECT_EQ(pay_of(table, kCleo), (Pay{.seat = kCleo, .cards = 5}));
}

TEST(Hazard, H7_WhoSurfacesDoesSoWithAllBoats) {
    const Wreck wreck = ordinary(3, {Spot::Gold});
    Table table = dive(set_up(2), wreck, {centre(kAda), centre(kBen), on(kBen, Spot::Gold)});
    table = drawn(table, {Gem::Gold, Gem::Black, Gem::Black});
    table = after(table, {by_card(kAda, Gem::Black), Surface{kBen}, draw(Gem::Black)});
    EXPECT_EQ(asked(after(table, {by_card(kAda, Gem::Black)})), "");
    EXPECT_EQ(pay_of(after(table, {by_card(kAda, Gem::Black), Stop{}}), kBen).gems, 0);
}

TEST(Hazard, H8_HazardsComeBeforeAnythingElse) {
    const std::vector<Action> others{draw(Gem::Silver),
                                     Stop{},
                                     card(kAda, 2),
                                     card(kBen, 2),
                                     Surface{kBen},
                                     Recruit{kAda},
                                     Rest{kAda},
                                     SetCrew{kAda, 4},
                                     Correct{kAda, 1, {}},
                                     Recount{},
                                     EndGame{},
                                     Refresh{kAda},
                                     by_card(kBen, Gem::Blue),
                                     Sail{kAda},
                                     Scatter{},
                                     Reveal{},
                                     BeginDive{kAda, ordinary(), {centre(kAda)}}};
    for (const Action& action : others)
        EXPECT_EQ(check(blue_asked(), action), RuleViolation(AnswerFirst{kAda})) << id(kind(action));
}

TEST(Hazard, H8_ACardThatThisVeryGemMakesPlayableWaitsForAllAnswers) {
    const Play two_blue = card(kAda, 3, {Gem::Blue, 2});
    Table table = after(blue_asked(), {by_card(kAda, Gem::Blue)});
    EXPECT_EQ(check(table, two_blue), RuleViolation(AnswerFirst{kBen}));
    table = after(table, {Surface{kBen}, Surface{kCleo}});
    EXPECT_EQ(refused_by(table, two_blue), "");
}

TEST(Hazard, H9_IfTheLeaderSurfacesTheOthersStillAnswer) {
    Table table = after(blue_asked(), {Surface{kAda}});
    EXPECT_EQ(asked(table), "Ben");
    table = after(table, {by_card(kBen, Gem::Blue)});
    EXPECT_EQ(asked(table), "Cleo");
}

TEST(Hazard, H9_ThenTheDiveIsOverAndWhoProtectedScoresTheGems) {
    Table table = after(blue_asked(), {Surface{kAda}, by_card(kBen, Gem::Blue), Surface{kCleo}});
    EXPECT_EQ(check(table, draw(Gem::Silver)), RuleViolation(LeaderIsUp{kAda}));
    table = after(table, {Stop{}});
    EXPECT_EQ(pay_of(table, kAda), (Pay{.seat = kAda, .wreck = 3}));
    EXPECT_EQ(pay_of(table, kBen), (Pay{.seat = kBen, .gems = 5}));
    EXPECT_EQ(pay_of(table, kCleo), (Pay{.seat = kCleo}));
}

TEST(Hazard, H9_WithNobodyLeftInTheDiveCanOnlyBeClosed) {
    const Table table = after(blue_asked(), {Surface{kAda}, Surface{kBen}, Surface{kCleo}});
    EXPECT_THAT(expected(table), ElementsAre("stop"));
}

TEST(Hazard, H10_WhoProtectedMayStillPlayForTheLastGem) {
    EXPECT_THAT(expected(leader_up()), ElementsAre("play", "stop"));
    const Table table = after(leader_up(), {card(kBen, 6, {Gem::Blue, 2}), card(kCleo, 1), Stop{}});
    EXPECT_EQ(pay_of(table, kBen).cards, 6);
    EXPECT_EQ(pay_of(table, kCleo).cards, 1);
    EXPECT_EQ(check(leader_up(), card(kAda, 2)), RuleViolation(HasSurfaced{kAda}));
}

TEST(Hazard, H11_TheLeaderGoesOnAlone) {
    Table table = after(blue_asked(), {by_card(kAda, Gem::Blue), Surface{kBen}, Surface{kCleo}});
    EXPECT_THAT(expected(table), ElementsAre("draw", "play", "stop"));
    table = after(table, {draw(Gem::Silver), draw(Gem::Blue), by_card(kAda, Gem::Blue), Stop{}});
    EXPECT_EQ(pay_of(table, kAda).gems, 3);
}

TEST(Hazard, H12_AProtectingCardPaysNothing) {
    Table table = drawn(example_dive(Scenario::BestOfTheBest, true), {Gem::Blue, Gem::Blue});
    table = after(table, {by_card(kAda, Gem::Blue), by_card(kBen, Gem::Blue), Surface{kCleo}, Stop{}});
    EXPECT_EQ(pay_of(table, kBen), (Pay{.seat = kBen}));
    EXPECT_EQ(pay_of(table, kAda), (Pay{.seat = kAda, .wreck = 3}));
}

}  // namespace
}  // namespace deepblue
