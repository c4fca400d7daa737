#include "engine/journal/players.h"

#include "tests/journal/fixture.h"

namespace journal {

namespace {

class PlayersTest : public JournalTest {
protected:
    PlayersTest() {
        in_one_step(journal, [](Books& books) {
            books.players.add("Ada", "green", "en");
            books.players.add("Ben", "red", "de");
        });
    }
    Journal journal = open();
};

}  // namespace

TEST_F(PlayersTest, AreRememberedWithColourAndLanguage) {
    EXPECT_THAT(journal->players.all(), testing::ElementsAre(Player{PlayerId{1}, "Ada", "green", "en"},
                                                             Player{PlayerId{2}, "Ben", "red", "de"}));
    EXPECT_EQ(journal->players.find("Ben")->id, PlayerId{2});
    EXPECT_EQ(journal->players.find("ben"), std::nullopt);
}

TEST_F(PlayersTest, CanChange) {
    in_one_step(journal, [](Books& books) { books.players.change({PlayerId{1}, "Ada", "blue", "it"}); });
    EXPECT_EQ(journal->players.find("Ada"), (Player{PlayerId{1}, "Ada", "blue", "it"}));
}

TEST_F(PlayersTest, HaveNamesOfTheirOwn) {
    Step step(journal);
    EXPECT_EQ(fault_of([&] { return step->players.add("Ada", "", ""); }), Fault::Exists);
    EXPECT_EQ(fault_of([&] { return step->players.change({PlayerId{2}, "Ada", "", ""}), 0; }), Fault::Exists);
}

TEST_F(PlayersTest, OneWhoIsNotThereCannotChange) {
    Step step(journal);
    EXPECT_EQ(fault_of([&] { return step->players.change({PlayerId{3}, "Cleo", "", ""}), 0; }), Fault::NotFound);
}

}  // namespace journal
