// A journal whose games were taken in when a digest held less than it does now.
#include <SQLiteCpp/SQLiteCpp.h>

#include <fstream>
#include <sstream>

#include "app/nights/editing.h"
#include "app/nights/finished_game.h"
#include "app/nights/luck.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr journal::GameId kPlayed{1};
constexpr journal::GameId kDeleted{2};
constexpr journal::GameId kTold{3};

std::string script() {
    std::ifstream file(fs::path(DIVEBELL_SOURCE_DIR) / "tests/nights/settled_before.sql");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

/// Two games of Ada and Ben that were played, the second one deleted, and one of which only the scores are known.
class SettledBefore : public testing::Test {
protected:
    static journal::Journal open(const fs::path& folder) {
        const fs::path file = folder / "divebell.db";
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(script());
        return journal::Journal::open(file, kNow);
    }
    [[nodiscard]] Luck luck_of_all() { return luck(*journal, People(*journal), {}, false); }

    session::Folder folder;
    journal::Journal journal = open(folder.path());
};

TEST_F(SettledBefore, GamesAreReckonedAgain) {
    ASSERT_EQ(luck_of_all().played, 0);
    const double before = luck_of_all().whole_table;
    EXPECT_FALSE(catch_up(journal));
    EXPECT_EQ(luck_of_all().played, 1);
    EXPECT_EQ(luck_of_all().games, 2);
    EXPECT_EQ(luck_of_all().whole_table, before);
    EXPECT_EQ(open_game(*journal, People(*journal), kPlayed).results.at(0).cards, 4);
    EXPECT_THAT(journal.check(), IsEmpty());
}

TEST_F(SettledBefore, NothingElseOfThemChanges) {
    const auto outcomes = [this] {
        return std::vector{*journal->outcomes.find(kPlayed), *journal->outcomes.find(kDeleted),
                           *journal->outcomes.find(kTold)};
    };
    const auto before = outcomes();
    const auto standings = journal->standings.all();
    catch_up(journal);
    EXPECT_EQ(outcomes(), before);
    EXPECT_EQ(journal->standings.all(), standings);
    EXPECT_THAT(deleted_games(*journal), ElementsAre(kDeleted));
}

TEST_F(SettledBefore, ADeletedOneCountsWhenItComesBack) {
    catch_up(journal);
    bring_back(journal, kDeleted);
    EXPECT_EQ(luck_of_all().played, 2);
    EXPECT_EQ(luck_of_all().games, 3);
    EXPECT_THAT(journal.check(), IsEmpty());
}

TEST_F(SettledBefore, ItHappensOnce) {
    EXPECT_TRUE(catch_up(journal, 1));
    EXPECT_TRUE(catch_up(journal, 1));
    EXPECT_FALSE(catch_up(journal, 1));
    const std::string before = journal::everything(journal);
    EXPECT_FALSE(catch_up(journal));
    EXPECT_EQ(journal::everything(journal), before);
    EXPECT_EQ(luck_of_all().played, 1);
}

}  // namespace
}  // namespace nights
