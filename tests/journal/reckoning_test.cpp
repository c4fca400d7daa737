#include "engine/journal/reckoning.h"

#include "tests/journal/fixture.h"

namespace journal {

using ReckoningTest = JournalTest;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

TEST_F(ReckoningTest, AddsNumbersUnderAKey) {
    Journal journal = open();
    in_one_step(journal, [](Books& books) {
        books.reckoning.add("deepblue", {{"a", 2}, {"b", 5}});
        books.reckoning.add("deepblue", {{"a", 3}});
        books.reckoning.add("crew", {{"a", 100}});
    });
    EXPECT_THAT(journal->reckoning.of("deepblue"), ElementsAre(Pair("a", 5), Pair("b", 5)));
    EXPECT_EQ(number_in(journal->reckoning.of("deepblue"), "c"), 0);
}

TEST_F(ReckoningTest, TakesThemAwayWithoutATrace) {
    Journal journal = open();
    in_one_step(journal, [](Books& books) { books.reckoning.add("deepblue", {{"a", 2}}); });
    in_one_step(journal, [](Books& books) { books.reckoning.subtract("deepblue", {{"a", 2}}); });
    EXPECT_THAT(journal->reckoning.of("deepblue"), IsEmpty());
    EXPECT_THAT(journal.check(), IsEmpty());
}

}  // namespace journal
