#include "app/nights/whole.h"

#include <nlohmann/json.hpp>

#include "app/nights/editing.h"
#include "app/nights/finished_game.h"
#include "app/nights/history.h"
#include "app/nights/opening.h"
#include "app/nights/player_keeping.h"
#include "app/nights/records.h"
#include "app/nights/told_game.h"
#include "app/session/remembered.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class Whole : public NightsTest {
protected:
    /// Something of everything, and a game that runs.
    void fill() {
        by_app = play_app_game(6);
        finished(dive_with_a_hazard());
        const auto deleted = finished(quiet_dive());
        delete_game(journal(), deleted);
        static_cast<void>(add_by_hand(journal(), {.day = "2023-12-24",
                                                  .place = "Club",
                                                  .note = "snow",
                                                  .scenario = {},
                                                  .scores = {{"Benno", "", 70}, {"Ada", "", 60}}}));
        ASSERT_EQ(merge_players(journal(), player("Benno"), player("Ben")), std::nullopt);
        ASSERT_EQ(rename_player(journal(), player("Ada"), "Adele"), std::nullopt);
        session::Memory(journal()).remember(session::KnownWreck{.name = "Dora", .vp = 3});
        play_all(session::set_up());
        play_all(quiet_dive());
    }
    auto import(const std::string& text) { return import_whole(journal(), text, now); }
    template <class Why>
    bool refused(const Json& whole) {
        const std::string before = content();
        const auto result = import(whole.dump());
        const auto* refusal = std::get_if<WholeRefusal>(&result);
        return refusal && std::holds_alternative<Why>(*refusal) && content() == before &&
               !std::filesystem::exists(file.parent_path() / "import-check");
    }

    journal::GameId by_app{};
};

TEST_F(Whole, ARunningGameIsLeftOutWithItsSecrets) {
    fill();
    const std::string running = seed().to_hex();
    const std::string commitment = game().commitment();
    const WholeExport whole = export_whole(journal());
    EXPECT_EQ(whole.games, 4);
    EXPECT_EQ(whole.left_out, 1);
    EXPECT_THAT(whole.text, Not(HasSubstr(running)));
    EXPECT_THAT(whole.text, Not(HasSubstr(commitment)));
}

TEST_F(Whole, OneWhoseChestsAreClosedIsLeftOutToo) {
    play_all(session::set_up());
    play_all(quiet_dive());
    play_all({kEnd});
    catch_up(journal());
    const std::string secret = seed().to_hex();
    const WholeExport whole = export_whole(journal());
    EXPECT_EQ(whole.games, 0);
    EXPECT_THAT(whole.text, Not(HasSubstr(secret)));
}

TEST_F(Whole, EverythingComesBackInAnotherJournal) {
    fill();
    const WholeExport whole = export_whole(journal());
    const auto before = records(books(), people(), {});
    begin_anew();
    const auto done = import(whole.text);
    ASSERT_TRUE(std::holds_alternative<WholeImport>(done));
    EXPECT_EQ(std::get<WholeImport>(done), (WholeImport{.games = 4, .known_games = 0, .players = 4}));
    EXPECT_EQ(export_whole(journal()).text, whole.text);
    const auto after = records(books(), people(), {});
    ASSERT_EQ(after.size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        EXPECT_EQ(after[i].player.name, before[i].player.name);
        EXPECT_EQ(after[i].all.games, before[i].all.games);
        EXPECT_EQ(after[i].all.vp, before[i].all.vp);
        EXPECT_EQ(after[i].all.luck, before[i].all.luck);
    }
    EXPECT_THAT(deleted_games(books()), SizeIs(1));
    EXPECT_EQ(verify_game(books(), by_app), session::Proof(session::Proven{6}));
    EXPECT_THAT(session::Memory(journal()).wrecks(), SizeIs(1));
    EXPECT_THAT(journal().check(), IsEmpty());
    EXPECT_FALSE(std::filesystem::exists(file.parent_path() / "import-check"));
}

TEST_F(Whole, HowLongAGameTookComesAlong) {
    play_all(session::set_up());
    play_all(quiet_dive());
    now += 61 * 60;
    play_all({kEnd});
    game().open_chests();
    catch_up(journal());
    const WholeExport whole = export_whole(journal());
    begin_anew();
    ASSERT_TRUE(std::holds_alternative<WholeImport>(import(whole.text)));
    EXPECT_EQ(open_game(books(), people(), journal::GameId{1}).minutes, 61);
}

