#include "engine/journal/journal.h"

#include "engine/journal/location.h"
#include "tests/journal/child.h"
#include "tests/journal/content.h"
#include "tests/journal/fixture.h"

namespace journal {

namespace fs = std::filesystem;

TEST_F(JournalTest, IsMadeWithItsFolderForTheOwnerAlone) {
    Journal journal = open();
    in_one_step(journal, [](Books& books) { books.settings.set("key", "text"); });
    EXPECT_EQ(mode_of(file.parent_path()), 0700u);
    for (const fs::path& path : {file, wal_of(file), shm_of(file), lock_of(file)})
        EXPECT_EQ(mode_of(path), 0600u) << path;
}

TEST_F(JournalTest, ThatOthersCouldReadIsMadePrivate) {
    { const Journal journal = open(); }
    fs::permissions(file, fs::perms(0644));
    const Journal journal = open();
    EXPECT_EQ(mode_of(file), 0600u);
}

TEST_F(JournalTest, LeavesTheRightsOfAFolderThatWasThereAlone) {
    fs::create_directories(file.parent_path());
    fs::permissions(file.parent_path(), fs::perms(0750));
    const Journal journal = open();
    EXPECT_EQ(mode_of(file.parent_path()), 0750u);
}

TEST_F(JournalTest, IsOneFileWhenItIsClosed) {
    {
        Journal journal = open();
        fill(journal);
    }
    EXPECT_FALSE(fs::exists(wal_of(file)));
    EXPECT_FALSE(fs::exists(shm_of(file)));
    EXPECT_EQ(bytes_of(lock_of(file)), "");
}

TEST_F(JournalTest, HoldsTheSameAfterARestart) {
    std::string before;
    {
        Journal journal = open();
        fill(journal);
        before = everything(journal);
    }
    EXPECT_EQ(everything(open()), before);
    EXPECT_EQ(everything(Journal::open_to_read(file)), before);
}

TEST_F(JournalTest, HasOneWriter) {
    const Journal journal = open();
    EXPECT_EQ(fault_of([&] { return open(); }), Fault::Locked);
    EXPECT_EQ(in_child([&] { return fault_of([&] { return open(); }) == Fault::Locked ? 0 : 1; }), 0);
}

TEST_F(JournalTest, IsFreeForTheNextWriterWhenItIsClosed) {
    { const Journal journal = open(); }
    EXPECT_EQ(in_child([&] { return fault_of([&] { return open(); }) ? 1 : 0; }), 0);
}

TEST_F(JournalTest, HasOneWriterAlsoUnderAnotherName) {
    const Journal journal = open();
    const fs::path link = folder.path() / "link.db";
    fs::create_symlink(file, link);
    EXPECT_EQ(fault_of([&] { return Journal::open(link, kNow); }), Fault::Locked);
    EXPECT_EQ(fault_of([&] { return Journal::open_to_read(link); }), std::nullopt);
}

TEST_F(JournalTest, IsReadBesideAWriterStepByStep) {
    Journal journal = open();
    GameId game{};
    in_one_step(journal, [&](Books& books) { game = books.games.begin(new_game()); });
    const Journal reader = Journal::open_to_read(file);
    for (std::size_t lines = 1; lines <= 5; ++lines) {
        in_one_step(journal, [&](Books& books) { books.lines.append(game, "line"); });
        EXPECT_EQ(reader->lines.effective(game).size(), lines);
        EXPECT_EQ(in_child([&] {
                      const Journal other = Journal::open_to_read(file);
                      return static_cast<int>(other->lines.effective(game).size());
                  }),
                  static_cast<int>(lines));
    }
}

TEST_F(JournalTest, AFactCanBeWrittenBesideItsWriter) {
    Journal journal = open();
    GameId game{};
    in_one_step(journal, [&](Books& books) { game = books.games.begin(new_game()); });
    Journal beside = Journal::open_beside(file);
    in_one_step(beside, [&](Books& books) { books.notes.state(game, "shown", ""); });
    EXPECT_TRUE(journal->notes.facts(game).contains("shown"));
    in_one_step(journal, [&](Books& books) { books.lines.append(game, "line"); });
    EXPECT_EQ(beside->lines.effective(game).size(), 1u);
    EXPECT_TRUE(journal.check().empty());
}

TEST_F(JournalTest, AReaderSeesNothingOfAStepThatIsUnderWay) {
    Journal journal = open();
    const Journal reader = Journal::open_to_read(file);
    Step step(journal);
    step->settings.set("key", "text");
    EXPECT_EQ(reader->settings.find("key"), std::nullopt);
}

TEST_F(JournalTest, ASnapshotIsOfOneMoment) {
    Journal journal = open();
    const Journal reader = Journal::open_to_read(file);
    const Snapshot snapshot = reader.snapshot();
    EXPECT_EQ(reader->settings.find("key"), std::nullopt);
    in_one_step(journal, [](Books& books) { books.settings.set("key", "text"); });
    EXPECT_EQ(reader->settings.find("key"), std::nullopt);
}

TEST_F(JournalTest, ReadersAreNeverMisledByAWriterAtWork) {
    Journal journal = open();
    GameId game{};
    in_one_step(journal, [&](Books& books) { game = books.games.begin(new_game()); });
    ReportingChild child([&](const auto& report) {
        const Journal reader = Journal::open_to_read(file);
        for (std::size_t seen = 0;;) {
            const std::size_t lines = reader->lines.all(game).size();  // throws if rows and seal are of two moments
            report(lines >= seen ? 1 : 2);
            seen = lines;
        }
    });
    ASSERT_EQ(child.next_report(), 1);
    for (int line = 0; line < 200; ++line) {
        in_one_step(journal, [&](Books& books) { books.lines.append(game, "line"); });
        ASSERT_EQ(child.next_report(), 1) << "the reader has died";
    }
    EXPECT_EQ(child.kill_and_read_rest(), 1);
}

TEST_F(JournalTest, ThatIsNotThereIsNotMadeByReading) {
    EXPECT_EQ(fault_of([&] { return Journal::open_to_read(file); }), Fault::NotFound);
    EXPECT_FALSE(fs::exists(file.parent_path()));
}

TEST_F(JournalTest, WhoseMakingWasInterruptedIsMadeAnew) {
    fs::create_directories(file.parent_path());
    fs::path unfinished = file;
    unfinished += ".new";
    write_bytes(unfinished, "half a page");
    EXPECT_EQ(fault_of([&] { return open(); }), std::nullopt);
}

TEST_F(JournalTest, DoesNotComeBackEmptyWhenOnlyItsWalIsLeft) {
    leave_as_killed({"a", "b"});
    fs::remove(file);
    EXPECT_EQ(fault_of([&] { return open(); }), Fault::Damaged);
    EXPECT_TRUE(has_wal(file));
}

TEST_F(JournalTest, DoesNotComeBackEmptyWhenAllOfItIsGoneAfterAKill) {
    leave_as_killed({"a"});
    for (const fs::path& path : {file, wal_of(file), shm_of(file)}) fs::remove(path);
    EXPECT_EQ(fault_of([&] { return open(); }), Fault::Damaged);
    EXPECT_FALSE(fs::exists(file));
}

TEST_F(JournalTest, OfAnotherProgramIsRefusedAndLeftAlone) {
    fs::create_directories(file.parent_path());
    { SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t (a)"); }
    fs::permissions(file, fs::perms(0644));
    const std::string before = bytes_of(file);
    EXPECT_EQ(fault_of([&] { return open(); }), Fault::NotAJournal);
    EXPECT_EQ(mode_of(file), 0644u);
    EXPECT_EQ(fault_of([&] { return Journal::open_to_read(file); }), Fault::NotAJournal);
    EXPECT_EQ(bytes_of(file), before);
}

TEST_F(JournalTest, ATextFileIsRefusedAndLeftAlone) {
    fs::create_directories(file.parent_path());
    const std::string text = std::string(5000, 'x');
    write_bytes(file, text);
    EXPECT_EQ(fault_of([&] { return open(); }), Fault::NotAJournal);
    EXPECT_EQ(bytes_of(file), text);
}

TEST_F(JournalTest, NothingOfWhatWasChangedIsLeftInAFileThatWasScrubbed) {
    Journal journal = open();
    in_one_step(journal, [](Books& books) { books.settings.set("name", std::string(3000, 'q')); });
    in_one_step(journal, [](Books& books) { books.settings.set("name", "nobody"); });
    journal.scrub();
    EXPECT_THAT(bytes_of(file), testing::Not(testing::HasSubstr("qqqqqqqqqq")));
    EXPECT_THAT(bytes_of(file.string() + "-wal"), testing::Not(testing::HasSubstr("qqqqqqqqqq")));
    EXPECT_THAT(journal.check(), testing::IsEmpty());
}

}  // namespace journal
