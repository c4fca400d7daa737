// Equal VP: more crew cards place better (E3), also in games of which only the scores are known.
#include <nlohmann/json.hpp>

#include "app/nights/bgstats.h"
#include "app/nights/csv_tables.h"
#include "app/nights/finished_game.h"
#include "app/nights/foreign_plays.h"
#include "app/nights/records.h"
#include "app/nights/told_game.h"
#include "app/nights/whole.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using Json = nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class CrewCards : public NightsTest {
protected:
    /// Ada, Ben and Cleo have 80 VP, Dora 60; so many crew cards.
    static HandGame level(std::optional<int> ada, std::optional<int> ben, std::optional<int> cleo) {
        return {
            .day = "2023-12-24",
            .place = "",
            .note = "",
            .scores = {{"Ada", "green", 80, ada}, {"Ben", "red", 80, ben}, {"Cleo", "", 80, cleo}, {"Dora", "", 60}}};
    }
    journal::GameId add(const HandGame& game) { return std::get<journal::GameId>(add_by_hand(journal(), game)); }
    [[nodiscard]] std::vector<int> places(journal::GameId id) {
        std::vector<int> all;
        for (const SeatResult& result : open_game(books(), people(), id).results) all.push_back(result.place);
        return all;
    }
    [[nodiscard]] std::vector<std::string> winners(journal::GameId id) {
        std::vector<std::string> all;
        for (const SeatResult& result : open_game(books(), people(), id).results)
            if (result.won) all.push_back(result.player.name);
        return all;
    }
    [[nodiscard]] std::string bgstats(journal::GameId id) {
        const BgStatsOptions options{.bgg_id = {}, .words = [](const FinishedGame&) { return PlayWords{}; }};
        return bgstats_file(books(), {open_game(books(), people(), id)}, options, now);
    }
};

TEST_F(CrewCards, E3_DecideEveryPlaceWithTheSameVp) {
    const auto id = add(level(10, 12, 9));
    EXPECT_THAT(places(id), ElementsAre(2, 1, 3, 4));
    EXPECT_THAT(winners(id), ElementsAre("Ben"));
}

TEST_F(CrewCards, E3_WhoHasAsManyOfBothSharesThePlace) {
    const auto id = add(level(12, 12, 9));
    EXPECT_THAT(places(id), ElementsAre(1, 1, 3, 4));
    EXPECT_THAT(winners(id), ElementsAre("Ada", "Ben"));
}

TEST_F(CrewCards, ThatNobodyKnowsDecideNothing) {
    EXPECT_THAT(places(add(level({}, {}, {}))), ElementsAre(1, 1, 1, 4));
}

TEST_F(CrewCards, AreOpenedAndChangedAsTheyWereEntered) {
    const auto id = add(level(10, 12, 9));
    const FinishedGame game = open_game(books(), people(), id);
    EXPECT_EQ(game.results[1].cards, 12);
    EXPECT_EQ(game.results[3].cards, std::nullopt);
    EXPECT_TRUE(game.is_level(game.results[0]));
    EXPECT_FALSE(game.is_level(game.results[3]));
    const ToldGame before = told_game(books(), id);
    ASSERT_TRUE(std::holds_alternative<journal::GameId>(change_by_hand(journal(), id, level(13, 12, 9))));
    EXPECT_THAT(winners(id), ElementsAre("Ada"));
    put_back(journal(), id, before);
    EXPECT_THAT(winners(id), ElementsAre("Ben"));
    EXPECT_THAT(journal().check(), IsEmpty());
}

TEST_F(CrewCards, CountForThePlayers) {
    add(level(10, 12, 9));
    const auto all = records(books(), people(), {});
    EXPECT_EQ(all[0].player.name, "Ben");
    EXPECT_EQ(all[0].all.wins, 1);
    EXPECT_EQ(all[1].all.wins, 0);
}

TEST_F(CrewCards, DecideForBgStatsAndStayWhenThePlayComesBack) {
    const auto id = add(level(10, 12, 9));
    const std::string written = bgstats(id);
    const Json play = Json::parse(written).at("plays").at(0);
    EXPECT_EQ(play.at("manualWinner"), true);
    EXPECT_EQ(play.at("playerScores").at(0).at("rank"), 2);
    EXPECT_EQ(play.at("playerScores").at(0).at("winner"), false);
    EXPECT_EQ(play.at("playerScores").at(1).at("rank"), 1);
    EXPECT_EQ(play.at("playerScores").at(1).at("winner"), true);
    auto plays = std::get<ForeignPlays>(read_bgsplay(written));
    suggest_players(plays, books());
    EXPECT_EQ(take_over(journal(), plays, suggested_choice(plays), now).changed, 1);
    EXPECT_THAT(winners(id), ElementsAre("Ben"));
    EXPECT_EQ(open_game(books(), people(), id).results[1].cards, 12);
}

TEST_F(CrewCards, AreInTheTablesOfScores) {
    finished(quiet_dive());
    add(level(10, 12, 9));
    const std::string scores = csv_tables(journal(), people()).scores;
    EXPECT_THAT(scores, HasSubstr("vp,score,crew_cards\r\n"));
    EXPECT_THAT(scores, HasSubstr("Ben,red,0,1,1,80,,12\r\n"));
    EXPECT_THAT(scores, HasSubstr("Dora,,0,4,0,60,,\r\n"));
    EXPECT_THAT(scores, HasSubstr("Ada,green,1,1,1,6,,4\r\n"));
}

TEST_F(CrewCards, GoOutAndComeInWithTheWhole) {
    add(level(10, 12, 9));
    const std::string whole = export_whole(journal()).text;
    begin_anew();
    ASSERT_TRUE(std::holds_alternative<WholeImport>(import_whole(journal(), whole, now)));
    const auto id = books().outcomes.all().front();
    EXPECT_THAT(winners(id), ElementsAre("Ben"));
    EXPECT_EQ(open_game(books(), people(), id).results[1].cards, 12);
    EXPECT_EQ(open_game(books(), people(), id).results[3].cards, std::nullopt);
}

}  // namespace
}  // namespace nights
