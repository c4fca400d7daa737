#include "engine/journal/nights.h"

#include "tests/journal/fixture.h"

namespace journal {

using NightsTest = JournalTest;

TEST_F(NightsTest, AreListedNewestFirstInPages) {
    Journal journal = open();
    in_one_step(journal, [](Books& books) {
        for (const char* place : {"Home", "Away", "Club"}) books.nights.add(place, "2024-02-29", "cold");
    });
    EXPECT_THAT(journal->nights.latest(2), testing::ElementsAre(Night{NightId{3}, "Club", "2024-02-29", "cold"},
                                                                Night{NightId{2}, "Away", "2024-02-29", "cold"}));
    EXPECT_EQ(journal->nights.latest(9, NightId{2}).front().place, "Home");
}

TEST_F(NightsTest, ThoseWithGamesAreListedByDay) {
    Journal journal = open();
    in_one_step(journal, [](Books& books) {
        for (const char* day : {"2024-03-01", "2024-02-29", "2024-03-02"}) {
            books.games.import({.kind = "deepblue", .night = books.nights.add("At Home", day, "")}, {}, Ending{1});
        }
        books.nights.add("Home", "2024-03-03", "");  // nobody played
    });
    const auto nights = journal->nights.by_day(2);
    ASSERT_THAT(nights, testing::SizeIs(2));
    EXPECT_EQ(nights[0].date, "2024-03-02");
    EXPECT_EQ(nights[1].date, "2024-03-01");
    EXPECT_EQ(journal->nights.by_day(9, nights[1]).front().date, "2024-02-29");
    EXPECT_THAT(journal->nights.places(), testing::ElementsAre("At Home", "Home"));
    EXPECT_THAT(journal->nights.at_place("At Home", 9), testing::SizeIs(3));
    EXPECT_THAT(journal->nights.at_place("At Home", 9, nights[1]), testing::SizeIs(1));
    EXPECT_THAT(journal->nights.at_place("Home", 9), testing::IsEmpty());
}

TEST_F(NightsTest, AreFoundByDayAndPlace) {
    Journal journal = open();
    in_one_step(journal, [](Books& books) {
        for (const char* place : {"Home", "Away"}) books.nights.add(place, "2024-02-29", "");
    });
    EXPECT_EQ(journal->nights.find("2024-02-29", "Away")->id, NightId{2});
    EXPECT_EQ(journal->nights.find("2024-02-28", "Away"), std::nullopt);
}

TEST_F(NightsTest, CanChange) {
    Journal journal = open();
    in_one_step(journal, [](Books& books) {
        const NightId id = books.nights.add("Home", "2024-02-29", "");
        books.nights.change({id, "Home", "2024-03-01", "late"});
    });
    EXPECT_EQ(journal->nights.find(NightId{1}), (Night{NightId{1}, "Home", "2024-03-01", "late"}));
}

TEST_F(NightsTest, OneThatIsNotThereIsNotFound) {
    Journal journal = open();
    EXPECT_EQ(fault_of([&] { return journal->nights.find(NightId{1}); }), Fault::NotFound);
    Step step(journal);
    EXPECT_EQ(fault_of([&] { return step->nights.change({NightId{1}, "", "", ""}), 0; }), Fault::NotFound);
}

}  // namespace journal
