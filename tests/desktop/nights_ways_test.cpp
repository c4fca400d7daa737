// Luck and fairness in the game nights, and every way out and in.
#include <gtk/gtk.h>
#include <wx/button.h>
#include <wx/clipbrd.h>
#include <wx/dirdlg.h>
#include <wx/filedlg.h>
#include <wx/image.h>
#include <wx/listctrl.h>
#include <wx/notebook.h>
#include <wx/spinctrl.h>

#include <fstream>
#include <sstream>

#include "app/desktop/files.h"
#include "app/desktop/look/resources.h"
#include "app/desktop/nights/backups_dialog.h"
#include "app/desktop/nights/bg_stats_dialog.h"
#include "app/desktop/nights/chart_area.h"
#include "app/desktop/nights/fairness_check.h"
#include "app/desktop/nights/match_dialog.h"
#include "app/desktop/nights/ways_in.h"
#include "app/desktop/nights/ways_out.h"
#include "app/desktop/restore_event.h"
#include "app/nights/finished_game.h"
#include "app/nights/history.h"
#include "app/nights/settle.h"
#include "app/nights/told_game.h"
#include "tests/desktop/dialog_hand.h"
#include "tests/desktop/pages_test.h"
#include "tests/journal/content.h"

namespace desktop_test {
namespace {

using desktop::PageId;
using namespace desktop;
using testing::HasSubstr;

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

class NightsWays : public PagesTest {
protected:
    /// Ada and Ben finish a game in which the app draws so many gems in one dive.
    void FinishGame(int draws = 6) {
        for (const std::string& line : session::set_up()) ASSERT_TRUE(Window().Play(line)) << line;
        ASSERT_TRUE(Window().Play(session::dive_line("Ada")));
        for (int i = 0; i < draws; ++i) {
            ASSERT_TRUE(Window().Play(session::kDraw));
            AnswerAll();
        }
        ASSERT_TRUE(Window().Play(session::kStop));
        ASSERT_TRUE(Window().Play(session::kEnd));
        Window().Game().open_chests();
        nights::catch_up(Journal());
    }

    void AnswerAll() {
        using namespace deepblue;
        for (auto prompt = Window().Game().prompt(); std::holds_alternative<session::AskForAnswer>(prompt);
             prompt = Window().Game().prompt()) {
            const auto& ask = std::get<session::AskForAnswer>(prompt);
            Protect protect{ask.seat, {}};
            for (const Gem hazard : {Gem::Black, Gem::Blue})
                for (int i = 0; i < ask.open[hazard]; ++i) protect.with.push_back({hazard, Means::Card});
            Window().Game().play(Action(protect));
        }
    }

    /// Opens the page and one of its tabs, from 1.
    void Open(int tab) {
        Frame().Go(PageId::Nights);
        pump();
        Window().Key('0' + tab, wxMOD_CONTROL);
    }

    [[nodiscard]] journal::Journal& Journal() { return Window().Companion().journal; }
    [[nodiscard]] std::size_t Games() {
        return nights::history(*Journal(), nights::People(*Journal()), {}, 100).size();
    }
    [[nodiscard]] std::string Content() { return journal::everything(Journal()); }
    [[nodiscard]] wxString PathTo(const char* name) { return wxString((folder_.path() / name).string()); }

    [[nodiscard]] std::string Written(const char* name) {
        std::ifstream file(folder_.path() / name, std::ios::binary);
        std::stringstream content;
        content << file.rdbuf();
        return content.str();
    }
    wxString Write(const char* name, const std::string& content) {
        std::ofstream(folder_.path() / name, std::ios::binary) << content;
        return PathTo(name);
    }

    /// The next dialog asks for a file; it gets this one.
    void ExpectFile(const wxString& path) { hand_.TakeFile(path); }

    /// Presses a button of a dialog that is not shown, by its label.
    static bool PressIn(wxWindow& dialog, const wxString& label) { return press_labelled(dialog, label); }

    static void Enter(wxSpinCtrl& field, int number) {
        field.SetValue(number);
        wxSpinEvent event(wxEVT_SPINCTRL, field.GetId());
        event.SetEventObject(&field);
        field.ProcessWindowEvent(event);
    }

