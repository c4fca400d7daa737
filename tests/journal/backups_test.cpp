#include "engine/journal/backups.h"

#include <future>
#include <set>

#include "engine/journal/copy.h"
#include "engine/journal/health.h"
#include "engine/journal/location.h"
#include "tests/journal/content.h"
#include "tests/journal/faulty_disk.h"
#include "tests/journal/fixture.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

class BackupsTest : public JournalTest {
protected:
    BackupsTest() { fill(journal); }

    std::size_t count(Reason reason) const {
        std::size_t count = 0;
        for (const Backup& backup : backups.list()) count += backup.reason == reason ? 1 : 0;
        return count;
    }
    std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(backups_of(file))) names.push_back(entry.path().filename());
        return names;
    }

    Journal journal = open();
    Backups backups{file};
};

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

}  // namespace

TEST_F(BackupsTest, AreTheirOwnJournalsAloneAlsoWhereTwoLieInOneFolder) {
    const fs::path other = file.parent_path() / "other.db";
    static_cast<void>(Journal::open(other, kNow));
    const Backup mine = backups.make(Reason::Day, kNow);
    const Backup theirs = Backups(other).make(Reason::Day, kNow);
    EXPECT_THAT(backups.list(), ElementsAre(mine));
    EXPECT_THAT(Backups(other).list(), ElementsAre(theirs));
    EXPECT_EQ(theirs.path.parent_path(), file.parent_path() / "other.db-backups");
}

TEST_F(BackupsTest, HoldEverythingInOnePrivateFileWithATellingName) {
    const Backup backup = backups.make(Reason::AfterDive, kNow);
    EXPECT_EQ(backup.path, file.parent_path() / "backups" / "000001-after_dive-20240229T183000Z.db");
    EXPECT_EQ(mode_of(backup.path), 0600u);
    EXPECT_EQ(mode_of(backup.path.parent_path()), 0700u);
    EXPECT_EQ(everything(Journal::open_to_read(backup.path)), everything(journal));
    EXPECT_THAT(backups.list(), ElementsAre(backup));
}

TEST_F(BackupsTest, TwoThreadsThatMakeThemDoNotGetInEachOthersWay) {
    const auto make_some = [this](Reason reason) {
        return std::async(std::launch::async, [this, reason] {
            std::set<std::int64_t> numbers;
            for (int i = 0; i < 8; ++i) numbers.insert(Backups(file).make(reason, kNow).number);
            return numbers;
        });
    };
    auto own = make_some(Reason::AfterDive);
    auto asked_for = make_some(Reason::BeforeImport);
    std::set<std::int64_t> numbers = own.get();
    numbers.merge(asked_for.get());
    EXPECT_THAT(numbers, SizeIs(16));
}

TEST_F(BackupsTest, LookingAtOneLeavesNothingBeside) {
    const Backup backup = backups.make(Reason::Day, kNow);
    EXPECT_TRUE(Backups::is_good(backup));
    EXPECT_THAT(names(), ElementsAre(backup.path.filename()));
}

TEST_F(BackupsTest, AreOfTheMomentAlsoWhileAStepIsUnderWay) {
    const std::string before = everything(journal);
    Step step(journal);
    step->settings.set("key", "text");
    const Backup backup = backups.make(Reason::Day, kNow);
    EXPECT_EQ(everything(Journal::open_to_read(backup.path)), before);
}

TEST_F(BackupsTest, FiveAreKeptAfterDivesAndFourteenOfEveryOtherReason) {
    for (int made = 0; made < 16; ++made)
        for (const Reason reason : {Reason::AfterDive, Reason::Game}) backups.make(reason, kNow + made);
    EXPECT_EQ(count(Reason::AfterDive), 5u);
    EXPECT_EQ(count(Reason::Game), 14u);
    EXPECT_EQ(kept(Reason::Day), 14u);
    EXPECT_EQ(backups.list().front().number, 32);
}

TEST_F(BackupsTest, TheOldestGoesFirstEvenIfTheClockGoesBackwards) {
    for (int made = 0; made < 15; ++made) backups.make(Reason::Game, kNow - made * 1000);
    EXPECT_EQ(backups.list().front().number, 15);
    EXPECT_EQ(backups.list().back().number, 2);
}

