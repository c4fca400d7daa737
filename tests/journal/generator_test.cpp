#include "tests/journal/generator.h"

#include "tests/journal/fixture.h"

namespace journal {

using GeneratorTest = JournalTest;

TEST_F(GeneratorTest, MakesASoundJournalOfTheSizeAskedFor) {
    generate(file, {.full = 3, .brief = 200, .lines_of_full = 50});
    const Journal journal = open();
    EXPECT_EQ(journal->games.count(), 204);
    EXPECT_EQ(journal->lines.effective(GameId{1}).size(), 50u);
    EXPECT_EQ(journal->lines.effective(GameId{200}).size(), 4u);
    EXPECT_EQ(journal->games.running()->lines, 50);
    EXPECT_EQ(journal->statistics.totals().size(), 12u * 6u);
    EXPECT_EQ(journal->outcomes.count(), 203);
    std::int64_t results = 0;
    for (const Standing& standing : journal->standings.all()) results += standing.games;
    EXPECT_EQ(results, 3 * 203);
    EXPECT_THAT(journal.check(), testing::IsEmpty());
}

}  // namespace journal
