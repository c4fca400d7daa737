// The game nights through the window: the list of games, one game, and what can be done with it.
#include <wx/checkbox.h>
#include <wx/clipbrd.h>

#include "app/desktop/frame_menu.h"
#include "app/desktop/nights/games_tab.h"
#include "app/desktop/nights/night_picture.h"
#include "app/desktop/nights/nights_page.h"
#include "app/nights/editing.h"
#include "app/nights/settle.h"
#include "tests/desktop/dialog_hand.h"
#include "tests/desktop/evenings.h"
#include "tests/desktop/pages_test.h"
#include "tests/desktop/situations.h"

namespace desktop_test {
namespace {

using desktop::PageId;

class NightsTest : public PagesTest {
protected:
    void Arrange(const std::string& name) {
        situation(name).arrange(Window());
        pump();
    }
    [[nodiscard]] desktop::NightsPage& Nights() { return dynamic_cast<desktop::NightsPage&>(Frame().ThePage()); }
    [[nodiscard]] desktop::GamesTab& Games() { return dynamic_cast<desktop::GamesTab&>(Nights().TheTab()); }
    [[nodiscard]] const journal::Books& Books() { return *Window().Companion().journal; }
    [[nodiscard]] std::size_t Shown() { return Games().List().Rows().size(); }
    void Choose(std::size_t row) {
        Games().List().Choose(Games().List().Rows().at(row).game);
        Frame().ShowAgain();
        pump();
    }
    /// Chooses an entry of the menu under “More …”; false if there is none.
    bool Menu(const wxString& entry) {
        desktop::FrameMenu menu(Games());
        Games().FillMenu(menu);
        const int id = menu.Items().FindItem(entry);
        if (id == wxNOT_FOUND) return false;
        wxCommandEvent event(wxEVT_MENU, id);
        menu.Items().ProcessEvent(event);
        pump();
        return true;
    }
};

TEST_F(NightsTest, TheStartPageLeadsThereAndEscBack) {
    Window().Key('3');
    EXPECT_EQ(Page(), PageId::Nights);
    Window().Key(WXK_ESCAPE);
    EXPECT_EQ(Page(), PageId::Start);
}

TEST_F(NightsTest, BackFromTheSettingsIsBackToTheNights) {
    Window().Key('3');
    Window().Key(',', wxMOD_CONTROL);
    EXPECT_EQ(Page(), PageId::Settings);
    Window().Key(WXK_ESCAPE);
    EXPECT_EQ(Page(), PageId::Nights);
    Window().Key(WXK_ESCAPE);
    EXPECT_EQ(Page(), PageId::Start);
}

TEST_F(NightsTest, WithoutGamesItSaysHowTheFirstOneComes) {
    Arrange("nights-empty");
    EXPECT_TRUE(IsTold("No games yet. The first one appears here by itself."));
}

TEST_F(NightsTest, CtrlAndADigitChooseATab) {
    Arrange("nights");
    for (int tab = 4; tab >= 1; --tab) {
        Window().Key('0' + tab, wxMOD_CONTROL);
        EXPECT_EQ(Nights().TheTab().Heading(),
                  Say(std::vector{"Nights", "Players", "Luck", "Fairness"}.at(static_cast<std::size_t>(tab - 1))));
    }
}

TEST_F(NightsTest, AllGamesAreListedTheNewestFirst) {
    Arrange("nights");
    ASSERT_EQ(Shown(), 12u);
    const auto& rows = Games().List().Rows();
    for (std::size_t i = 1; i < rows.size(); ++i) EXPECT_GE(rows[i - 1].day, rows[i].day);
    EXPECT_TRUE(IsTold("Lucrative Wrecks"));
}

TEST_F(NightsTest, TheColumnsHaveTheirTitlesInTheLookOfTheFirstStart) {
    Restart(desktop::Choices{});
    Arrange("nights");
    for (unsigned column = 0; column < Games().List().GetColumnCount(); ++column)
        EXPECT_FALSE(Games().List().GetColumn(column)->GetTitle().empty()) << column;
}

TEST_F(NightsTest, EveryColumnIsInViewWhateverTheTextSize) {
    Arrange("nights");
    for (const double size : {1.0, 1.5}) {
        desktop::LookSettings settings = Window().Companion().look.settings();
        settings.sizes.text_size = size;
        Window().Companion().look.change(settings);
        Frame().ShowAgain();
        pump();
        int all = 0;
        for (unsigned column = 0; column < Games().List().GetColumnCount(); ++column)
            all += Games().List().GetColumn(column)->GetWidth();
        EXPECT_LE(all, Games().List().GetClientSize().x) << size;
    }
}

TEST_F(NightsTest, AGameWhoseChestsAreClosedIsNotThere) {
    situation("ceremony").arrange(Window());
    Frame().Go(PageId::Nights);
    pump();
    EXPECT_EQ(Shown(), 0u);
}

TEST_F(NightsTest, TheFiltersLeaveOnlyWhatFits) {
    Arrange("nights");
    EXPECT_TRUE(Window().Choose("Games of", "Emil"));
    EXPECT_EQ(Shown(), 2u);
    EXPECT_TRUE(Window().Choose("Scenario", "Troubled Waters"));
    EXPECT_EQ(Shown(), 1u);
    EXPECT_TRUE(Window().Choose("Games of", "All players"));
    EXPECT_EQ(Shown(), 2u);
}

TEST_F(NightsTest, PartOfAPlaceFindsItsGames) {
    Arrange("nights");
    auto* find = dynamic_cast<wxSearchCtrl*>(control_named(Frame(), "Find a player, a scenario or a place"));
    ASSERT_NE(find, nullptr);
    find->SetValue("bei b");
    pump();
    EXPECT_EQ(Shown(), 3u);
    find->SetValue("zzz");
    pump();
    EXPECT_TRUE(IsTold("No game fits."));
}

TEST_F(NightsTest, EnterOpensTheGameAndTheArrowsStepThroughIt) {
    Arrange("nights");
    Window().Key(WXK_RETURN);
    ASSERT_TRUE(Nights().IsReplaying());
    EXPECT_EQ(Nights().Replay().Step(), 1u);
    Window().Key(WXK_RIGHT);
    EXPECT_EQ(Nights().Replay().Step(), 2u);
    Window().Key(WXK_END);
    EXPECT_EQ(Nights().Replay().Step(), Nights().Replay().Steps());
    EXPECT_TRUE(IsTold("The chests are open."));
    Window().Key(WXK_LEFT);
    Window().Key(WXK_HOME);
    EXPECT_EQ(Nights().Replay().Step(), 1u);
    Window().Key(WXK_ESCAPE);
    EXPECT_FALSE(Nights().IsReplaying());
    EXPECT_EQ(Page(), PageId::Nights);
}

TEST_F(NightsTest, EveryStepOfAGameCanBeShown) {
    Arrange("nights");
    Window().Key(WXK_RETURN);
    for (std::size_t step = 2; step <= Nights().Replay().Steps(); ++step) {
        Window().Key(WXK_RIGHT);
        EXPECT_EQ(Nights().Replay().Step(), step);
    }
}

TEST_F(NightsTest, ADiveIsToldWithWhatItPaid) {
    Arrange("nights");
    Window().Key(WXK_RETURN);
    EXPECT_TRUE(Window().Press("Dives"));
    const auto record =
        nights::record_of(Window().Companion().journal, nights::People(Books()), Games().List().Chosen().value());
    const auto& paid = record.table.dives.front().pay;
    ASSERT_EQ(paid.size(), 2u);
    EXPECT_GT(paid.front().total(), 0);
    EXPECT_TRUE(IsTold(wxString::Format("Dive 1: Ada %d, Ben %d", paid.at(0).total(), paid.at(1).total())));
}

TEST_F(NightsTest, AGameIsDeletedAndUndoBringsItBack) {
    Arrange("nights");
    Choose(3);
    const auto before = Games().List().Rows();
    DialogHand hand;
    hand.Answer(wxID_YES);
    Window().Key(WXK_DELETE);
    EXPECT_EQ(Shown(), 11u);
    EXPECT_TRUE(IsTold("deleted"));
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Games().List().Rows(), before);
    Window().Key('Y', wxMOD_CONTROL);
    EXPECT_EQ(Shown(), 11u);
    EXPECT_EQ(nights::deleted_games(Books()).size(), 1u);
}

TEST_F(NightsTest, WhoIsNotSureDeletesNothing) {
    Arrange("nights");
    DialogHand hand;
    hand.Answer(wxID_NO);
    Window().Key(WXK_DELETE);
    EXPECT_TRUE(hand.IsDone());
    EXPECT_EQ(Shown(), 12u);
}

TEST_F(NightsTest, ADeletedGameComesBackAfterARestart) {
    Arrange("nights");
    DialogHand hand;
    hand.Answer(wxID_YES);
    Window().Key(WXK_DELETE);
    Restart();
    Frame().Go(PageId::Nights);
    pump();
    ASSERT_EQ(Shown(), 11u);
    hand.Answer(wxID_OK);
    EXPECT_TRUE(Menu(Say("Bring back a deleted game …")));
    EXPECT_EQ(Shown(), 12u);
}

TEST_F(NightsTest, DayPlaceNoteAndPlayersOfAPlayedGameAreChanged) {
    Arrange("nights");
    DialogHand hand;
    hand.Fill([](wxDialog& dialog) {
        EXPECT_TRUE(type_into(dialog, "Day (year-month-day)", "2024-02-30"));
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal()) << "no day of the calendar is taken";
        EXPECT_TRUE(type_into(dialog, "Day (year-month-day)", "2024-02-29"));
        EXPECT_TRUE(type_into(dialog, "Place", "Hafenbar"));
        EXPECT_TRUE(type_into(dialog, "Note", "Rain all evening"));
        EXPECT_TRUE(type_into(dialog, "Name of player 2", "Emil"));
        press(dialog, wxID_OK);
    });
    const auto id = Games().List().Chosen().value();
    const auto before = nights::edit_of(Books(), id);
    EXPECT_TRUE(Window().Press(Say("Edit …")));
    const auto after = nights::edit_of(Books(), id);
    EXPECT_EQ(after.day, "2024-02-29");
    EXPECT_EQ(after.place, "Hafenbar");
    EXPECT_EQ(after.note, "Rain all evening");
    EXPECT_EQ(Books().players.at(after.players.at(1)).name, "Emil");
    EXPECT_TRUE(IsTold("Hafenbar"));
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(nights::edit_of(Books(), id), before);
}

