// Every way into the game nights.
#include "app/desktop/files.h"
#include "app/desktop/look/resources.h"
#include "app/desktop/nights/match_dialog.h"
#include "app/desktop/nights/ways_in.h"
#include "app/desktop/nights/ways_out.h"
#include "app/nights/finished_game.h"
#include "app/nights/history.h"
#include "tests/desktop/nights_ways.h"
#include "tests/journal/content.h"

namespace desktop_test {
namespace {

using namespace desktop;

constexpr const char* kPlaysOfOthers = R"({
    "games": [{"id": 7, "name": "Deep Blue", "uuid": "x"}, {"id": 8, "name": "Catan"}],
    "players": [{"id": 3, "name": "ada", "uuid": "1F9619FF-8B86-5011-B42D-00CF4FC964FF"},
                {"id": 4, "name": "Zoe", "uuid": null}],
    "locations": [{"id": 2, "name": "Club"}],
    "plays": [{"uuid": "0f9619ff-8b86-5011-b42d-00cf4fc964ff", "playDate": "2024-01-05 19:00:00",
        "playDateYmd": 20240105, "durationMin": 90, "rounds": 8, "gameRefId": 7, "locationRefId": 2, "board": "Wild",
        "playerScores": [
            {"playerRefId": 3, "score": "49-46ish", "winner": false, "startPlayer": true, "rank": 2, "role": "Green"},
            {"playerRefId": 4, "score": "67", "winner": true, "startPlayer": false, "rank": 1}]}]})";

constexpr const char* kPlaysAtBgg = R"(<?xml version="1.0" encoding="utf-8"?>
<plays username="zoe" userid="1" total="1" page="1">
  <play id="101" date="2024-02-03" quantity="1" length="75" incomplete="0" nowinstats="0" location="Home">
    <item name="Deep Blue" objecttype="thing" objectid="999"/>
    <players><player name="Zoe" score="36, 42" win="1"/><player name="Ada" score="40" win="0"/></players>
  </play>
</plays>)";

class NightsIn : public NightsWays {
protected:
    [[nodiscard]] std::string Content() { return journal::everything(Journal()); }
};

TEST_F(NightsIn, EverythingGoesOutAndComesInElsewhere) {
    FinishGame();
    FinishGame();
    ASSERT_TRUE(Window().Play(session::start_line()));  // one that runs is left out
    Desk desk = TheDesk();
    ExpectFile(PathTo("all.json"));
    export_everything(&Frame(), desk);
    EXPECT_TRUE(IsTold("2 games are in the file. The game that is not over is left out."));
    ExpectFile(PathTo("all.bgsplay"));
    export_for_bg_stats(&Frame(), desk);
    EXPECT_TRUE(hand_.IsDone());
    const auto plays = nights::read_bgsplay(Written("all.bgsplay"));
    EXPECT_EQ(std::get<nights::ForeignPlays>(plays).plays.size(), 2u);
    std::filesystem::remove_all(folder_.path() / "divebell.db");
    window_.reset();
    window_.emplace(folder_.path() / "other.db");
    Desk other = TheDesk();
    ExpectFile(PathTo("all.json"));
    hand_.Answer(wxID_NO);
    import_everything(&Frame(), other);
    EXPECT_EQ(Games(), 0u);
    ExpectFile(PathTo("all.json"));
    hand_.Answer(wxID_YES);
    import_everything(&Frame(), other);
    EXPECT_TRUE(IsTold("2 games added, 2 new players."));
    EXPECT_EQ(Games(), 2u);
    ExpectFile(PathTo("all.json"));
    hand_.Answer(wxID_YES);
    import_everything(&Frame(), other);
    EXPECT_TRUE(IsTold("2 were here already"));
    EXPECT_EQ(Games(), 2u);
}

TEST_F(NightsIn, PlaysOfBgStatsComeInWithTheirPlayersMatched) {
    FinishGame();
    Desk desk = TheDesk();
    ExpectFile(Write("others.bgsplay", kPlaysOfOthers));
    hand_.Answer([&](wxDialog& dialog) {
        const auto choice = dynamic_cast<MatchDialog&>(dialog).Chosen();
        EXPECT_EQ(choice.games, (std::vector<bool>{true, false}));
        EXPECT_EQ(choice.players.at(0), Journal()->players.find("Ada").value().id);
        EXPECT_EQ(choice.players.at(1), std::nullopt);
        return static_cast<int>(wxID_OK);
    });
    import_bg_stats(&Frame(), desk);
    EXPECT_TRUE(IsTold("1 game added, 1 new player."));
    EXPECT_EQ(Games(), 2u);
    const auto rows = nights::history(*Journal(), nights::People(*Journal()), {}, 10);
    const auto game = nights::open_game(*Journal(), nights::People(*Journal()), rows.back().game);
    EXPECT_EQ(game.results.front().score, "49-46ish");
}

TEST_F(NightsIn, PlaysOfBoardGameGeekComeIn) {
    FinishGame();
    Desk desk = TheDesk();
    ExpectFile(Write("plays.xml", kPlaysAtBgg));
    hand_.Answer(wxID_CANCEL);
    import_bgg(&Frame(), desk);
    EXPECT_EQ(Games(), 1u);
    ExpectFile(PathTo("plays.xml"));
    hand_.Answer(wxID_OK);
    import_bgg(&Frame(), desk);
    EXPECT_TRUE(IsTold("1 game added, 1 new player."));
    EXPECT_EQ(Games(), 2u);
}

TEST_F(NightsIn, AGameFileComesIn) {
    FinishGame();
    Desk desk = TheDesk();
    ExpectFile(resources_folder() + "/sample.divebell");
    import_game_file(&Frame(), desk);
    EXPECT_TRUE(IsTold("was added to the game nights"));
    EXPECT_EQ(Games(), 2u);
}

TEST_F(NightsIn, AGameThatIsHereDoesNotComeInAgain) {
    FinishGame();
    Desk desk = TheDesk();
    ExpectFile(Write("one.divebell", session::export_game(Journal(), *Window().Game().game()).file));
    import_game_file(&Frame(), desk);
    EXPECT_TRUE(IsTold("is in the game nights already"));
    EXPECT_EQ(Games(), 1u);
}

TEST_F(NightsIn, HostileFilesChangeNothingAndAreToldInASentence) {
    FinishGame();
    Desk desk = TheDesk();
    const std::string before = Content();
    const std::string files[] = {"",
                                 "{",
                                 "[1,2",
                                 "\xff\xfe",
                                 "<plays><play>",
                                 R"({"plays":[{"gameRefId":99}]})",
                                 R"({"divebell":"whole","version":999})",
                                 std::string(200, '['),
                                 "<plays/>",
                                 "{}"};
    using Way = void (*)(wxWindow*, Desk&);
    for (const Way way : {import_bg_stats, import_bgg, import_game_file, import_everything}) {
        for (const std::string& file : files) {
            const wxString path = Write("hostile", file);
            ExpectFile(path);
            if (way == import_everything) hand_.Answer(wxID_YES);
            way(&Frame(), desk);
            EXPECT_TRUE(IsTold("Nothing was changed: ")) << file;
            EXPECT_TRUE(hand_.IsDone()) << file;
            EXPECT_EQ(Content(), before) << file;
        }
    }
    EXPECT_EQ(read_file(PathTo("missing"), 10), std::nullopt);
    EXPECT_EQ(read_file(PathTo("."), 10), std::nullopt);
}

}  // namespace
}  // namespace desktop_test
