#include <gtest/gtest.h>

#include <ostream>

#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;

/// A line of the table of rulings: in that situation that action is refused for that reason.
struct Case {
    const char* name;
    Table (*situation)();
    Action action;
    RuleViolation violation;
};
void PrintTo(const Case& ruling, std::ostream* out) {
    *out << ruling.name;
}

Table nobody_seated() {
    return {};
}
Table row_due() {
    return seated(3);
}
Table on_turn() {
    return set_up(3);
}
Table recruit_due() {
    return after(set_up(3), {Recruit{kAda}});
}
Table refresh_due() {
    return after(set_up(3), {Refresh{kAda}});
}
Table scatter_due() {
    return after(set_up(3, Scenario::ScatteredWealth), {Sail{kAda, 1}});
}
Table storm_due() {
    return storm(1);
}
Table dive_begun() {
    return example_dive();
}
Table deciding() {
    return drawn(example_dive(), {Gem::Gold, Gem::Blue});
}
Table ben_asked() {
    return after(blue_asked(), {Surface{kAda}});
}

const BeginDive kAdasDive{kAda, {}, {{.seat = kAda}}};
const BeginDive kBensDive{kBen, {}, {{.seat = kBen}}};

class Refusals : public testing::TestWithParam<Case> {};

TEST_P(Refusals, AreForThisReason) {
    EXPECT_EQ(check(GetParam().situation(), GetParam().action), GetParam().violation)
        << "refused by: " << refused_by(GetParam().situation(), GetParam().action);
}