TEST_F(NightsTest, AGameIsEnteredByHandAndChanged) {
    DialogHand hand;
    Window().Key('3');
    hand.Fill([](wxDialog& dialog) {
        EXPECT_TRUE(type_into(dialog, "Name of player 1", "Ada"));
        EXPECT_TRUE(type_into(dialog, "VP of player 1", "ninety"));
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal()) << "no number is taken";
        EXPECT_TRUE(type_into(dialog, "VP of player 1", "90"));
        EXPECT_TRUE(type_into(dialog, "Name of player 2", "Ben"));
        EXPECT_TRUE(type_into(dialog, "VP of player 2", "77"));
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(Window().Press(Say("Enter by hand …")));
    ASSERT_EQ(Shown(), 1u);
    EXPECT_EQ(Games().List().Rows().front().winners, std::vector<std::string>{"Ada"});
    hand.Fill([](wxDialog& dialog) {
        EXPECT_TRUE(type_into(dialog, "VP of player 2", "99"));
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(Window().Press(Say("Edit …")));
    EXPECT_EQ(Games().List().Rows().front().winners, std::vector<std::string>{"Ben"});
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Games().List().Rows().front().winners, std::vector<std::string>{"Ada"});
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Shown(), 0u);
}

TEST_F(NightsTest, AGameOfScoresAloneIsNotReplayed) {
    Arrange("nights");
    Choose(4);
    EXPECT_FALSE(Window().IsOffered(Say("Replay")));
    Window().Key(WXK_RETURN);
    EXPECT_FALSE(Nights().IsReplaying());
    EXPECT_TRUE(IsTold("Only the scores of this game are known."));
}

TEST_F(NightsTest, TheNightGoesToTheClipboardAsText) {
    Arrange("nights");
    EXPECT_TRUE(Menu(Say("Copy the night as text")));
    ASSERT_TRUE(wxTheClipboard->Open());
    wxTextDataObject text;
    EXPECT_TRUE(wxTheClipboard->GetData(text));
    wxTheClipboard->Close();
    EXPECT_TRUE(text.GetText().Contains("Dangerous Reefs"));
    EXPECT_TRUE(text.GetText().Contains("Second game of the night"));
}

TEST_F(NightsTest, TheNightGoesToTheClipboardAsAPicture) {
    Arrange("nights");
    EXPECT_TRUE(Menu(Say("Copy the night as a picture")));
    EXPECT_TRUE(IsTold("The night is on the clipboard, ready to paste."));
    ASSERT_TRUE(wxTheClipboard->Open());
    wxBitmapDataObject picture;
    EXPECT_TRUE(wxTheClipboard->GetData(picture));
    wxTheClipboard->Close();
    EXPECT_GT(picture.GetBitmap().GetWidth(), 1000);
}

TEST_F(NightsTest, AWholeNightIsMovedAndUndoMovesItBack) {
    Arrange("nights");
    Choose(2);  // entered by hand, and another game that night
    DialogHand hand;
    const auto move = [](wxDialog& dialog) {
        EXPECT_TRUE(type_into(dialog, "Place", "Hafenbar"));
        dynamic_cast<wxCheckBox&>(*control_named(dialog, "Day and place for all 2 games of this night")).SetValue(true);
        press(dialog, wxID_OK);
    };
    const auto before = Games().List().Rows();
    ASSERT_TRUE(before[2].is_same_night(before[3]));
    hand.Fill(move);
    EXPECT_TRUE(Window().Press(Say("Edit …")));
    EXPECT_EQ(Games().List().Rows()[2].place, "Hafenbar");
    EXPECT_EQ(Games().List().Rows()[3].place, "Hafenbar");
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Games().List().Rows(), before);
    Choose(0);  // played here
    hand.Fill(move);
    EXPECT_TRUE(Window().Press(Say("Edit …")));
    EXPECT_EQ(Games().List().Rows()[1].place, "Hafenbar");
    EXPECT_EQ(nights::usual_place(Books()), "Hafenbar");
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Games().List().Rows(), before);
}

