#include "engine/journal/backups.h"
#include "engine/journal/location.h"
#include "engine/journal/schema.h"
#include "tests/journal/content.h"
#include "tests/journal/fixture.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

/// A journal as an older version left it.
class MigrationTest : public JournalTest {
protected:
    void make(int version) const {
        fs::create_directories(file.parent_path());
        const fs::path script =
            fs::path(DIVEBELL_SOURCE_DIR) / "tests/journal" / ("version_" + std::to_string(version) + ".sql");
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(bytes_of(script));
    }
};

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;
using testing::SizeIs;

}  // namespace

TEST_F(MigrationTest, AJournalOfVersion1KeepsEverything) {
    make(1);
    const Journal journal = open();
    const Game first = journal->games.find(GameId{1});
    EXPECT_EQ(first.kind, "deepblue");
    EXPECT_EQ(first.ended, 1700003600);
    EXPECT_EQ(first.night, NightId{1});
    EXPECT_THAT(first.players, ElementsAre(PlayerId{2}, PlayerId{1}));
    EXPECT_EQ(first.lines, 2);
    EXPECT_THAT(journal->lines.all(GameId{1}),
                ElementsAre(Line{1, "start", LineState::Effective}, Line{2, "sail", LineState::Dropped},
                            Line{3, "end", LineState::Effective}));
    EXPECT_THAT(journal->notes.facts(GameId{1}), ElementsAre(Pair("chests_opened", "1")));
    EXPECT_EQ(journal->players.find("Ben")->language, "de");
    EXPECT_THAT(journal->games.in_night(NightId{1}), SizeIs(1));
    EXPECT_THAT(journal->things.all("deepblue", "card"), SizeIs(1));
    EXPECT_EQ(journal->settings.find("language"), "it");
    EXPECT_EQ(journal->drafts.find("new_game"), "{}");
    EXPECT_THAT(journal.check(), IsEmpty());
}

TEST_F(MigrationTest, AJournalOfVersion2IsTheSameAsOneThatCameFromVersion1) {
    make(2);
    const std::string from_2 = everything(open());
    EXPECT_THAT(open().check(), IsEmpty());
    fs::remove_all(file.parent_path());
    make(1);
    EXPECT_EQ(everything(open()), from_2);
}

TEST_F(MigrationTest, AGameOfVersion2CanBeTakenIn) {
    make(2);
    Journal journal = open();
    in_one_step(journal,
                [](Books& books) { books.outcomes.put({.game = GameId{1}, .uuid = "A", .day = "2023-11-14"}); });
    EXPECT_EQ(journal->outcomes.count(), 1);
    EXPECT_THAT(journal.check(), IsEmpty());
}

TEST_F(MigrationTest, TheRunningGameOfVersion1GoesOn) {
    make(1);
    Journal journal = open();
    EXPECT_EQ(journal->games.running()->id, GameId{2});
    in_one_step(journal, [](Books& books) {
        EXPECT_EQ(books.lines.redo(GameId{2})->text, "dive");
        books.lines.append(GameId{2}, "stop");
    });
    EXPECT_THAT(journal->lines.effective(GameId{2}), ElementsAre("start", "dive", "stop"));
    EXPECT_THAT(journal.check(), IsEmpty());
}

TEST_F(MigrationTest, TotalsAreMadeFromTheNumbersOfVersion1) {
    make(1);
    EXPECT_THAT(open()->statistics.totals(),
                ElementsAre(Total{PlayerId{1}, "points", 2, 47, 18, 29}, Total{PlayerId{2}, "points", 1, 2, 2, 2}));
}

TEST_F(MigrationTest, ABackupOfTheOldFileIsMadeBefore) {
    make(1);
    { const Journal journal = open(); }
    const auto backups = Backups(file).list();
    ASSERT_THAT(backups, SizeIs(1));
    EXPECT_EQ(backups[0].reason, Reason::BeforeMigration);
    EXPECT_TRUE(Backups::is_good(backups[0]));
    EXPECT_EQ(SQLite::Database(backups[0].path.string()).execAndGet("PRAGMA user_version").getInt(), 1);
}

TEST_F(MigrationTest, HappensOnce) {
    make(1);
    const std::string before = everything(open());
    EXPECT_EQ(everything(open()), before);
    EXPECT_THAT(Backups(file).list(), SizeIs(1));
}

TEST_F(MigrationTest, AReaderDoesNotMigrate) {
    make(1);
    const std::string before = bytes_of(file);
    EXPECT_EQ(fault_of([&] { return Journal::open_to_read(file); }), Fault::OlderVersion);
    EXPECT_EQ(bytes_of(file), before);
}

TEST_F(MigrationTest, ANewJournalAndAMigratedOneHaveTheSameTables) {
    make(2);
    { const Journal journal = open(); }
    const fs::path fresh = folder.path() / "fresh.db";
    { const Journal journal = Journal::open(fresh, kNow); }
    const auto tables = [](const fs::path& path) {
        return SQLite::Database(path.string())
            .execAndGet("SELECT group_concat(sql, char(10)) FROM (SELECT sql FROM sqlite_schema ORDER BY name)")
            .getString();
    };
    EXPECT_EQ(tables(file), tables(fresh));
}

TEST_F(MigrationTest, AFileOfANewerVersionIsRefusedAndNotTouched) {
    { const Journal journal = open(); }
    {
        SQLite::Database newer(file.string(), SQLite::OPEN_READWRITE);
        newer.exec("PRAGMA user_version = " + std::to_string(kSchemaVersion + 1));
    }
    const std::string before = bytes_of(file);
    EXPECT_EQ(fault_of([&] { return open(); }), Fault::NewerVersion);
    EXPECT_EQ(fault_of([&] { return Journal::open_to_read(file); }), Fault::NewerVersion);
    EXPECT_EQ(bytes_of(file), before);
}

TEST_F(MigrationTest, AFileOfANewerVersionIsNotTouchedThoughItsVersionWaitsInTheWal) {
    leave_as_killed({"a"});
    {
        SQLite::Database newer(file.string(), SQLite::OPEN_READWRITE);
        newer.exec("PRAGMA user_version = " + std::to_string(kSchemaVersion + 1));
        fs::copy_file(file, folder.path() / "newer.db");
        fs::copy_file(wal_of(file), wal_of(folder.path() / "newer.db"));
    }
    const fs::path newer = folder.path() / "newer.db";
    const std::string before = bytes_of(newer);
    const std::string wal = bytes_of(wal_of(newer));
    ASSERT_NE(wal, "");
    EXPECT_EQ(fault_of([&] { return Journal::open(newer, kNow); }), Fault::NewerVersion);
    EXPECT_EQ(bytes_of(newer), before);
    EXPECT_EQ(bytes_of(wal_of(newer)), wal);
}

TEST_F(MigrationTest, OneThatFailsLeavesTheOldFileAsItWas) {
    make(1);
    { SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("CREATE TABLE tally (a)"); }
    const std::string before = bytes_of(file);
    EXPECT_EQ(fault_of([&] { return open(); }), Fault::Damaged);
    EXPECT_EQ(bytes_of(file), before);
}

}  // namespace journal
