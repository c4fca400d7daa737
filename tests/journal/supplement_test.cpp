#include "engine/journal/supplement.h"

#include <functional>

#include "engine/journal/backups.h"
#include "engine/journal/copy.h"
#include "engine/journal/location.h"
#include "engine/journal/recovery.h"
#include "tests/journal/content.h"
#include "tests/journal/faulty_disk.h"
#include "tests/journal/fixture.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

class SupplementTest : public JournalTest {
protected:
    SupplementTest() {
        fill(journal);
        base = backups.make(Reason::Day, kNow);
    }

    void play(int line = 1) {
        in_one_step(journal, [&](Books& books) {
            books.lines.append(books.games.running()->id, R"({"do":"draw","number":)" + std::to_string(line) + "}");
        });
    }
    Backup make_small() {
        play();
        return backups.make(Reason::AfterDive, kNow);
    }
    // What the backup alone, with what it belongs to, becomes again.
    [[nodiscard]] std::string restored(const Backup& backup) const {
        const fs::path to = folder.path() / ("restored-" + std::to_string(backup.number) + ".db");
        copy_journal(backup.path, to);
        EXPECT_THAT(check_file(to), testing::IsEmpty());
        return everything(Journal::open_to_read(to));
    }

    Journal journal = open();
    Backups backups{file};
    Backup base;
};

GameId begin_another(Books& books) {
    books.games.end(books.games.running()->id, {kNow});
    return books.games.begin(new_game());
}

/// Something that a supplement has to bring over.
struct Change {
    const char* name;
    std::function<void(Books&)> make;
};
void PrintTo(const Change& change, std::ostream* stream) {
    *stream << change.name;
}

class SupplementOf : public SupplementTest, public testing::WithParamInterface<Change> {};

const Change kChanges[] = {
    {"Nothing", [](Books&) {}},
    {"ALine", [](Books& books) { books.lines.append(books.games.running()->id, "{}"); }},
    {"AStepBack", [](Books& books) { books.lines.undo(books.games.running()->id); }},
    {"AnOldGamesNote", [](Books& books) { books.notes.set(GameId{3}, "note", "a fine evening"); }},
    {"ALostNote", [](Books& books) { books.notes.unset(GameId{3}, "hints"); }},
    {"OtherPlayers",
     [](Books& books) {
         books.games.seat(books.games.running()->id, {PlayerId{4}, PlayerId{1}});
     }},
    {"ANewGame", [](Books& books) { books.lines.append(begin_another(books), "{}"); }},
    {"AnotherNight", [](Books& books) { books.games.move(GameId{5}, NightId{2}); }},
    {"NoNight", [](Books& books) { books.games.move(GameId{5}, std::nullopt); }},
    {"ANightsNote",
     [](Books& books) {
         books.nights.change({NightId{2}, "Away", "2024-03-01", "rain"});
     }},
    {"ANewName",
     [](Books& books) {
         books.players.change({PlayerId{1}, "Adele", "red", "de"});
     }},
    {"ANewPlayer", [](Books& books) { books.players.add("Emil", "blue", ""); }},
    {"APerson", [](Books& books) { books.persons.remove(PlayerId{3}); }},
    {"AThingLess", [](Books& books) { books.things.remove(ThingId{7}); }},
    {"AFormLess", [](Books& books) { books.drafts.unset("new_game"); }},
    {"ASetting", [](Books& books) { books.settings.set("language", "it"); }},
    {"AnEndTakenBack",
     [](Books& books) {
         const Outcome outcome = *books.outcomes.find(GameId{2});
         books.standings.count_out(outcome);
         books.outcomes.remove(outcome.game);
         books.statistics.take_back(outcome.game);
         books.reckoning.subtract("deepblue", {{"games", 1}});
     }},
    {"OtherResults",
     [](Books& books) {
         Outcome outcome = *books.outcomes.find(GameId{2});
         books.standings.count_out(outcome);
         outcome.results[0].points = 77;
         books.outcomes.put(outcome);
         books.standings.count_in(outcome);
     }},
};

using testing::Contains;
using testing::IsEmpty;
using testing::Not;

}  // namespace

TEST_P(SupplementOf, BringsItOver) {
    in_one_step(journal, GetParam().make);
    const Backup small = backups.make(Reason::AfterDive, kNow);
    EXPECT_TRUE(is_supplement(small.path));
    EXPECT_TRUE(Backups::is_good(small));
    EXPECT_EQ(restored(small), everything(journal));
}

INSTANTIATE_TEST_SUITE_P(Every, SupplementOf, testing::ValuesIn(kChanges),
                         [](const auto& tested) { return tested.param.name; });

TEST_F(SupplementTest, IsSmallAndForTheOwnerAlone) {
    const Backup small = make_small();
    EXPECT_LT(fs::file_size(small.path), fs::file_size(base.path) / 2);
    EXPECT_EQ(mode_of(small.path), 0600u);
}

TEST_F(SupplementTest, IsMadeAfterDivesOnly) {
    EXPECT_TRUE(is_supplement(backups.make(Reason::AfterDive, kNow).path));
    for (const Reason reason :
         {Reason::Game, Reason::Day, Reason::BeforeImport, Reason::BeforeRestore, Reason::BeforeMigration})
        EXPECT_FALSE(is_supplement(backups.make(reason, kNow).path));
}

TEST_F(SupplementTest, BelongsToTheNewestFullOne) {
    make_small();
    const Backup newest = backups.make(Reason::Day, kNow);
    EXPECT_EQ(base_of(make_small().path), newest.path);
}

