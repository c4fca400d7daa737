#include "app/nights/finished_game.h"

#include "app/nights/player_keeping.h"
#include "engine/journal/error.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using testing::SizeIs;

class OpenGame : public NightsTest {};

TEST_F(OpenGame, TellsWhatThePageShows) {
    finished(quiet_dive());
    const auto id = finished(dive_with_a_hazard());
    const FinishedGame game = open_game(books(), people(), id);
    EXPECT_EQ(game.origin, Origin::Played);
    EXPECT_EQ(game.number_in_night, 2);
    EXPECT_EQ(game.scenario, deepblue::Scenario::DangerousReefs);
    EXPECT_TRUE(game.printed_rules);
    EXPECT_EQ(game.dives, 1);
    EXPECT_EQ(game.busts, 0);
    EXPECT_EQ(game.commitment.size(), 64u);
    ASSERT_THAT(game.results, SizeIs(2));
    EXPECT_EQ(game.results[0].colour, "green");
    EXPECT_TRUE(game.results[0].began);
    EXPECT_FALSE(game.results[1].began);
    EXPECT_EQ(game.ranking()[0].vp, 4);
    EXPECT_EQ(game.ranking()[1].place, 2);
}

TEST_F(OpenGame, KnowsHowLongItTook) {
    play_all(session::set_up());
    now += 112 * 60;
    play_all({kEnd});
    game().open_chests();
    catch_up(journal());
    EXPECT_EQ(open_game(books(), people(), game().game().value()).minutes, 112);
}

TEST_F(OpenGame, TheRecordHasDivesChartLogAndEveryStep) {
    const auto id = finished(dive_with_a_hazard());
    const GameRecord record = record_of(journal(), people(), id);
    ASSERT_THAT(record.table.dives, SizeIs(1));
    EXPECT_EQ(record.table.dives[0].pay[0].gems, 1);
    EXPECT_EQ(record.table.dives[0].pay[0].wreck, 3);
    EXPECT_THAT(record.history.treasure, SizeIs(2));
    EXPECT_THAT(record.story.actions, SizeIs(record.actions.size()));
    EXPECT_FALSE(record.table_at(0).started());
    EXPECT_EQ(record.table_at(7).board()[deepblue::Gem::Black], 1);
    EXPECT_EQ(record.table_at(record.actions.size()), record.table);
    EXPECT_EQ(record.table_at(9999), record.table);
}

TEST_F(OpenGame, PlayersHaveTheNamesOfToday) {
    const auto id = finished(quiet_dive());
    ASSERT_EQ(rename_player(journal(), player("Ada"), "Adele"), std::nullopt);
    EXPECT_EQ(open_game(books(), people(), id).results[0].player.name, "Adele");
    const GameRecord record = record_of(journal(), people(), id);
    EXPECT_EQ(record.table.seats.players()[0].name, "Adele");
    EXPECT_EQ(std::get<deepblue::Start>(record.actions[0]).first, "Adele");
}

TEST_F(OpenGame, OneThatIsNotTakenInIsNotFound) {
    play_all(session::set_up());
    const auto running = game().game().value();
    for (const auto id : {running, journal::GameId{99}}) {
        try {
            static_cast<void>(open_game(books(), people(), id));
            ADD_FAILURE() << "opened";
        } catch (const journal::Error& error) {
            EXPECT_EQ(error.fault(), journal::Fault::NotFound);
        }
    }
    EXPECT_THROW(static_cast<void>(record_of(journal(), people(), running)), journal::Error);
}

}  // namespace
}  // namespace nights
