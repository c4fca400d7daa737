#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;
using testing::ElementsAre;
using testing::IsEmpty;

/// A game of as many as there are results, ended with these chests and crews.
struct Result {
    int vp = 0;
    int crew = 4;
};
std::vector<Rank> ranked(const std::vector<Result>& results) {
    Table table = set_up(static_cast<int>(results.size()));
    for (const Seat seat : table.seats.all()) {
        const Result& result = results[static_cast<std::size_t>(seat)];
        table = after(table, {Correct{seat, result.vp, {}}, SetCrew{seat, result.crew}});
    }
    return ranking(after(table, {EndGame{}}));
}

TEST(End, E1_TheFourthCityWreckEndsTheGameAtOnceAfterItsPay) {
    Table table = set_up(2);
    for (int i = 0; i < 3; ++i) table = city_wreck_cleared(table);
    EXPECT_FALSE(table.over());
    EXPECT_EQ(table.chests[kBen], 6);
    table = city_wreck_cleared(table);
    EXPECT_TRUE(table.over());
    EXPECT_EQ(table.chests[kBen], 12);
    EXPECT_EQ(table.turn(), std::nullopt);
}

TEST(End, E1_OrdinaryWrecksDoNotEndTheGame) {
    Table table = set_up(2);
    for (int i = 0; i < 10; ++i)
        table = after(dive(table, ordinary(), {centre(table.on_turn)}), {draw(Gem::Silver), Stop{}});
    EXPECT_FALSE(table.over());
}

TEST(End, E1_AfterTheEndNothingIsLegal) {
    const Table table = game_over();
    const std::vector<Action> all{start(2, kPlain),
                                  Reveal{},
                                  Recruit{kAda},
                                  Refresh{kAda},
                                  Sail{kAda},
                                  Rest{kAda},
                                  Scatter{},
                                  BeginDive{kAda, ordinary(), {centre(kAda)}},
                                  draw(Gem::Silver),
                                  by_card(kAda, Gem::Blue),
                                  Surface{kAda},
                                  card(kAda, 1),
                                  Stop{},
                                  SetCrew{kAda, 4},
                                  Correct{kAda, 1, {}},
                                  Recount{kStartingBag},
                                  EndGame{},
                                  Stranger{"Zoe"}};
    ASSERT_EQ(all.size(), kActionKinds + 1);
    for (const Action& action : all) EXPECT_EQ(check(table, action), RuleViolation(GameOver{})) << action.index();
    EXPECT_THAT(expected(table), IsEmpty());
}

TEST(End, E2_MostVpWins) {
    EXPECT_THAT(ranked({{.vp = 3}, {.vp = 9}, {.vp = -2}}),
                ElementsAre(Rank{1, {kBen}, 9, 4}, Rank{2, {kAda}, 3, 4}, Rank{3, {kCleo}, -2, 4}));
}

TEST(End, E2_VpCountBeforeCrew) {
    EXPECT_THAT(ranked({{.vp = 3, .crew = 9}, {.vp = 4, .crew = 1}}),
                ElementsAre(Rank{1, {kBen}, 4, 1}, Rank{2, {kAda}, 3, 9}));
}

TEST(End, E3_EqualVpMoreCrewPlacesBetter) {
    EXPECT_THAT(ranked({{.vp = 5, .crew = 4}, {.vp = 5, .crew = 6}}),
                ElementsAre(Rank{1, {kBen}, 5, 6}, Rank{2, {kAda}, 5, 4}));
}

TEST(End, E3_StillEqualSharesThePlaceAndTheNextIsLeftOut) {
    EXPECT_THAT(ranked({{.vp = 1}, {.vp = 5}, {.vp = 5}}),
                ElementsAre(Rank{1, {kBen, kCleo}, 5, 4}, Rank{3, {kAda}, 1, 4}));
}

TEST(End, E3_HoldsForEveryPlace) {
    EXPECT_THAT(ranked({{.vp = 1, .crew = 4}, {.vp = 1, .crew = 7}, {.vp = 9}, {.vp = 0}, {.vp = 0}}),
                ElementsAre(Rank{1, {kCleo}, 9, 4}, Rank{2, {kBen}, 1, 7}, Rank{3, {kAda}, 1, 4},
                            Rank{4, {kDora, kEmil}, 0, 4}));
}

TEST(End, E3_TheCrewIsWhatWasHiredUnlessSetByHand) {
    const Table table = after(set_up(2), {Recruit{kAda}, Reveal{}, Rest{kBen}, EndGame{}});
    EXPECT_THAT(ranking(table), ElementsAre(Rank{1, {kAda}, 0, 5}, Rank{2, {kBen}, 0, 4}));
}

TEST(End, E1_TheTableMayEndEarlyWheneverNoDiveIsUnderWay) {
    EXPECT_TRUE(after(seated(2), {EndGame{}}).over());
    EXPECT_TRUE(after(storm(1), {EndGame{}}).over());
    EXPECT_TRUE(after(set_up(2, Scenario::ScatteredWealth), {Sail{kAda, 1}, EndGame{}}).over());
    EXPECT_EQ(refused_by(dive_of_three(), EndGame{}), "V1");
}

}  // namespace
}  // namespace deepblue
