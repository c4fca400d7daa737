#include "app/nights/records.h"

#include "app/nights/calibration.h"
#include "app/nights/luck.h"
#include "app/session/game_book.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using testing::DoubleNear;
using testing::IsEmpty;
using testing::SizeIs;

// Reckoned by hand. Before the second black gem the bag holds 3 black of 18, before the third gem 2 black of 17.
constexpr double kSecond = 3.0 / 18;
constexpr double kThird = 2.0 / 17;
constexpr double kRounding = 2e-6;

class Records : public NightsTest {
protected:
    [[nodiscard]] PlayerRecord of(const std::string& name, const Slice& slice = {}) {
        for (const PlayerRecord& record : records(books(), people(), slice))
            if (record.player.name == name) return record;
        ADD_FAILURE() << name;
        return {};
    }
};

TEST_F(Records, EqualWhatIsReckonedByHand) {
    finished(dive_with_a_hazard());  // Ada 4, Ben 0
    finished(quiet_dive());          // Ada 6, Ben 3
    const Record ada = of("Ada").all;
    EXPECT_EQ(ada.games, 2);
    EXPECT_EQ(ada.wins, 2);
    EXPECT_EQ(ada.vp, 10);
    EXPECT_EQ(ada.best, 6);
    EXPECT_EQ(ada.average(), 5.0);
    EXPECT_EQ(ada.dives, 2);
    EXPECT_EQ(ada.surfaced, 0);
    EXPECT_THAT(ada.expected_surfaced, DoubleNear(kSecond + kThird, kRounding));
    const Record ben = of("Ben").all;
    EXPECT_EQ(ben.wins, 0);
    EXPECT_EQ(ben.win_rate(), 0.0);
    EXPECT_EQ(ben.vp, 3);
    EXPECT_EQ(ben.surfaced, 1);
    EXPECT_EQ(ben.surfaced_rate(), 0.5);
    EXPECT_THAT(ben.expected_surfaced, DoubleNear(kSecond, kRounding));
    EXPECT_EQ(ben.luck, 0);  // who leads no dive has none
}

TEST_F(Records, ArePartedByScenarioAndNumberOfPlayers) {
    finished(quiet_dive());
    finished(quiet_dive(), "best_of_the_best");
    const PlayerRecord ada = of("Ada");
    EXPECT_THAT(ada.by_scenario, SizeIs(2));
    EXPECT_EQ(ada.by_scenario.at(deepblue::Scenario::BestOfTheBest).games, 1);
    EXPECT_THAT(ada.by_players, SizeIs(1));
    EXPECT_EQ(ada.by_players.at(2).games, 2);
    EXPECT_EQ(of("Ada", {.scenario = deepblue::Scenario::DangerousReefs}).all.games, 1);
    EXPECT_THAT(records(books(), people(), {.scenario = deepblue::Scenario::StormIsComing}), IsEmpty());
}

TEST_F(Records, WhoWinsMoreOftenComesFirst) {
    finished(quiet_dive());
    const auto all = records(books(), people(), {});
    ASSERT_THAT(all, SizeIs(2));
    EXPECT_EQ(all[0].player.name, "Ada");
}

TEST_F(Records, TellAPlayersWayTheOldestGameFirst) {
    finished(dive_with_a_hazard());
    now += session::kDay;
    finished(quiet_dive());
    const Person ada = people().of(player("Ada"));
    const auto way = last_scores(books(), ada, {}, 12);
    ASSERT_THAT(way, SizeIs(2));
    EXPECT_EQ(way[0].vp, 4);
    EXPECT_EQ(way[1].vp, 6);
    EXPECT_TRUE(way[1].won);
    EXPECT_EQ(first_day(books(), ada), way[0].day);
    EXPECT_THAT(last_scores(books(), ada, {}, 1), SizeIs(1));
}

TEST_F(Records, CalibrationEqualsWhatIsReckonedByHand) {
    finished(dive_with_a_hazard());
    const Calibration odds = luck(books(), people(), {}, false).odds;
    EXPECT_EQ(odds[0].decisions, 0);
    EXPECT_EQ(odds[1].from, 10);
    EXPECT_EQ(odds[1].to, 25);
    EXPECT_EQ(odds[1].decisions, 2);
    EXPECT_EQ(odds[1].answered, 1);
    EXPECT_EQ(odds[1].rate(), 0.5);
    EXPECT_THAT(odds[1].expected_rate(), DoubleNear((kSecond + kThird) / 2, kRounding));
    for (const OddsRange& range : luck(books(), people(), {}, true).odds) EXPECT_EQ(range.decisions, 0);
}

}  // namespace
}  // namespace nights
