#include "app/nights/settle.h"

#include "app/nights/history.h"
#include "app/nights/identity.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

class Settling : public NightsTest {};

TEST_F(Settling, AFinishedGameIsTakenInOnce) {
    const auto id = finished(quiet_dive());
    const std::string before = content();
    EXPECT_FALSE(catch_up(journal()));
    EXPECT_EQ(content(), before);
    const auto outcome = books().outcomes.find(id);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->variant, "dangerous_reefs");
    EXPECT_EQ(outcome->results[0].points, 6);
    EXPECT_EQ(outcome->results[1].points, 3);
    EXPECT_TRUE(outcome->results[0].won);
    EXPECT_THAT(journal().check(), IsEmpty());
}

TEST_F(Settling, ARunningGameIsNot) {
    play_all(session::set_up());
    play_all(quiet_dive());
    EXPECT_FALSE(catch_up(journal()));
    EXPECT_EQ(books().outcomes.count(), 0);
}

TEST_F(Settling, OneWhoseEndCanBeTakenBackWaits) {
    play_all(session::set_up());
    play_all(quiet_dive());
    play_all({kEnd});
    catch_up(journal());
    EXPECT_EQ(books().outcomes.count(), 0);
    game().open_chests();
    catch_up(journal());
    EXPECT_EQ(books().outcomes.count(), 1);
}

TEST_F(Settling, OneThatWasTakenInIsToldAlsoIfItsChestsWereOpenedByAnOlderVersion) {
    play_all(session::set_up());
    play_all(quiet_dive());
    play_all({kEnd});
    game().open_chests(1);
    ASSERT_FALSE(game().is_told());
    journal::Step step(journal());
    settle(*step, game().game().value(), journal().path());
    step.commit();
    EXPECT_TRUE(game().is_told());
}

TEST_F(Settling, OneThatWasTakenBackAndPlayedOnCountsAsItEnded) {
    play_all(session::set_up());
    play_all({kEnd});
    catch_up(journal());
    ASSERT_TRUE(session::accepted(game().undo()));
    play_all(quiet_dive());
    play_all({kEnd});
    const auto first = game().game().value();
    play_all(session::set_up());  // the next game makes the end final
    catch_up(journal());
    EXPECT_EQ(books().outcomes.find(first)->results[0].points, 6);
    EXPECT_EQ(books().outcomes.count(), 1);
}

TEST_F(Settling, CanGoOnInSmallPieces) {
    for (int i = 0; i < 3; ++i) play_game(quiet_dive());
    EXPECT_TRUE(catch_up(journal(), 1));
    EXPECT_EQ(books().outcomes.count(), 1);
    EXPECT_TRUE(catch_up(journal(), 1));
    EXPECT_FALSE(catch_up(journal()));
    EXPECT_EQ(books().outcomes.count(), 3);
}

TEST_F(Settling, GamesOfOneEveningAreOneNight) {
    finished(quiet_dive());
    now += 3 * 3600;
    finished(quiet_dive());
    now += session::kDay;
    finished(quiet_dive());
    const auto all = evenings(books(), 9);
    ASSERT_THAT(all, SizeIs(2));
    EXPECT_THAT(all[0].games, SizeIs(1));
    EXPECT_THAT(all[1].games, SizeIs(2));
}

TEST_F(Settling, ANightHasTheUsualPlace) {
    {
        journal::Step step(journal());
        set_usual_place(*step, "At Mara's");
        step.commit();
    }
    finished(quiet_dive());
    EXPECT_EQ(evenings(books(), 1).front().night.place, "At Mara's");
}

TEST_F(Settling, UuidsLookLikeUuidsAndStayTheSame) {
    const auto id = finished(quiet_dive());
    const std::string uuid = books().outcomes.find(id)->uuid;
    EXPECT_THAT(uuid, testing::MatchesRegex("[0-9A-F]{8}-[0-9A-F]{4}-5[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}"));
    const std::string ada = uuid_of(books(), player("Ada"));
    restart();
    EXPECT_EQ(uuid_of(books(), player("Ada")), ada);
    EXPECT_NE(uuid_of(books(), player("Ben")), ada);
    journal::Step step(journal());
    EXPECT_EQ(uuid_of(*step, id), uuid);
}

}  // namespace
}  // namespace nights
