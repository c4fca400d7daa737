// The game nights through the window: the list of games, and one game.
#include <wx/clipbrd.h>
#include <wx/dataview.h>
#include <wx/srchctrl.h>

#include "app/desktop/nights/night_picture.h"
#include "app/nights/editing.h"
#include "tests/desktop/nights_games.h"
#include "tests/desktop/window_tree.h"

namespace desktop_test {
namespace {

using desktop::PageId;

class NightsTest : public NightsGames {
protected:
    bool IsChosenStepInView() {
        for (wxWindow* window : all_windows(Nights().Replay())) {
            const auto* list = dynamic_cast<wxDataViewListCtrl*>(window);
            if (list == nullptr) continue;
            const wxRect row = list->GetItemRect(list->GetSelection());
            return row.height > 0 && wxRect(list->GetClientSize()).Contains(row);
        }
        return false;
    }
};

TEST_F(NightsTest, TheStartPageLeadsThereAndEscBack) {
    Window().Key('3');
    EXPECT_EQ(Page(), PageId::Nights);
    Window().Key(WXK_ESCAPE);
    EXPECT_EQ(Page(), PageId::Start);
}

TEST_F(NightsTest, TheyAreMadeWhileTheStartPageIsLookedAt) {
    ASSERT_EQ(Page(), PageId::Start);
    EXPECT_TRUE(pump_until([&] {
        return std::ranges::any_of(all_windows(Frame()),
                                   [](auto* window) { return dynamic_cast<desktop::NightsPage*>(window) != nullptr; });
    }));
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
        EXPECT_EQ(Nights().Heading(),
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

TEST_F(NightsTest, AGameThatCameMeanwhileIsChosenUnlessAnotherWas) {
    Arrange("nights");
    const journal::GameId newest = Games().List().Rows().front().game;
    for (const std::size_t left_at : {0u, 2u}) {
        nights::delete_game(Window().Companion().journal, newest);
        Frame().ShowAgain();
        Choose(left_at);
        const auto left = Games().List().Chosen();
        Window().Key(WXK_ESCAPE);
        nights::bring_back(Window().Companion().journal, newest);
        Frame().Go(PageId::Nights);
        EXPECT_EQ(Games().List().Chosen(), left_at == 0 ? newest : left);
    }
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
    EXPECT_TRUE(pump_until([&] { return IsChosenStepInView(); }));
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
    EXPECT_TRUE(Menu(Games(), Say("Copy the night as text")));
    ASSERT_TRUE(wxTheClipboard->Open());
    wxTextDataObject text;
    EXPECT_TRUE(wxTheClipboard->GetData(text));
    wxTheClipboard->Close();
    EXPECT_TRUE(text.GetText().Contains("Dangerous Reefs"));
    EXPECT_TRUE(text.GetText().Contains("Second game of the night"));
}

TEST_F(NightsTest, TheNightGoesToTheClipboardAsAPicture) {
    Arrange("nights");
    EXPECT_TRUE(Menu(Games(), Say("Copy the night as a picture")));
    EXPECT_TRUE(IsTold("The night is on the clipboard, ready to paste."));
    ASSERT_TRUE(wxTheClipboard->Open());
    wxBitmapDataObject picture;
    EXPECT_TRUE(wxTheClipboard->GetData(picture));
    wxTheClipboard->Close();
    EXPECT_GT(picture.GetBitmap().GetWidth(), 1000);
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
    EXPECT_TRUE(Menu(Games(), Say("Verify the draws")));
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
