// Every way out of the game nights, and the backups.
#include <gtk/gtk.h>
#include <wx/dirdlg.h>
#include <wx/listctrl.h>
#include <wx/spinctrl.h>

#include <algorithm>
#include <fstream>

#include "app/desktop/nights/backups_dialog.h"
#include "app/desktop/nights/bg_stats_dialog.h"
#include "app/desktop/nights/ways_out.h"
#include "app/desktop/restore_event.h"
#include "app/nights/foreign_plays.h"
#include "tests/desktop/nights_ways.h"

namespace desktop_test {
namespace {

using namespace desktop;
using testing::HasSubstr;

class NightsOut : public NightsWays {
protected:
    static void Enter(wxSpinCtrl& field, int number) {
        field.SetValue(number);
        wxSpinEvent event(wxEVT_SPINCTRL, field.GetId());
        event.SetEventObject(&field);
        field.ProcessWindowEvent(event);
    }
    static bool Says(wxWindow& dialog, const wxString& sentence) {
        const auto says = [&](wxWindow* window) { return std::ranges::count(texts_of(*window), sentence) > 0; };
        return std::ranges::any_of(all_windows(dialog), says);
    }
};

TEST_F(NightsOut, TheEndOfAGameLeadsToBgStats) {
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

TEST_F(NightsOut, TablesAreWrittenIntoAFolder) {
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

TEST_F(NightsOut, BackupsAreReadBackAndSavedElsewhere) {
    FinishGame();
    Desk desk = TheDesk();
    const journal::Backups backups(Journal().path());
    backups.make(journal::Reason::Game, session::kNow);
    std::ofstream(backups.make(journal::Reason::Day, session::kNow).path, std::ios::binary) << "no journal";
    hand_.Answer([&](wxDialog& dialog) {
        EXPECT_TRUE(wait_for_backups(dialog));
        EXPECT_TRUE(PressIn(dialog, "Read back again"));
        EXPECT_TRUE(wait_for_backups(dialog));
        EXPECT_TRUE(Says(dialog, "The backup was read back. It is complete."));
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

TEST_F(NightsOut, ABackupIsRestoredOnlyIfSomeoneIsSure) {
    FinishGame();
    Desk desk = TheDesk();
    const auto made = journal::Backups(Journal().path()).make(journal::Reason::Game, session::kNow);
    wxString restored;
    const auto remember = [&](wxCommandEvent& event) { restored = event.GetString(); };
    wxTheApp->Bind(EVT_RESTORE, remember);
    hand_.Answer([&](wxDialog& dialog) {
        EXPECT_TRUE(wait_for_backups(dialog));
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
