#include <random>

#include "engine/journal/location.h"
#include "tests/journal/content.h"
#include "tests/journal/fixture.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

constexpr int kFlips = 400;

/// A closed journal with something of everything, to be damaged.
class DamageTest : public JournalTest {
protected:
    DamageTest() {
        {
            Journal journal = open();
            fill(journal);
            before = everything(journal);
        }
        sound = bytes_of(file);
    }

    // Empty if all is read as it was written, else the fault; anything else read fails the test.
    std::optional<Fault> read_damaged(const std::string& bytes) const {
        write_bytes(file, bytes);
        return fault_of([&] {
            EXPECT_EQ(everything(Journal::open_to_read(file)), before);
            return 0;
        });
    }

    std::string before;
    std::string sound;
};

bool is_honest(const std::optional<Fault>& fault) {
    return !fault || fault == Fault::Damaged || fault == Fault::NotAJournal;
}

// The four bytes of the header that hold the version: damage there looks like a file from another one.
bool in_version(std::size_t offset) {
    return offset >= 60 && offset < 64;
}

}  // namespace

TEST_F(DamageTest, AChangedByteIsHarmlessOrNoticedButNeverReadAsContent) {
    std::mt19937 random(11);
    int noticed = 0;
    for (int flip = 0; flip < kFlips; ++flip) {
        std::string bytes = sound;
        const auto offset = std::uniform_int_distribution<std::size_t>(0, bytes.size() - 1)(random);
        bytes[offset] = static_cast<char>(bytes[offset] ^ std::uniform_int_distribution(1, 255)(random));
        const auto fault = read_damaged(bytes);
        ASSERT_TRUE(in_version(offset) || is_honest(fault)) << "byte " << offset << ": " << id(*fault);
        if (fault) ++noticed;
        if (HasFailure()) FAIL() << "byte " << offset << " of " << bytes.size();
    }
    EXPECT_GT(noticed, kFlips / 4);
}

TEST_F(DamageTest, AChangedByteInTheFirstPageIsHarmlessOrNoticed) {
    for (std::size_t offset = 0; offset < 200; ++offset) {
        std::string bytes = sound;
        bytes[offset] = static_cast<char>(bytes[offset] ^ 0x55);
        const auto fault = read_damaged(bytes);
        ASSERT_TRUE(in_version(offset) || is_honest(fault)) << "byte " << offset << ": " << id(*fault);
        if (HasFailure()) FAIL() << "byte " << offset;
    }
}

TEST_F(DamageTest, ABlockOfZerosIsHarmlessOrNoticed) {
    for (std::size_t offset = 0; offset < sound.size(); offset += 4096) {
        std::string bytes = sound;
        bytes.replace(offset, 4096, 4096, '\0');
        ASSERT_TRUE(is_honest(read_damaged(bytes))) << "page " << offset / 4096;
        if (HasFailure()) FAIL() << "page " << offset / 4096;
    }
}

TEST_F(DamageTest, ATruncatedFileIsNoticedAtEveryLength) {
    for (std::size_t size = 1; size < sound.size(); size += 3001) {
        const auto fault = read_damaged(sound.substr(0, size));
        ASSERT_TRUE(fault && is_honest(fault)) << "after " << size << " bytes";
    }
}

TEST_F(DamageTest, AnEmptyFileIsNoticedAndNotFilled) {
    write_bytes(file, "");
    EXPECT_EQ(fault_of([&] { return open(); }), Fault::Damaged);
    EXPECT_EQ(fault_of([&] { return Journal::open_to_read(file); }), Fault::Damaged);
    EXPECT_EQ(fs::file_size(file), 0u);
}

TEST_F(DamageTest, ADamagedFileIsNotTouchedByOpeningItForWriting) {
    {
        Journal journal = open();
        in_one_step(journal, [](Books& books) { books.lines.append(books.games.running()->id, "the last line"); });
    }
    std::string bytes = bytes_of(file);
    bytes[bytes.find("the last line")] = 'T';
    write_bytes(file, bytes);
    EXPECT_EQ(fault_of([&] { return open(); }), Fault::Damaged);
    EXPECT_EQ(bytes_of(file), bytes);
}

TEST_F(DamageTest, ARowThatWasChangedByAnotherProgramIsNoticed) {
    {
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE line SET text = 'x' WHERE game = 7 AND number = 3");
    }
    const Journal journal = open();
    EXPECT_EQ(fault_of([&] { return journal->lines.all(GameId{7}); }), Fault::Damaged);
    EXPECT_EQ(fault_of([&] { return journal->lines.all(GameId{8}); }), std::nullopt);
}

TEST_F(DamageTest, ADefinitionThatWasChangedByAnotherProgramIsNoticed) {
    { SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("DROP TRIGGER line_stays"); }
    EXPECT_EQ(fault_of([&] { return open(); }), Fault::Damaged);
}

TEST_F(DamageTest, LookingIntoItWithAnotherProgramIsNoDamage) {
    {
        SQLite::Database other(file.string(), SQLite::OPEN_READWRITE);
        EXPECT_EQ(other.execAndGet("SELECT count(*) FROM game").getInt(), 60);
        other.exec("VACUUM");
    }
    EXPECT_EQ(everything(open()), before);
}

}  // namespace journal