    DialogHand hand_;
};

TEST_F(NightsWays, WithoutGamesTheTabsSaySo) {
    Open(3);
    EXPECT_TRUE(IsTold("No games yet"));
    Open(4);
    EXPECT_TRUE(IsTold("Too few draws to say"));
    EXPECT_TRUE(IsTold("There is no finished game with draws of the app yet."));
}

TEST_F(NightsWays, TheLedgerTellsWhatTheOddsGave) {
    for (int i = 0; i < 3; ++i) FinishGame();
    Open(3);
    EXPECT_TRUE(IsTold("Luck ledger"));
    EXPECT_TRUE(IsTold("Over 3 games the whole table stands at"));
    EXPECT_TRUE(IsTold("Ada, went on at"));
    EXPECT_TRUE(Window().Choose("Which games", "All games"));
    EXPECT_TRUE(IsTold("Choose a night to see its bravest draws."));
}

TEST_F(NightsWays, TheLedgerIsCopiedAsText) {
    FinishGame();
    Open(3);
    ASSERT_TRUE(Window().Press("Copy as text"));
    EXPECT_TRUE(IsTold("Copied."));
    wxTextDataObject text;
    const wxClipboardLocker lock;
    ASSERT_TRUE(wxTheClipboard->GetData(text));
    EXPECT_THAT(text.GetText().utf8_string(), HasSubstr("Ada: "));
    EXPECT_THAT(text.GetText().utf8_string(), HasSubstr("Did the odds keep their word?"));
}

TEST_F(NightsWays, ChartsAreSavedAsPictures) {
    FinishGame();
    for (const auto& [tab, name] : {std::pair(3, "luck.png"), std::pair(4, "fairness.png")}) {
        Open(tab);
        ExpectFile(PathTo(name));
        ASSERT_TRUE(Window().Press(Say("Save as picture …")));
        EXPECT_TRUE(hand_.IsDone());
        const wxImage image(PathTo(name), wxBITMAP_TYPE_PNG);
        ASSERT_TRUE(image.IsOk()) << name;
        EXPECT_GT(image.GetWidth(), 600);
    }
}

TEST_F(NightsWays, AFairBagIsNothingUnusualOnceThereAreEnoughDraws) {
    FinishGame(8);
    Open(4);
    EXPECT_TRUE(IsTold("Too few draws to say"));
    EXPECT_TRUE(IsTold("8 of at least 200 draws."));
    for (int i = 0; i < 25; ++i) FinishGame(8);
    Open(4);
    EXPECT_FALSE(IsTold("Too few draws to say"));
    EXPECT_TRUE(IsTold("degrees of freedom"));
    EXPECT_TRUE(Window().Choose("Which games", wxString::FromUTF8("The game at the right, 8 draws")));
    EXPECT_TRUE(IsTold("8 of at least 200 draws."));
}

TEST_F(NightsWays, AFinishedGameIsVerifiedAndItsProofSaved) {
    FinishGame(7);
    Open(4);
    const auto game = nights::open_game(*Journal(), nights::People(*Journal()), *Window().Game().game());
    EXPECT_TRUE(IsTold(wxString(game.commitment.substr(0, 4) + " " + game.commitment.substr(4, 4))));
    ASSERT_TRUE(Window().Press("Verify 7 draws"));
    EXPECT_TRUE(IsTold("Verified: all 7 gems the app drew"));
    ExpectFile(PathTo("proof.divebell"));
    ASSERT_TRUE(Window().Press(Say("Save the proof …")));
    const auto read = deepblue::read_game(Written("proof.divebell"));
    ASSERT_TRUE(std::holds_alternative<deepblue::Game>(read));
    EXPECT_EQ(session::verify(std::get<deepblue::Game>(read)), session::Proof(session::Proven{7}));
}

TEST_F(NightsWays, AGameOfTheAppIsFoundBehindManyOthers) {
    FinishGame(7);
    for (int i = 0; i < 50; ++i) {
        const nights::HandGame told{
            .day = "2030-01-01", .place = {}, .note = {}, .scenario = {}, .scores = {{"Ada", "", i}, {"Ben", "", 1}}};
        ASSERT_TRUE(std::holds_alternative<journal::GameId>(nights::add_by_hand(Journal(), told)));
    }
    Open(4);
    EXPECT_TRUE(Window().Press("Verify 7 draws"));
}

TEST_F(NightsWays, TheEndOfAGameLeadsToBgStats) {
    FinishGame();
    Frame().Go(PageId::End);
    pump();
    hand_.Answer([&](wxDialog& dialog) {
        auto& stats = dynamic_cast<BgStatsDialog&>(dialog);
        EXPECT_TRUE(stats.Link().StartsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B"));
        EXPECT_GT(stats.Code().Squares(), 21);
        EXPECT_TRUE(stats.Code().IsDark(0, 0));
        EXPECT_FALSE(stats.Link().Contains("bggId"));
        for (wxWindow* window : all_windows(stats))
            if (auto* number = dynamic_cast<wxSpinCtrl*>(window)) Enter(*number, 266524);
        EXPECT_TRUE(stats.Link().Contains("bggId%22%3A266524"));
        ExpectFile(PathTo("game.bgsplay"));
        EXPECT_TRUE(PressIn(stats, Say("Save as a file …")));
        ExpectFile(PathTo("game.divebell"));
        EXPECT_TRUE(PressIn(stats, Say("Save the game file …")));
        EXPECT_TRUE(PressIn(stats, "Copy the link"));
        return static_cast<int>(wxID_CANCEL);
    });
    Window().Key('E');
    EXPECT_TRUE(hand_.IsDone());
    const auto plays = nights::read_bgsplay(Written("game.bgsplay"), 266524);
    ASSERT_TRUE(std::holds_alternative<nights::ForeignPlays>(plays));
    EXPECT_EQ(std::get<nights::ForeignPlays>(plays).plays.size(), 1u);
    EXPECT_THAT(Written("game.divebell"), HasSubstr("\"seed\""));
}

TEST_F(NightsWays, EverythingGoesOutAndComesInElsewhere) {
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

TEST_F(NightsWays, TablesAreWrittenIntoAFolder) {
    FinishGame();
    Desk desk = TheDesk();
    const auto folder = [&](wxDialog& dialog) {
        dynamic_cast<wxDirDialog&>(dialog).SetPath(wxString(folder_.path().string()));
        dialog.CallAfter([&dialog] {
            gtk_dialog_response(GTK_DIALOG(static_cast<GtkWidget*>(dialog.GetHandle())), GTK_RESPONSE_ACCEPT);
        });
        return static_cast<int>(wxID_NONE);  // so that it comes up
    };
    hand_.Answer(folder);
    export_tables(&Frame(), desk);
    EXPECT_THAT(Written("games.csv"), HasSubstr("dangerous_reefs"));
    EXPECT_THAT(Written("scores.csv"), HasSubstr("Ada"));
    EXPECT_THAT(Written("dives.csv"), HasSubstr("Ada"));
    EXPECT_THAT(Written("draws.csv"), HasSubstr("app"));
    Write("games.csv", "mine");
    hand_.Answer(folder);
    hand_.Answer(wxID_NO);
    export_tables(&Frame(), desk);
    EXPECT_EQ(Written("games.csv"), "mine");
    EXPECT_TRUE(hand_.IsDone());
}

TEST_F(NightsWays, PlaysOfBgStatsComeInWithTheirPlayersMatched) {
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

TEST_F(NightsWays, PlaysOfBoardGameGeekComeIn) {
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

TEST_F(NightsWays, AGameFileComesIn) {
    FinishGame();
    Desk desk = TheDesk();
    ExpectFile(resources_folder() + "/sample.divebell");
    import_game_file(&Frame(), desk);
    EXPECT_TRUE(IsTold("was added to the game nights"));
    EXPECT_EQ(Games(), 2u);
}

TEST_F(NightsWays, AGameThatIsHereDoesNotComeInAgain) {
    FinishGame();
    Desk desk = TheDesk();
    ExpectFile(Write("one.divebell", session::export_game(Journal(), *Window().Game().game()).file));
    import_game_file(&Frame(), desk);
    EXPECT_TRUE(IsTold("is in the game nights already"));
    EXPECT_EQ(Games(), 1u);
}

TEST_F(NightsWays, HostileFilesChangeNothingAndAreToldInASentence) {
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

TEST_F(NightsWays, BackupsAreReadBackAndSavedElsewhere) {
    FinishGame();
    Desk desk = TheDesk();
    const journal::Backups backups(Journal().path());
    backups.make(journal::Reason::Game, session::kNow);
    std::ofstream(backups.make(journal::Reason::Day, session::kNow).path, std::ios::binary) << "no journal";
    hand_.Answer([&](wxDialog& dialog) {
        EXPECT_TRUE(PressIn(dialog, "Read back again"));
        auto& list = dynamic_cast<wxListView&>(*control_named(dialog, "Backups"));
        EXPECT_EQ(list.GetItemText(0, 1), "damaged");
        EXPECT_EQ(list.GetItemTextColour(0), Window().Companion().look.palette().coral);
        EXPECT_EQ(list.GetFirstSelected(), 1);
        list.Select(0);
        pump();
        EXPECT_FALSE(PressIn(dialog, Say("Restore …")));
        list.Select(1);
        pump();
        ExpectFile(PathTo("elsewhere.db"));
        EXPECT_TRUE(PressIn(dialog, Say("Save elsewhere …")));
        hand_.Answer(wxID_NO);
        EXPECT_TRUE(PressIn(dialog, Say("Restore …")));
        EXPECT_EQ(dynamic_cast<BackupsDialog&>(dialog).ToRestore(), std::nullopt);
        return static_cast<int>(wxID_CANCEL);
    });
    show_backups(&Frame(), desk);
    EXPECT_TRUE(hand_.IsDone());
    const auto copy = journal::Journal::open_to_read(folder_.path() / "elsewhere.db");
    EXPECT_EQ(copy->games.count(), 1);
}

TEST_F(NightsWays, ABackupIsRestoredOnlyIfSomeoneIsSure) {
    FinishGame();
    Desk desk = TheDesk();
    const auto made = journal::Backups(Journal().path()).make(journal::Reason::Game, session::kNow);
    wxString restored;
    const auto remember = [&](wxCommandEvent& event) { restored = event.GetString(); };
    wxTheApp->Bind(EVT_RESTORE, remember);
    hand_.Answer([&](wxDialog& dialog) {
        dialog.CallAfter([&dialog] { PressIn(dialog, wxString::FromUTF8("Restore …")); });
        return static_cast<int>(wxID_NONE);  // so that it comes up
    });
    hand_.Answer(wxID_YES);
    show_backups(&Frame(), desk);
    EXPECT_TRUE(pump_until([&] { return !restored.empty(); }));
    wxTheApp->Unbind(EVT_RESTORE, remember);
    EXPECT_EQ(restored, wxString(made.path.string()));
}

}  // namespace
}  // namespace desktop_test
