#include "app/nights/bgstats.h"

#include <nlohmann/json.hpp>

#include "app/nights/editing.h"
#include "app/nights/foreign_plays.h"
#include "app/nights/identity.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class BgStats : public NightsTest {
protected:
    BgStats() {
        play_all(session::set_up());
        play_all(dive_with_a_hazard());
        now += 61 * 60;
        play_all({kEnd});
        game().open_chests();
        catch_up(journal());
        id = game().game().value();
        GameEdit edit = edit_of(books(), id);
        edit.place = "Café = \"Tiefe\"";
        static_cast<void>(edit_game(journal(), id, edit));
    }
    [[nodiscard]] FinishedGame opened() { return open_game(books(), people(), id); }
    [[nodiscard]] Json play() { return Json::parse(bgstats_play(books(), opened(), options)); }
    [[nodiscard]] Json file() { return Json::parse(bgstats_file(books(), {opened()}, options, now)); }

    journal::GameId id{};
    BgStatsOptions options{.bgg_id = {}, .words = [](const FinishedGame&) {
                               return PlayWords{"Dangerous Reefs", "1 dive, 0 busts", {"green", "orange"}};
                           }};
};

TEST_F(BgStats, TheLinkHasEveryField) {
    const Json json = play();
    EXPECT_EQ(json.at("sourceName"), "Divebell");
    EXPECT_EQ(json.at("sourcePlayId"), opened().uuid);
    EXPECT_EQ(json.at("playDate"), "2024-02-29 18:30:00");
    EXPECT_EQ(json.at("durationMin"), 61);
    EXPECT_EQ(json.at("location"), "Café = \"Tiefe\"");
    EXPECT_EQ(json.at("comments"), "1 dive, 0 busts");
    EXPECT_EQ(json.at("board"), "Dangerous Reefs");
    EXPECT_EQ(json.at("game"),
              (Json{{"name", "Deep Blue"}, {"sourceGameId", "deepblue"}, {"highestWins", true}, {"noPoints", false}}));
    EXPECT_EQ(json.at("players"), (Json::array({{{"name", "Ada"},
                                                 {"sourcePlayerId", uuid_of(books(), player("Ada"))},
                                                 {"startPlayer", true},
                                                 {"winner", true},
                                                 {"score", 4},
                                                 {"rank", 1},
                                                 {"role", "green"}},
                                                {{"name", "Ben"},
                                                 {"sourcePlayerId", uuid_of(books(), player("Ben"))},
                                                 {"startPlayer", false},
                                                 {"winner", false},
                                                 {"score", 0},
                                                 {"rank", 2},
                                                 {"role", "orange"}}})));
    EXPECT_EQ(json.size(), 9u);
}

TEST_F(BgStats, TheNumberOfTheGameIsANumberOrLeftOut) {
    EXPECT_FALSE(play().at("game").contains("bggId"));
    EXPECT_FALSE(file().at("games")[0].contains("bggId"));
    options.bgg_id = 12345;
    EXPECT_TRUE(play().at("game").at("bggId").is_number_integer());
    EXPECT_EQ(file().at("games")[0].at("bggId"), 12345);
}

