#include "app/nights/foreign_plays.h"

#include <nlohmann/json.hpp>

#include "app/nights/finished_game.h"
#include "app/nights/foreign_values.h"
#include "app/nights/history.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using Json = nlohmann::json;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

constexpr const char* kUuid = "0F9619FF-8B86-5011-B42D-00CF4FC964FF";

/// A file of BG Stats with one play of ours and one of another game.
Json some_file() {
    return Json::parse(R"({
        "games": [{"id": 7, "name": "Deep Blue", "uuid": "x"}, {"id": 8, "name": "Catan"}],
        "players": [{"id": 3, "name": "ada", "uuid": "1F9619FF-8B86-5011-B42D-00CF4FC964FF"},
                    {"id": 4, "name": "Zoe", "uuid": null}],
        "locations": [{"id": 2, "name": "Club"}],
        "plays": [
            {"uuid": "0f9619ff-8b86-5011-b42d-00cf4fc964ff", "playDate": "2024-01-05 19:00:00", "playDateYmd": 20240105,
             "durationMin": 90, "rounds": 8, "gameRefId": 7, "locationRefId": 2, "board": "Wild", "comments": "fun",
             "playerScores": [
                {"playerRefId": 3, "score": "49-46ish", "winner": false, "startPlayer": true, "rank": 2, "role": "Green"},
                {"playerRefId": 4, "score": "60+7", "winner": true, "startPlayer": false, "rank": 1}]},
            {"playDate": "2024-01-06 19:00:00", "gameRefId": 8, "playerScores": [{"playerRefId": 3, "score": null}]}]})");
}

constexpr const char* kBgg = R"(<?xml version="1.0" encoding="utf-8"?>
<plays username="zoe" userid="1" total="3" page="1">
  <play id="101" date="2024-02-03" quantity="2" length="75" incomplete="0" nowinstats="0" location="Home">
    <item name="Deep Blue" objecttype="thing" objectid="999"><subtypes><subtype value="boardgame"/></subtypes></item>
    <comments>two in a row &amp; fun</comments>
    <players>
      <player username="zoe" userid="1" name="Zoe" startposition="1" color="red" score="36, 42" new="0" rating="0" win="1"/>
      <player username="" userid="0" name="Ada" startposition="" color="" score="40" new="1" rating="0" win="0"/>
    </players>
  </play>
  <play id="102" date="2024-02-04" quantity="1" length="0" incomplete="1" nowinstats="0" location="">
    <item name="Deep Blue" objecttype="thing" objectid="999"/>
    <players><player name="Ada" score="" win="0"/></players>
  </play>
  <play id="103" date="2024-02-05" quantity="1" length="0" incomplete="0" nowinstats="0" location="">
    <item name="Deep Blue" objecttype="thing" objectid="999"/>
  </play>
</plays>)";

class Foreign : public NightsTest {
protected:
    Foreign() { finished(quiet_dive()); }
    [[nodiscard]] ForeignPlays read(const Json& json) {
        auto plays = std::get<ForeignPlays>(read_bgsplay(json.dump()));
        suggest_players(plays, books());
        return plays;
    }
    TakenOver take(const ForeignPlays& plays) { return take_over(journal(), plays, suggested_choice(plays), now); }
};

template <class Why>
std::optional<Why> refused_for(const std::variant<ForeignPlays, ForeignRefusal>& read) {
    const auto* refusal = std::get_if<ForeignRefusal>(&read);
    const auto* why = refusal ? std::get_if<Why>(refusal) : nullptr;
    return why ? std::optional(*why) : std::nullopt;
}

TEST_F(Foreign, AFileIsReadBeforeAnythingIsTakenOver) {
    const ForeignPlays plays = read(some_file());
    ASSERT_THAT(plays.games, SizeIs(2));
    EXPECT_TRUE(plays.games[0].is_ours);
    EXPECT_FALSE(plays.games[1].is_ours);
    ASSERT_THAT(plays.players, SizeIs(2));
    EXPECT_EQ(plays.players[0].suggested, player("Ada"));  // but for case
    EXPECT_EQ(plays.players[1].suggested, std::nullopt);
    EXPECT_THAT(plays.plays, SizeIs(2));
    EXPECT_EQ(games_in_all(books()), 1);
}