std::vector<Case> rulings() {
    const RuleViolation not_started = NotStarted{};
    return {
        {"P1_NoRestBeforeTheStart", nobody_seated, Rest{kAda}, not_started},
        {"P1_NoRevealBeforeTheStart", nobody_seated, Reveal{}, not_started},
        {"P1_NoDrawBeforeTheStart", nobody_seated, draw(Gem::Silver), not_started},
        {"P1_NoStopBeforeTheStart", nobody_seated, Stop{}, not_started},
        {"P1_NoRecountBeforeTheStart", nobody_seated, Recount{}, not_started},
        {"P1_NoEndBeforeTheStart", nobody_seated, EndGame{}, not_started},
        {"P1_NoStrangerBeforeTheStart", nobody_seated, Stranger{"Zoe"}, NotSeated{"Zoe"}},
        {"P1_NoSecondStart", on_turn, start(2, kPlain), AlreadyStarted{}},
        {"P1_NoSecondStartInADive", deciding, start(2, kPlain), AlreadyStarted{}},
        {"P1_AStrangerActs", on_turn, Stranger{"Zoe"}, NotSeated{"Zoe"}},
        {"P1_AStrangerActsWhileAHazardIsOpen", blue_asked, Stranger{"Zoe"}, NotSeated{"Zoe"}},
        {"M1_NoDiveBeforeTheRowLiesOpen", row_due, kAdasDive, RevealFirst{Occasion::SetUp, 4}},
        {"M1_NoDiveOfAnotherBeforeTheRowLiesOpen", row_due, kBensDive, RevealFirst{Occasion::SetUp, 4}},
        {"M1_NoRecruitBeforeTheRowLiesOpen", row_due, Recruit{kAda}, RevealFirst{Occasion::SetUp, 4}},
        {"M1_NoScatterBeforeTheRowLiesOpen", row_due, Scatter{}, RevealFirst{Occasion::SetUp, 4}},
        {"M3_NoSecondRecruitWhileACardIsDue", recruit_due, Recruit{kAda}, RevealFirst{Occasion::Recruit, 1}},
        {"M3_TheNextPlayerWaitsForTheCard", recruit_due, Rest{kBen}, RevealFirst{Occasion::Recruit, 1}},
        {"M4_TheNextPlayerWaitsForTheRow", refresh_due, Rest{kBen}, RevealFirst{Occasion::Refresh, 5}},
        {"M2_NoRevealThatIsNotDue", on_turn, Reveal{}, NoRevealDue{}},
        {"M2_NoRevealInADive", deciding, Reveal{}, NoRevealDue{}},
        {"M2_NoRevealWhileAScatterIsDue", scatter_due, Reveal{}, NoRevealDue{}},
        {"M5_NoBlackWithACard", recruit_due, Reveal{.gem = Gem::Black}, NeverAdded{Gem::Black}},
        {"M5_NoBlueWithACard", refresh_due, Reveal{.gem = Gem::Blue}, NeverAdded{Gem::Blue}},
        {"M7_NoRevealFromAnEmptyDeck", deck_used_up, Reveal{}, DeckUsedUp{}},
        {"M7_NoRefreshFromAnEmptyDeck", deck_used_up, Refresh{kAda}, DeckUsedUp{}},
        {"P6_NoRestInADive", deciding, Rest{kAda}, DiveUnderWay{}},
        {"P6_NoSailInADive", deciding, Sail{kAda}, DiveUnderWay{}},
        {"P6_NoRecruitInADive", deciding, Recruit{kBen}, DiveUnderWay{}},
        {"P6_NoRefreshInADive", deciding, Refresh{kAda}, DiveUnderWay{}},
        {"P6_NoDiveInADive", deciding, kBensDive, DiveUnderWay{}},
        {"P6_NoRestWhileTheLastCardsArePlayed", leader_up, Rest{kBen}, DiveUnderWay{}},
        {"P6_NotOnTurn", on_turn, Sail{kBen}, NotOnTurn{kAda}},
        {"D1_OnlyThePlayerOnTurnDives", on_turn, kBensDive, OnlyOnTurn{kAda}},
        {"W1_NoDrawWithoutADive", on_turn, draw(Gem::Silver), NoDive{ActionKind::Draw}},
        {"W1_NoDrawWhileTheRowIsDue", row_due, draw(Gem::Silver), NoDive{ActionKind::Draw}},
        {"H3_NoProtectionWithoutADive", on_turn, by_card(kAda, Gem::Blue), NoDive{ActionKind::Protect}},
        {"H3_NoProtectionWithoutAHazard", deciding, by_card(kAda, Gem::Blue), NothingToProtectFrom{}},
        {"H3_NoProtectionWhenAllHaveAnswered", leader_up, by_card(kBen, Gem::Blue), NothingToProtectFrom{}},
        {"H7_NoSurfacingWithoutADive", on_turn, Surface{kAda}, NoDive{ActionKind::Surface}},
        {"H7_NoSurfacingWithoutAHazard", deciding, Surface{kBen}, NoReasonToSurface{}},
        {"H7_NoSurfacingWhenAllHaveAnswered", leader_up, Surface{kBen}, NoReasonToSurface{}},
        {"C1_NoCardWithoutADive", on_turn, card(kAda, 2), NoDive{ActionKind::Play}},
        {"C1_NoCardBeforeTheFirstGem", dive_begun, card(kAda, 2), NoGemYet{}},
        {"V1_NoStopWithoutADive", on_turn, Stop{}, NoDive{ActionKind::Stop}},
        {"V1_NoCrewCountInADive", deciding, SetCrew{kAda, 4}, BooksClosed{}},
        {"V1_NoCorrectionInADive", deciding, Correct{kAda, 1, {}}, BooksClosed{}},
        {"V1_NoRecountInADive", dive_begun, Recount{}, BooksClosed{}},
        {"V1_NoEndInADive", leader_up, EndGame{}, BooksClosed{}},
        {"W3_NoStopBeforeTheFirstGem", dive_begun, Stop{}, DrawFirst{}},
        {"H8_NoCardBeforeTheAnswer", blue_asked, card(kBen, 2), AnswerFirst{kAda}},
        {"H8_NoDrawBeforeTheAnswer", blue_asked, draw(Gem::Silver), AnswerFirst{kAda}},
        {"H8_NoStopBeforeTheAnswer", ben_asked, Stop{}, AnswerFirst{kBen}},
        {"H8_NoAnswerOutOfOrder", blue_asked, by_card(kBen, Gem::Blue), AnswerFirst{kAda}},
        {"H8_NoSurfacingOutOfOrder", ben_asked, Surface{kCleo}, AnswerFirst{kBen}},
        {"H8_NoSecondAnswer", ben_asked, by_card(kAda, Gem::Blue), AnswerFirst{kBen}},
        {"H8_NoBookKeepingBeforeTheAnswer", blue_asked, SetCrew{kAda, 4}, AnswerFirst{kAda}},
        {"H8_NoSecondSurfacing", ben_asked, Surface{kAda}, AnswerFirst{kBen}},
        {"H13_NoEmptyAnswer", blue_asked, Protect{kAda, {}}, WrongNumberOfAnswers{1}},
        {"H4_NoAnswerToAnotherColour", blue_asked, by_card(kAda, Gem::Black), WrongColourAnswered{Gem::Black}},
        {"H4_NoSpotThatOneDoesNotHold", ben_asked, by_spot(kBen, Gem::Blue), NoProtectingSpot{kBen, Gem::Blue}},
        {"H9_NoDrawAfterTheLeaderSurfaced", leader_up, draw(Gem::Silver), LeaderIsUp{kAda}},
        {"C6_NoCardOfTheSurfacedLeader", leader_up, card(kAda, 2), HasSurfaced{kAda}},
        {"S3_NothingElseWhileAScatterIsDue", scatter_due, Sail{kAda}, ScatterFirst{}},
        {"S3_NoDiveWhileAScatterIsDue", scatter_due, kAdasDive, ScatterFirst{}},
        {"S3_NoScatterThatIsNotDue", on_turn, Scatter{}, NoScatterDue{}},
        {"S3_NoScatterInADive", deciding, Scatter{}, NoScatterDue{}},
        {"G4_NoScatterOfAGemTheBagLacks", scatter_due, Scatter{.gems = {Gem::Green}}, NotInTheBag{Gem::Green}},
        {"G4_NoDrawOfAGemTheBagLacks", deciding, draw(Gem::Purple), NotInTheBag{Gem::Purple}},
        {"S5_NoOrdinaryDiveInTheStorm", storm_due, kAdasDive, StormDiveFirst{kAda}},
        {"S5_NoOtherPlayerInTheStorm", storm_due, Rest{kBen}, StormDiveFirst{kAda}},
        {"E1_NoTurnAfterTheEnd", game_over, Rest{kBen}, GameOver{}},
        {"E1_NoStrangerAfterTheEnd", game_over, Stranger{"Zoe"}, GameOver{}},
        {"E1_NoSecondEnd", game_over, EndGame{}, GameOver{}},
    };
}

INSTANTIATE_TEST_SUITE_P(Rulings, Refusals, testing::ValuesIn(rulings()),
                         [](const auto& ruling) { return std::string(ruling.param.name); });

TEST(RulingsTable, NamesEachLineByTheRuleThatRefuses) {
    for (const Case& ruling : rulings()) {
        const std::string name = ruling.name;
        EXPECT_EQ(rule_id(ruling.violation), name.substr(0, name.find('_'))) << name;
    }
}

TEST(BookKeeping, P6_IsLegalWheneverNoDiveIsUnderWay) {
    for (const Table& table : {row_due(), on_turn(), recruit_due(), refresh_due(), scatter_due(), storm_due()}) {
        for (const Action& action : std::vector<Action>{SetCrew{kBen, 0}, Correct{kBen, -9, {}}, Recount{}, EndGame{}})
            EXPECT_EQ(refused_by(table, action), "") << id(kind(action));
    }
}

}  // namespace
}  // namespace deepblue
