#include "engine/journal/persons.h"

#include "tests/journal/fixture.h"

namespace journal {

using PersonsTest = JournalTest;

TEST_F(PersonsTest, AreAddedChangedAndRemoved) {
    Journal journal = open();
    in_one_step(journal, [](Books& books) {
        const PlayerId ada = books.players.add("Ada", "", "");
        const PlayerId ben = books.players.add("Ben", "", "");
        books.persons.put({ada, "A", {}});
        books.persons.put({ben, "B", {}});
        books.persons.put({ben, "B", ada});
    });
    EXPECT_THAT(journal->persons.all(),
                testing::ElementsAre(Person{PlayerId{1}, "A", {}}, Person{PlayerId{2}, "B", PlayerId{1}}));
    in_one_step(journal, [](Books& books) { books.persons.remove(PlayerId{1}); });
    EXPECT_EQ(journal->persons.find(PlayerId{1}), std::nullopt);
    EXPECT_EQ(journal->persons.find(PlayerId{2})->merged, PlayerId{1});
}

TEST_F(PersonsTest, CannotBeOneWhoIsNotThere) {
    Journal journal = open();
    Step step(journal);
    EXPECT_EQ(fault_of([&] { return step->persons.put({PlayerId{7}, "", {}}), 0; }), Fault::NotFound);
}

}  // namespace journal