TEST_F(Foreign, APlayIsTakenOverWithItsFreeTextScore) {
    EXPECT_EQ(take(read(some_file())), (TakenOver{.added = 1, .new_players = 1}));
    const auto id = books().outcomes.with_uuid(kUuid).value();
    const FinishedGame game = open_game(books(), people(), id);
    EXPECT_EQ(game.day, "2024-01-05");
    EXPECT_EQ(game.place, "Club");
    EXPECT_EQ(game.variant, "Wild");
    EXPECT_EQ(game.minutes, 90);
    EXPECT_EQ(game.dives, 8);
    EXPECT_EQ(game.note, "fun");
    EXPECT_EQ(game.results[0].player.name, "Ada");
    EXPECT_EQ(game.results[0].vp, std::nullopt);
    EXPECT_EQ(game.results[0].score, "49-46ish");
    EXPECT_EQ(game.results[0].colour, "green");
    EXPECT_TRUE(game.results[0].began);
    EXPECT_EQ(game.results[1].vp, 67);
    EXPECT_EQ(game.results[1].score, "60+7");
    EXPECT_TRUE(game.results[1].won);
    EXPECT_THAT(journal().check(), IsEmpty());
}

TEST_F(Foreign, SomeoneNewHasTheBoatsTheyHadLast) {
    Json plays = some_file();
    plays["plays"][0]["playerScores"][1]["role"] = "Red";
    Json earlier = plays["plays"][0];
    earlier["uuid"] = "2F9619FF-8B86-5011-B42D-00CF4FC964FF";
    earlier["playDateYmd"] = 20240101;
    earlier["playerScores"][1]["role"] = "violet";
    plays["plays"].push_back(earlier);
    const std::string before = people().of(player("Ada")).colour;
    take(read(plays));
    EXPECT_EQ(people().of(player("Zoe")).colour, "red");
    EXPECT_EQ(people().of(player("Ada")).colour, before);
}

TEST_F(Foreign, TheSameFileAgainChangesInsteadOfDoubling) {
    take(read(some_file()));
    Json changed = some_file();
    changed["plays"][0]["playerScores"][1]["score"] = "71";
    EXPECT_EQ(take(read(changed)), (TakenOver{.changed = 1}));
    EXPECT_EQ(games_in_all(books()), 2);
    EXPECT_EQ(open_game(books(), people(), books().outcomes.with_uuid(kUuid).value()).results[1].vp, 71);
    EXPECT_THAT(journal().check(), IsEmpty());
}

TEST_F(Foreign, TheUserDecidesWhoIsWho) {
    const ForeignPlays plays = read(some_file());
    ForeignChoice choice = suggested_choice(plays);
    choice.players = {std::nullopt, player("Ben")};
    choice.games = {true, true};
    const TakenOver done = take_over(journal(), plays, choice, now);
    EXPECT_EQ(done, (TakenOver{.added = 2, .new_players = 1}));
    EXPECT_TRUE(books().players.find("ada"));
    EXPECT_THAT(history(books(), people(), {.player = player("Ben")}, 9), SizeIs(2));
}

TEST_F(Foreign, TwoOfOnePlayAreNeverOnePlayer) {
    const ForeignPlays plays = read(some_file());
    ForeignChoice choice = suggested_choice(plays);
    choice.players = {player("Ada"), player("Ada")};
    take_over(journal(), plays, choice, now);
    const FinishedGame game = open_game(books(), people(), books().outcomes.with_uuid(kUuid).value());
    EXPECT_NE(game.results[0].player.id, game.results[1].player.id);
}

TEST_F(Foreign, ASavedFileOfBoardGameGeekIsRead) {
    auto plays = std::get<ForeignPlays>(read_bgg_plays(kBgg));
    EXPECT_EQ(plays.left_out, 2);  // one is not finished, one has no players
    ASSERT_THAT(plays.plays, SizeIs(2));
    EXPECT_NE(plays.plays[0].uuid, plays.plays[1].uuid);
    suggest_players(plays, books());
    EXPECT_EQ(take(plays), (TakenOver{.added = 2, .new_players = 1}));
    const FinishedGame game = open_game(books(), people(), books().outcomes.with_uuid(plays.plays[0].uuid).value());
    EXPECT_EQ(game.day, "2024-02-03");
    EXPECT_EQ(game.note, "two in a row & fun");
    EXPECT_EQ(game.results[0].score, "36, 42");
    EXPECT_TRUE(game.results[0].won);
    EXPECT_EQ(game.results[1].vp, 40);
    suggest_players(plays, books());
    EXPECT_EQ(take(plays), (TakenOver{.changed = 2}));
}