TEST_F(BackupsTest, FilesOfOthersInTheFolderAreLeftAlone) {
    backups.make(Reason::Day, kNow);
    for (const char* name : {"notes.txt", "1-after_dive-x.db", "000009-holiday-20240229T183000Z.db"})
        write_bytes(backups_of(file) / name, "mine");
    for (int made = 0; made < 6; ++made) backups.make(Reason::AfterDive, kNow);
    EXPECT_THAT(names(), SizeIs(1 + 5 + 3));
}

TEST_F(BackupsTest, TheNewestGoodOneIsFoundBehindDamagedOnes) {
    const Backup good = backups.make(Reason::Game, kNow);
    const Backup truncated = backups.make(Reason::Game, kNow);
    const Backup changed = backups.make(Reason::Day, kNow);
    const Backup empty = backups.make(Reason::Day, kNow);
    fs::resize_file(truncated.path, 8192);
    std::string bytes = bytes_of(changed.path);
    bytes[bytes.rfind("chests_opened")] = 'C';
    write_bytes(changed.path, bytes);
    write_bytes(empty.path, "");
    EXPECT_EQ(backups.newest_good(), good);
}

TEST_F(BackupsTest, WithoutAnyThereIsNoNewestGoodOne) {
    EXPECT_EQ(backups.newest_good(), std::nullopt);
    EXPECT_THAT(backups.list(), IsEmpty());
}

TEST_F(BackupsTest, OfADamagedJournalAreNotMade) {
    { const Journal closed = std::move(journal); }
    {
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE line SET text = 'x' WHERE game = 7 AND number = 3");
    }
    EXPECT_EQ(fault_of([&] { return backups.make(Reason::Day, kNow); }), Fault::Damaged);
    EXPECT_THAT(names(), IsEmpty());
}

TEST_F(BackupsTest, OneThatWasInterruptedIsNotABackupAndIsOverwritten) {
    fs::create_directories(backups_of(file));
    write_bytes(backups_of(file) / "000001-day-20240229T183000Z.db.part", "half");
    EXPECT_THAT(backups.list(), IsEmpty());
    const Backup backup = backups.make(Reason::Day, kNow);
    EXPECT_THAT(names(), ElementsAre(backup.path.filename()));
}

TEST_F(BackupsTest, WhatKilledProcessesLeftGoesWithTheNextOne) {
    backups.make(Reason::Day, kNow);
    for (const char* name :
         {"000001-after_dive-20240229T182000Z.db.part", "000001-game-20240229T182000Z.db.part-journal",
          "000002-after_dive-20240229T182000Z.db.part", "mine.db.part"})
        write_bytes(backups_of(file) / name, "half");
    backups.make(Reason::Day, kNow);
    EXPECT_THAT(names(),
                testing::UnorderedElementsAre("000001-day-20240229T183000Z.db", "000002-day-20240229T183000Z.db",
                                              "000002-after_dive-20240229T182000Z.db.part", "mine.db.part"));
}

TEST_F(BackupsTest, OnAFullDiskNoneIsMadeAndNothingIsLeft) {
    const FaultyDisk disk;
    FaultyDisk::fail(DiskFault::Full, 10);
    EXPECT_EQ(fault_of([&] { return backups.make(Reason::Day, kNow); }), Fault::DiskFull);
    FaultyDisk::mend();
    EXPECT_THAT(names(), IsEmpty());
    EXPECT_EQ(fault_of([&] { return backups.make(Reason::Day, kNow); }), std::nullopt);
}

TEST_F(BackupsTest, OneCanBeRemoved) {
    const Backup first = backups.make(Reason::Game, kNow);
    const Backup second = backups.make(Reason::Day, kNow);
    backups.remove(first);
    EXPECT_THAT(backups.list(), testing::ElementsAre(second));
}

TEST_F(BackupsTest, ACopyToAPathNeverReplacesAFile) {
    const fs::path to = folder.path() / "copy.db";
    copy_journal(file, to);
    EXPECT_EQ(everything(Journal::open_to_read(to)), everything(journal));
    EXPECT_EQ(fault_of([&] { return copy_journal(file, to), 0; }), Fault::Exists);
    fs::create_symlink("nowhere", folder.path() / "link.db");
    EXPECT_EQ(fault_of([&] { return copy_journal(file, folder.path() / "link.db"), 0; }), Fault::Exists);
}

TEST_F(BackupsTest, ACopyOfNothingIsNotFound) {
    EXPECT_EQ(fault_of([&] { return copy_journal(folder.path() / "none.db", folder.path() / "copy.db"), 0; }),
              Fault::NotFound);
}

}  // namespace journal