TEST_F(SupplementTest, IsNotMadeWithoutASoundFullOne) {
    fs::resize_file(base.path, 8192);
    const Backup full = Backups(file).make(Reason::AfterDive, kNow);
    EXPECT_FALSE(is_supplement(full.path));
    EXPECT_TRUE(is_supplement(Backups(file).make(Reason::AfterDive, kNow).path));
    for (const Backup& backup : backups.list()) backups.remove(backup);
    EXPECT_FALSE(is_supplement(backups.make(Reason::AfterDive, kNow).path));
}

TEST_F(SupplementTest, IsNotMadeForManyGames) {
    in_one_step(journal, [](Books& books) {
        for (int game = 0; game < kMostChangedGames; ++game) begin_another(books);
    });
    EXPECT_FALSE(is_supplement(backups.make(Reason::AfterDive, kNow).path));
}

TEST_F(SupplementTest, IsNotMadeOnAFullOneOfAnotherVersion) {
    Connection(base.path, Access::Write).run_script("PRAGMA user_version = 2");
    EXPECT_FALSE(is_supplement(make_small().path));
}

TEST_F(SupplementTest, IsNotMadeOfADamagedJournal) {
    play();
    {
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE line SET text = 'x' WHERE number = 3 AND game = (SELECT max(id) FROM game)");
    }
    EXPECT_EQ(fault_of([&] { return backups.make(Reason::AfterDive, kNow); }), Fault::Damaged);
    EXPECT_THAT(backups.list(), testing::ElementsAre(base));
}

TEST_F(SupplementTest, OnAFullDiskIsNotMadeAndNothingIsLeft) {
    const FaultyDisk disk;
    FaultyDisk::fail(DiskFault::Full, 1);
    EXPECT_EQ(fault_of([&] { return backups.make(Reason::AfterDive, kNow); }), Fault::DiskFull);
    FaultyDisk::mend();
    EXPECT_EQ(std::distance(fs::directory_iterator(backups_of(file)), fs::directory_iterator()), 1);
}

TEST_F(SupplementTest, IsWorthNothingWithoutWhatItBelongsTo) {
    const Backup small = make_small();
    backups.remove(base);
    EXPECT_FALSE(Backups::is_good(small));
    EXPECT_EQ(backups.newest_good(), std::nullopt);
    EXPECT_EQ(fault_of([&] { return restore(small.path, folder.path() / "other.db", kNow), 0; }), Fault::NotFound);
}

TEST_F(SupplementTest, IsWorthNothingOnAnother) {
    const Backup small = make_small();
    play();
    in_one_step(journal, [](Books& books) { books.players.add("Emil", "blue", ""); });
    const Backup later = backups.make(Reason::Day, kNow);
    fs::rename(later.path, base.path);
    EXPECT_FALSE(Backups::is_good(small));
}

TEST_F(SupplementTest, ThatBelongsToItselfIsDamaged) {
    const Backup small = make_small();
    Connection(small.path, Access::Write).run("UPDATE base SET name = ?1", small.path.filename().string());
    EXPECT_FALSE(Backups::is_good(small));
}

TEST_F(SupplementTest, FromANewerVersionIsLeftAlone) {
    const Backup small = make_small();
    Connection(small.path, Access::Write).run_script("PRAGMA user_version = 99");
    EXPECT_EQ(fault_of([&] { return check_file(small.path); }), Fault::NewerVersion);
}

TEST_F(SupplementTest, WithALostOrChangedRowIsNotGood) {
    in_one_step(journal, [](Books& books) {
        books.settings.set("language", "it");
        books.outcomes.put({.game = GameId{2}, .uuid = "U2", .day = "2024-03-01", .kind = "deepblue", .variant = "v2"});
    });
    const Backup small = make_small();
    const std::string whole = bytes_of(small.path);
    for (const char* sql :
         {"DELETE FROM line WHERE number = 2", "DELETE FROM kept WHERE key = 'language'", "DELETE FROM outcome",
          "DELETE FROM game", "DELETE FROM tally", "UPDATE line SET text = 'x' WHERE number = 2",
          "UPDATE kept SET text = 'x'", "DELETE FROM changed", "DELETE FROM base", "UPDATE seal SET rows = 0",
          "DELETE FROM held WHERE name = 'kept'", "DROP TABLE line"}) {
        Connection(small.path, Access::Write).run_script(sql);
        EXPECT_FALSE(Backups::is_good(small)) << sql;
        write_bytes(small.path, whole);
    }
    EXPECT_TRUE(Backups::is_good(small));
}

TEST_F(SupplementTest, KeepsWhatItBelongsTo) {
    const Backup small = make_small();
    for (int day = 0; day < 20; ++day) backups.make(Reason::Day, kNow + day);
    EXPECT_THAT(backups.list(), Contains(base));
    EXPECT_TRUE(Backups::is_good(small));
    for (int dive = 0; dive < 5; ++dive) make_small();
    backups.make(Reason::Day, kNow);
    EXPECT_THAT(backups.list(), Not(Contains(base)));
}

TEST_F(SupplementTest, IsRestoredLikeAnyBackup) {
    const Backup small = make_small();
    const std::string then = everything(journal);
    play(2);
    { const Journal closed = std::move(journal); }
    restore(small.path, file, kNow);
    EXPECT_EQ(everything(open()), then);
    EXPECT_EQ(backups.list().front().reason, Reason::BeforeRestore);
}

}  // namespace journal
