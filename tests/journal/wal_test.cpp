#include <random>

#include "engine/journal/location.h"
#include "tests/journal/content.h"
#include "tests/journal/fixture.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

/// A journal whose writer was killed, so that all its lines wait in the WAL.
class WalTest : public JournalTest {
protected:
    WalTest() {
        leave_as_killed({"a", "b", "c", "d", "e", "f"});
        sound = bytes_of(wal_of(file));
    }

    // What a process finds that is started after the damage.
    std::optional<Fault> read_damaged(const std::string& bytes) const {
        write_bytes(wal_of(file), bytes);
        fs::remove(shm_of(file));
        return fault_of([&] {
            EXPECT_EQ(Journal::open_to_read(file)->lines.effective(GameId{1}).size(), 6u);
            return 0;
        });
    }

    std::string sound;
};

}  // namespace

TEST_F(WalTest, IsReadToItsEndAfterAKill) {
    EXPECT_EQ(read_damaged(sound), std::nullopt);
    EXPECT_EQ(open()->lines.effective(GameId{1}).size(), 6u);
}

TEST_F(WalTest, AChangedByteThatLosesActionsIsNoticed) {
    std::mt19937 random(5);
    int noticed = 0;
    for (int flip = 0; flip < 60; ++flip) {
        std::string bytes = sound;
        const auto offset = std::uniform_int_distribution<std::size_t>(0, bytes.size() - 1)(random);
        bytes[offset] = static_cast<char>(bytes[offset] ^ 0x10);
        const auto fault = read_damaged(bytes);
        ASSERT_TRUE(!fault || fault == Fault::Damaged) << offset << ": " << id(*fault);
        if (HasFailure()) FAIL() << "byte " << offset;
        if (fault) ++noticed;
    }
    EXPECT_GT(noticed, 50);
}

TEST_F(WalTest, ACutOffEndIsNoticed) {
    for (const std::size_t cut : {1u, 100u, 4120u, 20000u})
        EXPECT_EQ(read_damaged(sound.substr(0, sound.size() - cut)), Fault::Damaged) << cut;
}

TEST_F(WalTest, OneThatIsGoneIsNoticed) {
    fs::remove(wal_of(file));
    fs::remove(shm_of(file));
    EXPECT_EQ(fault_of([&] { return open(); }), Fault::Damaged);
}

TEST_F(WalTest, ADamagedOneIsNotTouchedByOpening) {
    std::string bytes = sound;
    bytes[bytes.size() - 100] = static_cast<char>(bytes[bytes.size() - 100] ^ 1);
    write_bytes(wal_of(file), bytes);
    fs::remove(shm_of(file));
    const std::string database = bytes_of(file);
    EXPECT_EQ(fault_of([&] { return open(); }), Fault::Damaged);
    EXPECT_EQ(bytes_of(wal_of(file)), bytes);
    EXPECT_EQ(bytes_of(file), database);
}

TEST_F(WalTest, AnActionThatWasNeverAcknowledgedMayBeCutOff) {
    write_bytes(wal_of(file), sound + sound.substr(32, 3000));
    fs::remove(shm_of(file));
    EXPECT_EQ(open()->lines.effective(GameId{1}).size(), 6u);
}

TEST_F(WalTest, AnotherProgramMayBringItHome) {
    {
        EXPECT_EQ(
            SQLite::Database(file.string(), SQLite::OPEN_READWRITE).execAndGet("SELECT count(*) FROM line").getInt(),
            6);
    }
    EXPECT_FALSE(fs::exists(wal_of(file)));
    EXPECT_EQ(open()->lines.effective(GameId{1}).size(), 6u);
}

}  // namespace journal
