#include "app/nights/player_keeping.h"

#include "app/nights/history.h"
#include "app/nights/records.h"
#include "app/nights/told_game.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class PlayerKeeping : public NightsTest {
protected:
    PlayerKeeping() {
        finished(quiet_dive());  // Ada and Ben
        static_cast<void>(add_by_hand(journal(), {.day = "2024-03-03",
                                                  .place = "",
                                                  .note = "",
                                                  .scenario = {},
                                                  .scores = {{"Benno", "", 70}, {"Ada", "", 60}}}));
    }
    [[nodiscard]] Record record(const std::string& name) {
        for (const PlayerRecord& one : records(books(), people(), {}))
            if (one.player.name == name) return one.all;
        return {};
    }
};

TEST_F(PlayerKeeping, APlayerIsRenamed) {
    ASSERT_EQ(rename_player(journal(), player("Ben"), "Bénédict"), std::nullopt);
    EXPECT_EQ(record("Bénédict").games, 1);
}

TEST_F(PlayerKeeping, ANameIsRefusedIfItIsTakenOrNone) {
    EXPECT_EQ(rename_player(journal(), player("Ben"), "Ada"), Refusal(NameTaken{"Ada"}));
    EXPECT_EQ(rename_player(journal(), player("Ben"), ""), Refusal(NotAName{}));
    EXPECT_EQ(rename_player(journal(), player("Ben"), "Ben"), std::nullopt);
}

TEST_F(PlayerKeeping, MergedPlayersAreOnePerson) {
    ASSERT_EQ(merge_players(journal(), player("Benno"), player("Ben")), std::nullopt);
    const Record ben = record("Ben");
    EXPECT_EQ(ben.games, 2);
    EXPECT_EQ(ben.wins, 1);
    EXPECT_EQ(ben.best, 70);
    EXPECT_EQ(record("Benno").games, 0);
    const Person person = people().of(player("Benno"));
    EXPECT_EQ(person.name, "Ben");
    EXPECT_THAT(person.also, ElementsAre(player("Benno")));
    EXPECT_THAT(history(books(), people(), {.player = player("Ben")}, 50), SizeIs(2));
    EXPECT_THAT(last_scores(books(), person, {}, 12), SizeIs(2));
    EXPECT_THAT(history(books(), people(), {}, 50)[0].winners, ElementsAre("Ben"));
}

TEST_F(PlayerKeeping, UnmergingLeavesTheJournalExactlyAsItWas) {
    const std::string before = content();
    ASSERT_EQ(merge_players(journal(), player("Benno"), player("Ben")), std::nullopt);
    EXPECT_NE(content(), before);
    ASSERT_EQ(unmerge_player(journal(), player("Benno")), std::nullopt);
    EXPECT_EQ(content(), before);
    EXPECT_EQ(record("Benno").games, 1);
    EXPECT_THAT(journal().check(), IsEmpty());
}

TEST_F(PlayerKeeping, MergersCanBeChained) {
    finished({});
    static_cast<void>(add_by_hand(journal(), {.day = "2024-03-04",
                                              .place = "",
                                              .note = "",
                                              .scenario = {},
                                              .scores = {{"Benni", "", 10}, {"Cleo", "", 20}}}));
    ASSERT_EQ(merge_players(journal(), player("Benno"), player("Ben")), std::nullopt);
    ASSERT_EQ(merge_players(journal(), player("Benni"), player("Benno")), std::nullopt);
    EXPECT_EQ(record("Ben").games, 4);
    ASSERT_EQ(merge_players(journal(), player("Ben"), player("Cleo")), Refusal(PlayedTogether{journal::GameId{4}}));
    EXPECT_EQ(merge_players(journal(), player("Ben"), player("Benni")), Refusal(SamePerson{}));
}

TEST_F(PlayerKeeping, AnUnmergingInAChainIsTakenBackExactly) {
    static_cast<void>(add_by_hand(journal(), {.day = "2024-03-04",
                                              .place = "",
                                              .note = "",
                                              .scenario = {},
                                              .scores = {{"Benni", "", 10}, {"Cleo", "", 20}}}));
    ASSERT_EQ(merge_players(journal(), player("Benni"), player("Benno")), std::nullopt);
    ASSERT_EQ(merge_players(journal(), player("Benno"), player("Ben")), std::nullopt);
    const std::string before = content();
    ASSERT_EQ(unmerge_player(journal(), player("Benni")), std::nullopt);
    merge_back(journal(), player("Benni"), player("Benno"));
    EXPECT_EQ(content(), before);
}

TEST_F(PlayerKeeping, WhoSatAtOneTableIsNotOnePerson) {
    const std::string before = content();
    EXPECT_EQ(merge_players(journal(), player("Ben"), player("Ada")), Refusal(PlayedTogether{journal::GameId{1}}));
    EXPECT_EQ(merge_players(journal(), player("Ben"), player("Ben")), Refusal(SamePerson{}));
    EXPECT_EQ(unmerge_player(journal(), player("Ben")), Refusal(NotMerged{}));
    EXPECT_EQ(content(), before);
}

TEST_F(PlayerKeeping, ColourAndLanguageAreRememberedFromTheTable) {
    using namespace deepblue;
    const Start start{.seats = {{"Ada", Colour::Violet}, {"Ben", Colour::Red}},
                      .first = "Ada",
                      .scenario = Scenario::DangerousReefs,
                      .rules = {}};
    ASSERT_TRUE(session::accepted(game().begin(start, {}, {.languages = {"it", ""}})));
    EXPECT_EQ(people().of(player("Ada")).colour, "violet");
    EXPECT_EQ(people().of(player("Ada")).language, "it");
    EXPECT_EQ(people().of(player("Ben")).language, "");
}

}  // namespace
}  // namespace nights