TEST_F(NightsTest, TheFirstGameOfANightHasItsPlaceInTheList) {
    Arrange("nights");
    wxVariant first, second;
    const auto& model = dynamic_cast<const wxDataViewListModel&>(*Games().List().GetModel());
    model.GetValueByRow(first, 2, 0);
    model.GetValueByRow(second, 3, 0);
    EXPECT_TRUE(first.GetString().Contains(wxString::FromUTF8("Café Anker")));
    EXPECT_FALSE(second.GetString().Contains(wxString::FromUTF8("Café Anker")));
}

TEST_F(NightsTest, ANightIsSavedAsAPicture) {
    Arrange("nights");
    const nights::People people(Books());
    const auto game = nights::open_game(Books(), people, Games().List().Chosen().value());
    const wxString path = wxString::FromUTF8((folder_.path() / "night.png").string());
    const words::Language english;
    EXPECT_EQ(desktop::save_picture(desktop::night_picture({game, game}, Window().Companion().look), path, english),
              "");
    const wxImage picture(path, wxBITMAP_TYPE_PNG);
    EXPECT_GT(picture.GetWidth(), 1000);
    EXPECT_FALSE(desktop::save_picture(picture, path + "/night.png", english).empty());
}

TEST_F(NightsTest, TheDrawsOfAGameAreVerifiedFromHere) {
    Arrange("nights");
    EXPECT_TRUE(Menu(Say("Verify the draws")));
    EXPECT_TRUE(IsTold("Verified"));
}

TEST_F(NightsTest, TheEndOfAGameLeadsToItInTheNights) {
    Arrange("end");
    EXPECT_TRUE(Window().Press("Saved to Game nights"));
    EXPECT_EQ(Page(), PageId::Nights);
    EXPECT_EQ(Shown(), 1u);
    Window().Key(WXK_ESCAPE);
    EXPECT_EQ(Page(), PageId::End);
}

}  // namespace
}  // namespace desktop_test