TEST_F(Foreign, ThePlaysOfAnEveningComeInTheOrderTheyWerePlayed) {
    Json plays = some_file();
    Json earlier = plays["plays"][0];
    earlier["uuid"] = "2F9619FF-8B86-5011-B42D-00CF4FC964FF";
    earlier["playDate"] = "2024-01-05 17:30:00";
    plays["plays"].push_back(earlier);
    take(read(plays));
    const auto number = [&](const char* uuid) {
        return open_game(books(), people(), books().outcomes.with_uuid(uuid).value()).number_in_night;
    };
    EXPECT_EQ(number("2F9619FF-8B86-5011-B42D-00CF4FC964FF"), 1);
    EXPECT_EQ(number(kUuid), 2);
}

TEST(ForeignFiles, AScoreThatIsNoWholeNumberIsKeptAsText) {
    Json file = some_file();
    file["plays"][0]["playerScores"][1]["score"] = 12.5;
    const auto plays = std::get<ForeignPlays>(read_bgsplay(file.dump()));
    EXPECT_EQ(plays.plays[0].scores[1].vp, std::nullopt);
    EXPECT_EQ(plays.plays[0].scores[1].score, "12.5");
}

/// One play with these attributes beside one that is as it should be.
std::string bgg_with(const std::string& attributes) {
    const std::string rest = R"(><item name="Deep Blue" objectid="9"/><players><player name="Ada" score="7" win="1"/>)"
                             "</players></play>";
    return "<plays><play id=\"1\" " + attributes + rest + R"(<play id="2" date="2024-02-03")" + rest + "</plays>";
}

TEST(ForeignFiles, WhatPeopleReallyLoggedDoesNotStopTheRest) {
    for (const char* odd : {R"(date="0000-00-00")", R"(date="")", R"(date="2024-02-03" quantity="365")",
                            R"(date="2024-02-03" quantity="0")"}) {
        const auto read = std::get<ForeignPlays>(read_bgg_plays(bgg_with(odd)));
        EXPECT_THAT(read.plays, SizeIs(1)) << odd;
        EXPECT_EQ(read.left_out, 1) << odd;
    }
    const auto read = std::get<ForeignPlays>(read_bgg_plays(bgg_with(R"(date="2024-02-03" length="99999")")));
    EXPECT_THAT(read.plays, SizeIs(2));
    EXPECT_EQ(read.plays[0].minutes, 0);
}

