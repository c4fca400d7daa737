#include <sys/mount.h>

#include <fstream>

#include "tests/journal/content.h"
#include "tests/journal/faulty_disk.h"
#include "tests/journal/fixture.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

struct Trouble {
    const char* name;
    DiskFault disk;
    Fault fault;
};

void PrintTo(const Trouble& trouble, std::ostream* stream) {
    *stream << trouble.name;
}

class DiskTest : public JournalTest, public testing::WithParamInterface<Trouble> {
protected:
    DiskTest() {
        in_one_step(journal, [&](Books& books) { game = books.games.begin(new_game()); });
    }
    std::optional<Fault> append(std::string_view text) {
        return fault_of([&] {
            in_one_step(journal, [&](Books& books) { books.lines.append(game, text); });
            return 0;
        });
    }
    FaultyDisk disk;
    Journal journal = open();
    GameId game{};
};

const Trouble kTroubles[] = {{"Full", DiskFault::Full, Fault::DiskFull},
                             {"Broken", DiskFault::Broken, Fault::Failed},
                             {"WriteProtected", DiskFault::WriteProtected, Fault::ReadOnly}};

// A disk of one megabyte; not every account may make one.
class SmallDisk {
public:
    explicit SmallDisk(const fs::path& at) : at_(at) {
        fs::create_directories(at_);
        mounted_ = ::mount("tmpfs", at_.c_str(), "tmpfs", 0, "size=1m") == 0;
    }
    ~SmallDisk() {
        if (mounted_) ::umount2(at_.c_str(), MNT_DETACH);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    [[nodiscard]] bool is_there() const { return mounted_; }

private:
    fs::path at_;
    bool mounted_ = false;
};

}  // namespace

INSTANTIATE_TEST_SUITE_P(Faults, DiskTest, testing::ValuesIn(kTroubles),
                         [](const auto& test) { return test.param.name; });

TEST_P(DiskTest, AnActionThatFailsLeavesNothingBehindAndTheGameGoesOn) {
    ASSERT_EQ(append("before"), std::nullopt);
    FaultyDisk::fail(GetParam().disk);
    EXPECT_EQ(append("lost"), GetParam().fault);
    EXPECT_EQ(append("lost"), GetParam().fault);
    EXPECT_THAT(journal->lines.effective(game), testing::ElementsAre("before"));
    FaultyDisk::mend();
    EXPECT_EQ(append("after"), std::nullopt);
    EXPECT_THAT(journal->lines.effective(game), testing::ElementsAre("before", "after"));
    EXPECT_THAT(journal.check(), testing::IsEmpty());
}

TEST_P(DiskTest, WhereverAnActionFailsItIsAllOrNothing) {
    for (int writes = 0;; ++writes) {
        const auto before = journal->lines.effective(game).size();
        FaultyDisk::fail(GetParam().disk, writes);
        const bool failed = append(std::to_string(writes)).has_value();
        FaultyDisk::mend();
        ASSERT_EQ(journal->lines.effective(game).size(), before + (failed ? 0 : 1)) << "after " << writes << " writes";
        if (!FaultyDisk::has_failed()) break;
    }
    EXPECT_THAT(journal.check(), testing::IsEmpty());
}

TEST_P(DiskTest, ALargeStepThatFailsHalfwayLeavesNothingBehind) {
    FaultyDisk::fail(GetParam().disk, 40);
    EXPECT_TRUE(fault_of([&] {
        in_one_step(journal, [&](Books& books) {
            for (int line = 0; line < 4000; ++line) books.lines.append(game, std::string(1500, 'x'));
        });
        return 0;
    }));
    FaultyDisk::mend();
    EXPECT_THAT(journal->lines.all(game), testing::IsEmpty());
    EXPECT_EQ(append("after"), std::nullopt);
    EXPECT_THAT(journal.check(), testing::IsEmpty());
}

TEST_F(JournalTest, OnASmallDiskThatIsFullRefusesAnActionAndGoesOnWhenThereIsRoom) {
    const SmallDisk disk(folder.path() / "small");
    if (!disk.is_there()) GTEST_SKIP() << "no small disk can be made by this account";
    Journal journal = Journal::open(folder.path() / "small" / "divebell.db", kNow);
    GameId game{};
    in_one_step(journal, [&](Books& books) { game = books.games.begin(new_game()); });
    const fs::path ballast = folder.path() / "small" / "ballast";
    write_bytes(ballast, std::string(400'000, 'b'));
    const auto fill_up = [&] {
        for (;;) in_one_step(journal, [&](Books& books) { books.lines.append(game, std::string(3000, 'x')); });
        return 0;
    };
    EXPECT_EQ(fault_of(fill_up), Fault::DiskFull);
    const auto lines = journal->lines.effective(game).size();
    EXPECT_EQ(fault_of(fill_up), Fault::DiskFull);
    fs::remove(ballast);
    in_one_step(journal, [&](Books& books) { books.lines.append(game, "after"); });
    EXPECT_GT(lines, 0u);
    EXPECT_EQ(journal->lines.effective(game).size(), lines + 1);
    EXPECT_THAT(journal.check(), testing::IsEmpty());
}

}  // namespace journal
