#include <fstream>

#include "engine/journal/copy.h"
#include "engine/journal/location.h"
#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;
using journal::Reason;
namespace fs = std::filesystem;

class OwnBackup : public SessionTest {
protected:
    [[nodiscard]] std::vector<journal::Backup> all(Reason reason) {
        game().finish_backups();
        auto backups = journal::Backups(file).list();
        std::erase_if(backups, [&](const journal::Backup& backup) { return backup.reason != reason; });
        return backups;
    }
    [[nodiscard]] bool is_in_trouble() {
        game().finish_backups();
        return game().backup_trouble().has_value();
    }
    /// The lines of the running game that come back from a backup.
    [[nodiscard]] std::vector<std::string> lines_in(const journal::Backup& backup) {
        const fs::path copy = folder.path() / backup.path.filename();
        journal::copy_journal(backup.path, copy);
        return journal::Journal::open_to_read(copy)->lines.effective(*game().game());
    }
    void dive(const std::string& leader, bool city = false) {
        play_all({dive_line(leader, 1, city), by_hand("gold"), kStop});
    }
};

TEST_F(OwnBackup, IsMadeOnceADay) {
    EXPECT_EQ(all(Reason::Day).size(), 1U);
    restart();
    EXPECT_EQ(all(Reason::Day).size(), 1U);
    now += kDay;
    restart();
    EXPECT_EQ(all(Reason::Day).size(), 2U);
}

TEST_F(OwnBackup, OfADayIsKeptForFourteen) {
    for (int day = 0; day < 16; ++day) {
        now += kDay;
        restart();
    }
    const auto days = all(Reason::Day);
    ASSERT_EQ(days.size(), 14U);
    EXPECT_EQ(days.front().stamp, journal::stamp(now));
}

TEST_F(OwnBackup, IsMadeAfterADiveAndHoldsIt) {
    play_all(set_up());
    EXPECT_TRUE(all(Reason::AfterDive).empty());
    dive("Ada");
    const auto dives = all(Reason::AfterDive);
    ASSERT_EQ(dives.size(), 1U);
    EXPECT_EQ(lines_in(dives.front()), effective_lines());
}

TEST_F(OwnBackup, OfDivesTheLastFiveAreKept) {
    play_all(set_up());
    for (int i = 0; i < 7; ++i) {
        dive(i % 2 == 0 ? "Ada" : "Ben");
        game().finish_backups();
    }
    const auto dives = all(Reason::AfterDive);
    ASSERT_EQ(dives.size(), 5U);
    EXPECT_EQ(lines_in(dives.front()), effective_lines());
    EXPECT_EQ(lines_in(dives.back()).size(), 5U + 3U * 3U);
}

TEST_F(OwnBackup, IsMadeAfterAGameHoweverItEnds) {
    play_all(set_up());
    play_all({kEnd});
    EXPECT_EQ(all(Reason::Game).size(), 1U);
    play_all(set_up());
    for (int i = 0; i < 4; ++i) dive(i % 2 == 0 ? "Ada" : "Ben", true);
    ASSERT_TRUE(game().table().over());
    EXPECT_EQ(all(Reason::Game).size(), 2U);
}

TEST_F(OwnBackup, IsGoodAndForTheOwnerAlone) {
    play_all(set_up());
    dive("Ada");
    game().finish_backups();
    for (const journal::Backup& backup : journal::Backups(file).list()) {
        EXPECT_TRUE(journal::Backups::is_good(backup));
        EXPECT_EQ(fs::status(backup.path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    }
}

TEST_F(OwnBackup, IsMadeBeforeTheProgramEnds) {
    play_all(set_up());
    dive("Ada");
    dive("Ben");
    restart();
    EXPECT_EQ(all(Reason::AfterDive).size(), 2U);
    EXPECT_FALSE(game().is_backing_up());
}

TEST_F(OwnBackup, ThatFailsStopsNobodyAndIsToldOnRequest) {
    play_all(set_up());
    EXPECT_FALSE(is_in_trouble());
    fs::remove_all(journal::backups_of(file));
    std::ofstream(journal::backups_of(file)) << "a file where the folder should be";
    dive("Ada");
    EXPECT_TRUE(is_in_trouble());
    EXPECT_EQ(game().prompt(), Prompt(AskForTurn{kBen}));
    EXPECT_EQ(effective_lines().size(), 8U);
    fs::remove(journal::backups_of(file));
    dive("Ben");
    EXPECT_FALSE(is_in_trouble());
    EXPECT_EQ(all(Reason::AfterDive).size(), 1U);
}

TEST_F(OwnBackup, ThatCannotBeMadeForTheDayDoesNotKeepTheGameFromOpening) {
    play_all(set_up());
    game().finish_backups();
    fs::remove_all(journal::backups_of(file));
    std::ofstream(journal::backups_of(file)) << "a file where the folder should be";
    now += kDay;
    ASSERT_NO_THROW(restart());
    EXPECT_TRUE(is_in_trouble());
    EXPECT_EQ(game().actions().size(), 5U);
}

}  // namespace
}  // namespace session
