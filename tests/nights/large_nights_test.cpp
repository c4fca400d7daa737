#include "tests/nights/large_nights.h"

#include <fstream>
#include <sstream>

#include "app/nights/bag_fairness.h"
#include "app/nights/finished_game.h"
#include "app/nights/history.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

std::string sample_game() {
    std::ifstream file(DIVEBELL_RESOURCES "/sample.divebell");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST(LargeNights, EveryGameOfAGeneratedJournalCanBeOpened) {
    const session::Folder folder;
    const auto path = folder.path() / "large.db";
    generate_nights(path, sample_game(), {.games = 60, .played = 7, .people = 9});
    auto journal = journal::Journal::open(path, session::kNow);
    EXPECT_FALSE(catch_up(journal));
    const People people(*journal);
    const auto rows = history(*journal, people, {}, 100);
    ASSERT_EQ(rows.size(), 60u);
    int played = 0;
    for (const GameRow& row : rows) {
        if (!open_game(*journal, people, row.game).has_lines()) continue;
        ++played;
        EXPECT_TRUE(record_of(journal, people, row.game).table.over());
        EXPECT_TRUE(std::holds_alternative<session::Proven>(verify_game(*journal, row.game)));
    }
    EXPECT_EQ(played, 7);
    EXPECT_EQ(evenings(*journal, 100).size(), 12u);
    EXPECT_EQ(bag_fairness(*journal).draws, 7 * draws_in(*journal, rows.front().game));
    EXPECT_THAT(journal.check(), testing::IsEmpty());
}

}  // namespace
}  // namespace nights