TEST_F(BgStats, TheLinkIsPercentEncoded) {
    const std::string link = bgstats_link(books(), opened(), options);
    EXPECT_THAT(link, StartsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B%22"));
    for (const char* sign : {" ", "\"", "{", "=\"", "é", "+"}) EXPECT_THAT(link.substr(48), Not(HasSubstr(sign)));
    EXPECT_THAT(link, HasSubstr("Caf%C3%A9%20%3D%20%5C%22Tiefe"));
}

TEST_F(BgStats, ALongCommentIsCutBetweenCharacters) {
    options.words = [](const FinishedGame&) {
        std::string text = "x";
        for (int i = 0; i < 300; ++i) text += "é";
        return PlayWords{"", text, {}};
    };
    const std::string comments = play().at("comments");
    EXPECT_EQ(comments.size(), 399u);
    EXPECT_THAT(comments, testing::EndsWith("é"));
}

TEST_F(BgStats, TheFileHasEveryField) {
    const Json json = file();
    EXPECT_THAT(json.at("about").get<std::string>(), StartsWith("This is a Play file that can be read by Board Game"));
    EXPECT_TRUE(json.at("userInfo").at("meRefId").is_number_integer());
    const Json game = json.at("games").at(0);
    for (const char* key : {"cooperative", "highestWins", "noPoints", "usesTeams"})
        EXPECT_TRUE(game.at(key).is_boolean()) << key;
    for (const char* key : {"id", "bggYear", "isBaseGame", "isExpansion", "minPlayerCount", "maxPlayerCount",
                            "minPlayTime", "maxPlayTime", "minAge", "rating"})
        EXPECT_TRUE(game.at(key).is_number_integer()) << key;
    for (const char* key : {"uuid", "name", "modificationDate", "bggName", "designers", "urlImage", "urlThumb"})
        EXPECT_TRUE(game.at(key).is_string()) << key;
    const Json location = json.at("locations").at(0);
    EXPECT_EQ(location, (Json{{"id", 1},
                              {"uuid", uuid_of_place(books(), opened().place)},
                              {"name", opened().place},
                              {"modificationDate", "2024-02-29 19:31:00"}}));
    EXPECT_EQ(json.at("players").at(0), (Json{{"id", 1},
                                              {"uuid", uuid_of(books(), player("Ada"))},
                                              {"name", "Ada"},
                                              {"isAnonymous", false},
                                              {"modificationDate", "2024-02-29 19:31:00"},
                                              {"bggUsername", ""}}));
}

TEST_F(BgStats, APlayInTheFileHasEveryField) {
    const Json play = file().at("plays").at(0);
    EXPECT_EQ(play.at("uuid"), opened().uuid);
    EXPECT_EQ(play.at("playDate"), "2024-02-29 18:30:00");
    EXPECT_EQ(play.at("playDateYmd"), 20240229);
    EXPECT_TRUE(play.at("playDateYmd").is_number_integer());
    EXPECT_EQ(play.at("durationMin"), 61);
    EXPECT_EQ(play.at("rounds"), 1);
    EXPECT_EQ(play.at("board"), "Dangerous Reefs");
    EXPECT_EQ(play.at("comments"), "1 dive, 0 busts");
    EXPECT_EQ(play.at("playImages"), "[]");
    EXPECT_EQ(play.at("locationRefId"), 1);
    EXPECT_EQ(play.at("gameRefId"), 1);
    for (const char* key : {"usesTeams", "ignored", "manualWinner"}) EXPECT_EQ(play.at(key), false) << key;
    for (const char* key : {"bggId", "importPlayId", "nemestatsId", "rating", "scoringSetting"})
        EXPECT_EQ(play.at(key), 0) << key;
    EXPECT_EQ(play.at("playerScores"), (Json::array({{{"playerRefId", 1},
                                                      {"score", "4"},
                                                      {"winner", true},
                                                      {"newPlayer", false},
                                                      {"startPlayer", true},
                                                      {"rank", 1},
                                                      {"seatOrder", 1},
                                                      {"role", "green"}},
                                                     {{"playerRefId", 2},
                                                      {"score", "0"},
                                                      {"winner", false},
                                                      {"newPlayer", false},
                                                      {"startPlayer", false},
                                                      {"rank", 2},
                                                      {"seatOrder", 2},
                                                      {"role", "orange"}}})));
}

TEST_F(BgStats, OurOwnFileReadBackLeavesOurGamesAlone) {
    const std::string text = bgstats_file(books(), {opened()}, options, now);
    auto plays = std::get<ForeignPlays>(read_bgsplay(text));
    suggest_players(plays, books());
    const std::string before = content();
    EXPECT_EQ(take_over(journal(), plays, suggested_choice(plays), now), (TakenOver{.left_alone = 1}));
    EXPECT_EQ(content(), before);
}

}  // namespace
}  // namespace nights
