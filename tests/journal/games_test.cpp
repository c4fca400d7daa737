#include "engine/journal/games.h"

#include "tests/journal/fixture.h"

namespace journal {

namespace {

class GamesTest : public JournalTest {
protected:
    GameId begin() {
        GameId id{};
        in_one_step(journal, [&](Books& books) { id = books.games.begin(new_game()); });
        return id;
    }
    void end(GameId id) {
        in_one_step(journal, [&](Books& books) { books.games.end(id, {kNow + 60}); });
    }

    Journal journal = open();
};

std::vector<std::int64_t> ids(const std::vector<Game>& games) {
    std::vector<std::int64_t> ids;
    for (const Game& game : games) ids.push_back(static_cast<std::int64_t>(game.id));
    return ids;
}

using testing::ElementsAre;
using testing::IsEmpty;

}  // namespace

TEST_F(GamesTest, AGameComesBackAsItWasBegun) {
    GameId id{};
    in_one_step(journal, [&](Books& books) {
        NewGame game = new_game();
        game.players = {books.players.add("Ada", "green", "en"), books.players.add("Ben", "red", "de")};
        game.night = books.nights.add("Home", "2024-02-29", "");
        id = books.games.begin(game);
    });
    const Game expected{.id = id,
                        .kind = "deepblue",
                        .commitment = "c0ffee",
                        .seed = "5eed",
                        .started = kNow,
                        .ended = {},
                        .over = false,
                        .imported = false,
                        .night = NightId{1},
                        .players = {PlayerId{1}, PlayerId{2}},
                        .lines = 0};
    EXPECT_EQ(journal->games.find(id), expected);
}

TEST_F(GamesTest, TheSealedOnesAreFoundBehindOthers) {
    const auto import = [&](const std::string& commitment) {
        in_one_step(journal, [&](Books& books) {
            NewGame game = new_game();
            game.commitment = commitment;
            static_cast<void>(books.games.import(game, {}, Ending{kNow}));
        });
    };
    for (const char* commitment : {"a", "b", "", "", "c", ""}) import(commitment);
    EXPECT_THAT(journal->games.sealed(2), ElementsAre(GameId{5}, GameId{2}));
    EXPECT_THAT(journal->games.sealed(2, GameId{2}), ElementsAre(GameId{1}));
    EXPECT_THAT(journal->games.sealed(2, GameId{1}), IsEmpty());
}

TEST_F(GamesTest, AGameKnowsItsNight) {
    GameId id = begin();
    EXPECT_EQ(journal->games.night_of(id), std::nullopt);
    in_one_step(journal, [&](Books& books) { books.games.move(id, books.nights.add("Home", "2024-02-29", "")); });
    EXPECT_EQ(journal->games.night_of(id), NightId{1});
    EXPECT_THROW(static_cast<void>(journal->games.night_of(GameId{9})), Error);
}

TEST_F(GamesTest, NoneRunsBeforeTheFirst) {
    EXPECT_EQ(journal->games.running(), std::nullopt);
    EXPECT_THAT(journal->games.latest(10), IsEmpty());
}

TEST_F(GamesTest, TheOneThatWasBegunRunsUntilItEnds) {
    const GameId id = begin();
    EXPECT_EQ(journal->games.running()->id, id);
    end(id);
    EXPECT_EQ(journal->games.running(), std::nullopt);
    EXPECT_EQ(journal->games.find(id).ended, kNow + 60);
    EXPECT_TRUE(journal->games.find(id).over);
}

TEST_F(GamesTest, ASecondOneIsNotBegunWhileOneRuns) {
    const GameId id = begin();
    EXPECT_EQ(fault_of([&] { return begin(); }), Fault::Exists);
    EXPECT_EQ(journal->games.running()->id, id);
    EXPECT_EQ(journal->games.count(), 1);
}

TEST_F(GamesTest, AnEndCanBeTakenBack) {
    const GameId id = begin();
    end(id);
    in_one_step(journal, [&](Books& books) { books.games.reopen(id); });
    EXPECT_EQ(journal->games.running()->id, id);
    EXPECT_EQ(journal->games.find(id).ended, std::nullopt);
    EXPECT_FALSE(journal->games.find(id).over);
}

TEST_F(GamesTest, AnEndIsNotTakenBackOnceAnotherGameRuns) {
    const GameId first = begin();
    end(first);
    begin();
    EXPECT_EQ(fault_of([&] {
                  in_one_step(journal, [&](Books& books) { books.games.reopen(first); });
                  return 0;
              }),
              Fault::Exists);
    EXPECT_TRUE(journal->games.find(first).over);
}

TEST_F(GamesTest, OneLeftUnfinishedEndsWithoutBeingOver) {
    const GameId id = begin();
    in_one_step(journal, [&](Books& books) { books.games.end(id, {.when = kNow, .over = false}); });
    EXPECT_EQ(journal->games.running(), std::nullopt);
    EXPECT_FALSE(journal->games.find(id).over);
}

TEST_F(GamesTest, AnImportedOneComesWithItsLinesAndLeavesTheRunningOneAlone) {
    const GameId running = begin();
    GameId finished{}, unfinished{};
    in_one_step(journal, [&](Books& books) {
        finished = books.games.import(new_game(), {"a", "b"}, Ending{kNow + 5});
        unfinished = books.games.import(new_game(), {"a"}, {});
    });
    EXPECT_EQ(journal->games.running()->id, running);
    EXPECT_THAT(journal->lines.effective(finished), ElementsAre("a", "b"));
    EXPECT_TRUE(journal->games.find(finished).over);
    EXPECT_TRUE(journal->games.find(unfinished).imported);
    EXPECT_EQ(journal->games.find(unfinished).ended, std::nullopt);
}

TEST_F(GamesTest, AnImportedUnfinishedOneNeverRuns) {
    GameId id{};
    in_one_step(journal, [&](Books& books) {
        id = books.games.import(new_game(), {"a"}, Ending{kNow});
        books.games.reopen(id);
    });
    EXPECT_EQ(journal->games.running(), std::nullopt);
}

TEST_F(GamesTest, AreListedNewestFirstInPages) {
    for (int game = 0; game < 5; ++game) end(begin());
    EXPECT_THAT(ids(journal->games.latest(2)), ElementsAre(5, 4));
    EXPECT_THAT(ids(journal->games.latest(2, GameId{4})), ElementsAre(3, 2));
    EXPECT_THAT(ids(journal->games.latest(9, GameId{3})), ElementsAre(2, 1));
    EXPECT_THAT(ids(journal->games.latest(9, GameId{1})), IsEmpty());
    EXPECT_THAT(ids(journal->games.latest(1, GameId{77})), ElementsAre(5));
}

TEST_F(GamesTest, AClockThatGoesBackwardsDoesNotChangeTheirOrder) {
    in_one_step(journal, [](Books& books) {
        for (const Seconds started : {kNow, kNow - 86400, Seconds{-5}}) {
            NewGame game = new_game();
            game.started = started;
            books.games.end(books.games.begin(game), {started - 1});
        }
    });
    EXPECT_THAT(ids(journal->games.latest(9)), ElementsAre(3, 2, 1));
}

TEST_F(GamesTest, OtherPlayersCanBeSeated) {
    const GameId id = begin();
    in_one_step(journal, [&](Books& books) {
        const PlayerId ada = books.players.add("Ada", "", "");
        const PlayerId ben = books.players.add("Ben", "", "");
        books.games.seat(id, {ada, ben});
        books.games.seat(id, {ben, ada});
    });
    EXPECT_THAT(journal->games.find(id).players, ElementsAre(PlayerId{2}, PlayerId{1}));
}

TEST_F(GamesTest, CannotSeatAPlayerWhoIsNotThere) {
    const GameId id = begin();
    EXPECT_EQ(fault_of([&] {
                  in_one_step(journal, [&](Books& books) { books.games.seat(id, {PlayerId{7}}); });
                  return 0;
              }),
              Fault::NotFound);
}

TEST_F(GamesTest, BelongToANightAndMoveToAnother) {
    const GameId id = begin();
    in_one_step(journal, [&](Books& books) {
        books.nights.add("Home", "", "");
        books.nights.add("Away", "", "");
        books.games.move(id, NightId{1});
        books.games.move(id, NightId{2});
    });
    EXPECT_THAT(journal->games.in_night(NightId{1}), IsEmpty());
    EXPECT_THAT(ids(journal->games.in_night(NightId{2})), ElementsAre(1));
    in_one_step(journal, [&](Books& books) { books.games.move(id, {}); });
    EXPECT_THAT(journal->games.in_night(NightId{2}), IsEmpty());
}

TEST_F(GamesTest, AreFoundByWhoSatThere) {
    in_one_step(journal, [&](Books& books) {
        for (const char* name : {"Ann", "Bo", "Cy"}) books.players.add(name, "", "");
        const auto player = [&](const char* name) { return books.players.find(name)->id; };
        NewGame game = new_game();
        game.players = {player("Ann"), player("Bo")};
        books.games.import(game, {}, Ending{kNow});
        game.players = {player("Cy"), player("Ann")};
        books.games.import(game, {}, Ending{kNow});
        EXPECT_THAT(books.games.with(player("Ann")), ElementsAre(GameId{1}, GameId{2}));
        EXPECT_EQ(books.games.with_both(player("Cy"), player("Ann")), GameId{2});
        EXPECT_EQ(books.games.with_both(player("Cy"), player("Bo")), std::nullopt);
    });
}

TEST_F(GamesTest, CanBeDatedAnew) {
    const GameId id = begin();
    in_one_step(journal, [&](Books& books) {
        books.games.end(id, {kNow});
        books.games.date(id, 100, 200);
    });
    EXPECT_EQ(journal->games.find(id).started, 100);
    EXPECT_EQ(journal->games.find(id).ended, 200);
}

TEST_F(GamesTest, OneThatIsNotThereIsNotFound) {
    for (const int id : {0, 1, -1})
        EXPECT_EQ(fault_of([&] { return journal->games.find(GameId{id}); }), Fault::NotFound);
}

}  // namespace journal