TEST_F(Whole, SomeoneHereIsNotTwoPlayersOfTheFile) {
    finished(quiet_dive());
    const WholeExport whole = export_whole(journal());
    ASSERT_EQ(rename_player(journal(), player("Ben"), "Bernd"), std::nullopt);
    ASSERT_EQ(rename_player(journal(), player("Ada"), "Ben"), std::nullopt);  // who is Ada in the export_file
    Json export_file = Json::parse(whole.text);
    export_file["games"][0]["uuid"] = "0F9619FF-8B86-5011-B42D-00CF4FC964FF";  // another game, without a seal
    export_file["games"][0].erase("commitment");
    export_file["games"][0].erase("seed");
    export_file["players"][1]["uuid"] = "1F9619FF-8B86-5011-B42D-00CF4FC964FF";  // another Ben
    export_file["games"][0]["players"][1] = "1F9619FF-8B86-5011-B42D-00CF4FC964FF";
    const auto done = import(export_file.dump());
    ASSERT_TRUE(std::holds_alternative<WholeImport>(done));
    EXPECT_EQ(std::get<WholeImport>(done), (WholeImport{.games = 1, .known_games = 0, .players = 1}));
    const FinishedGame game = open_game(books(), people(), journal::GameId{2});
    EXPECT_EQ(game.results[0].player.id, player("Ben"));
    EXPECT_EQ(game.results[1].player.name, "Ben (2)");
}

TEST_F(Whole, AGameThatCameInAsAFileIsNotDoubled) {
    const auto id = play_app_game(6);
    catch_up(journal());
    const std::string file_of_game = session::export_game(journal(), id).file;
    const WholeExport whole = export_whole(journal());
    begin_anew();
    ASSERT_TRUE(std::holds_alternative<OpenedGame>(open_game_file(journal(), file_of_game, now)));
    EXPECT_EQ(std::get<WholeImport>(import(whole.text)), (WholeImport{.games = 0, .known_games = 1, .players = 0}));
}

TEST_F(Whole, WhatIsKnownIsNotDoubled) {
    fill();
    const WholeExport whole = export_whole(journal());
    const std::string before = content();
    EXPECT_EQ(std::get<WholeImport>(import(whole.text)), (WholeImport{.games = 0, .known_games = 4, .players = 0}));
    EXPECT_EQ(content(), before);
}

TEST_F(Whole, AFileThatIsNoExportIsRefused) {
    EXPECT_TRUE(refused<NotAnExport>(Json::object()));
    EXPECT_TRUE(refused<NotAnExport>(Json{{"divebell_journal", 2}}));
    EXPECT_TRUE(refused<BadJson>(Json::array()));
    EXPECT_TRUE(refused<BadJson>(Json{{"divebell_journal", 1}}));
}

TEST_F(Whole, AForgedGameIsRefusedAndNothingIsChanged) {
    fill();
    const Json whole = Json::parse(export_whole(journal()).text);
    begin_anew();
    const auto forged = [&](auto forge) {
        Json copy = whole;
        forge(copy);
        return copy;
    };
    EXPECT_TRUE(refused<BadGame>(forged([](Json& json) { json["games"][0]["seed"] = std::string(64, '0'); })));
    EXPECT_TRUE(refused<BadGame>(forged([](Json& json) { json["games"][1]["lines"].erase(1); })));
    EXPECT_TRUE(refused<BadGame>(forged([](Json& json) {
        auto& lines = json["games"][1]["lines"];
        lines.erase(lines.size() - 1);  // not over any more
    })));
    EXPECT_TRUE(refused<BadGame>(forged([](Json& json) { json["games"][1]["lines"][0] = "{"; })));
    EXPECT_TRUE(refused<BadJson>(forged([](Json& json) { json["games"][1]["lines"][0] = 7; })));
    EXPECT_TRUE(refused<BadValue>(forged([](Json& json) { json["games"][1]["uuid"] = "x'; DROP TABLE game; --"; })));
    EXPECT_TRUE(refused<BadValue>(forged([](Json& json) { json["games"][1]["day"] = "2024-02-31"; })));
    EXPECT_TRUE(refused<BadValue>(
        forged([](Json& json) { json["games"][1]["players"].push_back(json["games"][1]["players"][0]); })));
    EXPECT_TRUE(refused<PointsNowhere>(forged([](Json& json) { json["games"][1]["players"][0] = "nobody"; })));
    EXPECT_TRUE(refused<BadValue>(forged([](Json& json) { json["players"][0]["name"] = "a\nb"; })));
    EXPECT_TRUE(refused<BadValue>(forged([](Json& json) { json["remembered"] = "[]"; })));
    EXPECT_TRUE(refused<BadJson>(forged([](Json& json) { json["games"][3]["told"]["scores"][0]["vp"] = 1e300; })));
}

TEST_F(Whole, ScoresInTheFileCannotContradictTheLines) {
    fill();
    Json whole = Json::parse(export_whole(journal()).text);
    whole["games"][1]["told_vp"] = {99, 98};  // not a field of a game with lines
    begin_anew();
    ASSERT_TRUE(std::holds_alternative<WholeImport>(import(whole.dump())));
    EXPECT_EQ(open_game(books(), people(), journal::GameId{2}).results[0].vp, 4);
}

}  // namespace
}  // namespace nights