TEST(ForeignFiles, HostileJsonIsRefusedWithWhatIsWrong) {
    using deepblue::Flaw;
    const auto flaw = [](const std::string& text) -> std::optional<Flaw> {
        const auto bad = refused_for<BadJson>(read_bgsplay(text));
        return bad ? std::optional(bad->flaw) : std::nullopt;
    };
    EXPECT_EQ(flaw(""), Flaw::NotJson);
    EXPECT_EQ(flaw("[]"), Flaw::NotAnObject);
    EXPECT_EQ(flaw("{\"plays\":\"\xff\"}"), Flaw::NotJson);
    EXPECT_EQ(flaw(R"({"plays":[],"plays":[]})"), Flaw::KeyTwice);
    EXPECT_EQ(flaw(R"({"plays":{}})"), Flaw::WrongType);
    EXPECT_EQ(flaw(R"({"plays":[1]})"), Flaw::WrongType);
    EXPECT_EQ(flaw(R"({"plays":[],"players":[{"id":"3"}]})"), Flaw::WrongType);
    EXPECT_EQ(flaw(R"({"plays":[],"players":[{}]})"), Flaw::Missing);
    EXPECT_EQ(flaw(R"({"plays":)" + std::string(100'000, '[')), Flaw::TooDeep);
    EXPECT_EQ(flaw(R"({"plays":[],"players":[{"id":99999999999999}]})"), Flaw::OutOfRange);
    EXPECT_TRUE(refused_for<NoPlaysInIt>(read_bgsplay("{}")));
    EXPECT_TRUE(refused_for<session::TooLarge>(read_bgsplay(std::string(session::kLargestImport + 1, ' '))));
}

TEST(ForeignFiles, ReferencesAndDatesMustHold) {
    Json file = some_file();
    file["plays"][0]["gameRefId"] = 99;
    EXPECT_EQ(refused_for<PointsNowhere>(read_bgsplay(file.dump())), PointsNowhere{"gameRefId"});
    file = some_file();
    file["plays"][0]["playerScores"][0]["playerRefId"] = 99;
    EXPECT_EQ(refused_for<PointsNowhere>(read_bgsplay(file.dump())), PointsNowhere{"playerRefId"});
    file = some_file();
    file["plays"][0]["playDateYmd"] = 20240231;
    EXPECT_EQ(refused_for<BadValue>(read_bgsplay(file.dump())), (BadValue{"playDateYmd", "2024-02-31"}));
    file["plays"][0].erase("playDateYmd");
    file["plays"][0]["playDate"] = "soon";
    EXPECT_EQ(refused_for<BadValue>(read_bgsplay(file.dump())), (BadValue{"playDate", "soon"}));
}

TEST(ForeignFiles, HostileXmlIsRefusedWithWhatIsWrong) {
    EXPECT_TRUE(refused_for<BadXml>(read_bgg_plays("")));
    EXPECT_TRUE(refused_for<BadXml>(read_bgg_plays("<plays><play></plays>")));
    EXPECT_TRUE(refused_for<NoPlaysInIt>(read_bgg_plays("<html/>")));
    EXPECT_TRUE(refused_for<BadValue>(read_bgg_plays(R"(<plays><play date="2024-02-30"/></plays>)")));
    EXPECT_EQ(refused_for<BadValue>(read_bgg_plays(R"(<plays><play date="2024-02-03" quantity="9x"/></plays>)")),
              (BadValue{"quantity", "9x"}));
    std::string deep;
    for (int i = 0; i < 200'000; ++i) deep += "<a>";
    EXPECT_TRUE(refused_for<BadXml>(read_bgg_plays(deep)));
    EXPECT_TRUE(refused_for<session::TooLarge>(read_bgg_plays(std::string(session::kLargestImport + 1, ' '))));
}

TEST(ForeignFiles, EntitiesAreNotBlownUp) {
    const char* bomb = R"(<!DOCTYPE plays [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
        <plays><play id="1" date="2024-02-03" location="&b;"><item name="Deep Blue" objectid="1"/>
        <players><player name="Ada" score="1"/></players></play></plays>)";
    const auto read = std::get<ForeignPlays>(read_bgg_plays(bomb));
    EXPECT_EQ(read.plays.at(0).place, "&b;");
}

TEST(ForeignFiles, NamesBecomeNamesThatCanSitAtATable) {
    EXPECT_EQ(tidy_name("  Ada\tLovelace \n"), "Ada Lovelace");
    EXPECT_EQ(tidy_name(""), "?");
    EXPECT_EQ(tidy_name(std::string(500, 'x')), std::string(36, 'x'));
    EXPECT_EQ(tidy_name("\xff\xfe"), "?");
    EXPECT_EQ(tidy_text("r\xD1\x64", 40), "r\xEF\xBF\xBD\x64");
    EXPECT_EQ(tidy_text("\xED\xA0\x80", 2), "");  // half a pair, then cut
}

TEST(ForeignFiles, ScoresAreNumbersSumsOrTexts) {
    EXPECT_EQ(points_in("67"), 67);
    EXPECT_EQ(points_in("60 + 7 - 2"), 65);
    EXPECT_EQ(points_in("-5"), -5);
    for (const char* text : {"", "36, 42", "49-46ish", "1e9", "12.5", "+", "99999999999999999999", "5 *"})
        EXPECT_EQ(points_in(text), std::nullopt) << text;
}

TEST_F(Foreign, BytesThatAreNoTextDoNotStopATakeover) {
    std::string xml = kBgg;
    xml.replace(xml.find("color=\"red\"") + 8, 1, "\xD1");
    auto plays = std::get<ForeignPlays>(read_bgg_plays(xml));
    suggest_players(plays, books());
    EXPECT_EQ(take(plays).added, 2);
}

}  // namespace
}  // namespace nights
