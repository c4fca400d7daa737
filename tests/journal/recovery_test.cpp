#include "engine/journal/recovery.h"

#include "engine/journal/backups.h"
#include "engine/journal/location.h"
#include "tests/journal/child.h"
#include "tests/journal/content.h"
#include "tests/journal/fixture.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

class RecoveryTest : public JournalTest {
protected:
    RecoveryTest() {
        Journal journal = open();
        fill(journal);
        before = everything(journal);
        backup = Backups(file).make(Reason::Game, kNow).path;
        in_one_step(journal, [](Books& books) { books.settings.set("language", "it"); });
        after = everything(journal);
    }
    void damage() const { fs::resize_file(file, 10'000); }

    std::string before;
    std::string after;
    fs::path backup;
};

}  // namespace

TEST_F(RecoveryTest, ADamagedJournalIsPutAsideUnderADatedName) {
    damage();
    const std::string bytes = bytes_of(file);
    const fs::path aside = put_aside(file, kNow);
    EXPECT_EQ(aside.filename(), "divebell.db.damaged-20240229T183000Z");
    EXPECT_EQ(bytes_of(aside), bytes);
    EXPECT_FALSE(fs::exists(file));
}

TEST_F(RecoveryTest, PuttingAsideTakesTheWalAlong) {
    in_child_until_killed([&] {
        Journal journal = open();
        in_one_step(journal, [](Books& books) { books.settings.set("language", "de"); });
        end_without_goodbye();
    });
    const std::string wal = bytes_of(wal_of(file));
    const fs::path aside = put_aside(file, kNow);
    EXPECT_EQ(bytes_of(wal_of(aside)), wal);
    EXPECT_FALSE(fs::exists(wal_of(file)));
    EXPECT_EQ(open()->games.count(), 0);
}

TEST_F(RecoveryTest, PuttingAsideNeverOverwritesAnything) {
    write_bytes(file.parent_path() / "divebell.db.damaged-20240229T183000Z", "mine");
    write_bytes(file.parent_path() / "divebell.db.damaged-20240229T183000Z-2-wal", "mine too");
    EXPECT_EQ(put_aside(file, kNow).filename(), "divebell.db.damaged-20240229T183000Z-3");
}

TEST_F(RecoveryTest, NothingIsPutAsideOrRestoredWhileSomeoneWrites) {
    const Journal journal = open();
    EXPECT_EQ(in_child([&] { return fault_of([&] { return put_aside(file, kNow); }) == Fault::Locked ? 0 : 1; }), 0);
    EXPECT_EQ(
        in_child([&] { return fault_of([&] { return restore(backup, file, kNow), 0; }) == Fault::Locked ? 0 : 1; }), 0);
    EXPECT_EQ(everything(journal), after);
}

TEST_F(RecoveryTest, RestoringABackupKeepsWhatWasThereAsABackup) {
    EXPECT_EQ(restore(backup, file, kNow), std::nullopt);
    EXPECT_EQ(everything(open()), before);
    const Backup kept = Backups(file).list().front();
    EXPECT_EQ(kept.reason, Reason::BeforeRestore);
    EXPECT_EQ(everything(Journal::open_to_read(kept.path)), after);
    EXPECT_EQ(mode_of(file), 0600u);
}

TEST_F(RecoveryTest, RestoringKeepsWhatAKilledWriterLeftInTheWal) {
    in_child_until_killed([&] {
        Journal journal = open();
        in_one_step(journal, [](Books& books) { books.settings.set("language", "fr"); });
        end_without_goodbye();
    });
    EXPECT_EQ(restore(backup, file, kNow), std::nullopt);
    EXPECT_EQ(everything(open()), before);
    const Journal kept = Journal::open_to_read(Backups(file).list().front().path);
    EXPECT_EQ(kept->settings.find("language"), "fr");
}

TEST_F(RecoveryTest, RestoringOverADamagedJournalPutsThatAside) {
    damage();
    const std::string bytes = bytes_of(file);
    const fs::path aside = file.parent_path() / "divebell.db.damaged-20240229T183000Z";
    EXPECT_EQ(restore(backup, file, kNow), aside);
    EXPECT_EQ(everything(open()), before);
    EXPECT_EQ(bytes_of(aside), bytes);
}

TEST_F(RecoveryTest, RestoringOverAJournalWithLostActionsPutsThatAsideWithItsWal) {
    in_child_until_killed([&] {
        Journal journal = open();
        in_one_step(journal, [](Books& books) { books.settings.set("language", "fr"); });
        end_without_goodbye();
    });
    fs::resize_file(wal_of(file), fs::file_size(wal_of(file)) - 1000);
    fs::remove(shm_of(file));
    const std::string wal = bytes_of(wal_of(file));
    EXPECT_NE(restore(backup, file, kNow), std::nullopt);
    EXPECT_EQ(everything(open()), before);
    EXPECT_EQ(bytes_of(wal_of(file.parent_path() / "divebell.db.damaged-20240229T183000Z")), wal);
}

TEST_F(RecoveryTest, RestoringWorksThroughALink) {
    const fs::path link = folder.path() / "link.db";
    fs::create_symlink(file, link);
    EXPECT_EQ(restore(backup, link, kNow), std::nullopt);
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(everything(open()), before);
}

TEST_F(RecoveryTest, ANewerJournalIsNotReplacedByABackup) {
    { SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99"); }
    const std::string bytes = bytes_of(file);
    EXPECT_EQ(fault_of([&] { return restore(backup, file, kNow), 0; }), Fault::NewerVersion);
    EXPECT_EQ(bytes_of(file), bytes);
}

TEST_F(RecoveryTest, RestoringWorksWhereNoJournalIs) {
    fs::remove(file);
    EXPECT_EQ(restore(backup, file, kNow), std::nullopt);
    EXPECT_EQ(everything(open()), before);
}

TEST_F(RecoveryTest, ABackupThatIsNotSoundIsNotRestored) {
    std::string bytes = bytes_of(backup);
    bytes[bytes.rfind("chests_opened")] = 'C';
    write_bytes(backup, bytes);
    EXPECT_EQ(fault_of([&] { return restore(backup, file, kNow), 0; }), Fault::Damaged);
    EXPECT_EQ(fault_of([&] { return restore(folder.path() / "none.db", file, kNow), 0; }), Fault::NotFound);
    EXPECT_EQ(everything(open()), after);
}

TEST_F(RecoveryTest, AReaderGoesOnReadingWhatItHadWhileABackupIsRestored) {
    const Journal reader = Journal::open_to_read(file);
    EXPECT_EQ(restore(backup, file, kNow), std::nullopt);
    EXPECT_EQ(everything(reader), after);
    EXPECT_EQ(everything(Journal::open_to_read(file)), before);
}

TEST_F(RecoveryTest, AJournalWithLostActionsCanBePutAsideAndContinued) {
    in_child_until_killed([&] {
        Journal journal = open();
        for (const char* language : {"de", "en"})
            in_one_step(journal, [&](Books& books) { books.settings.set("language", language); });
        end_without_goodbye();
    });
    fs::resize_file(wal_of(file), fs::file_size(wal_of(file)) - 1000);
    fs::remove(shm_of(file));
    ASSERT_EQ(fault_of([&] { return open(); }), Fault::Damaged);
    EXPECT_EQ(restore(put_aside(file, kNow), file, kNow), std::nullopt);
    EXPECT_EQ(open()->settings.find("language"), "de");
}

}  // namespace journal
