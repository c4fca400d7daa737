// The players of the game nights through the window.
#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/srchctrl.h>

#include "app/desktop/nights/bar_rows.h"
#include "app/desktop/nights/players_tab.h"
#include "tests/desktop/dialog_hand.h"
#include "tests/desktop/nights_games.h"
#include "tests/desktop/picture.h"

namespace desktop_test {
namespace {

class NightsPlayersTest : public NightsGames {
protected:
    NightsPlayersTest() { Arrange("nights-players"); }
    [[nodiscard]] desktop::PlayersTab& Players() { return dynamic_cast<desktop::PlayersTab&>(Nights().TheTab()); }
    [[nodiscard]] std::vector<std::string> Names() {
        std::vector<std::string> names;
        const nights::People people(Books());
        for (const auto& person : people.all()) names.push_back(person.name);
        return names;
    }
    void Choose(const std::string& name) {
        Players().List().Choose(Books().players.find(name).value().id);
        Frame().ShowAgain();
        pump();
    }

    DialogHand hand_;
};

TEST_F(NightsPlayersTest, EveryoneIsThereWithTheirNumbers) {
    for (const char* name : {"Ada", "Ben", "Cleo", "Maximiliane-Friederike", "Emil"}) EXPECT_TRUE(IsTold(name)) << name;
    Choose("Emil");
    EXPECT_TRUE(IsTold("2 games since"));
}

TEST_F(NightsPlayersTest, WinRatesHaveTheirBars) {
    const wxImage list = painted(Players().List());
    EXPECT_GT(count_of(list, Window().Companion().look.palette().accent), 1000);
}

TEST_F(NightsPlayersTest, FewerThanThreeGamesAreNumbersWithoutBars) {
    const wxColour& ground = Window().Companion().look.palette().sunk;  // of a bar, also of one that nothing fills
    EXPECT_GT(count_of(painted(Players().List()), ground), 1000);
    dynamic_cast<wxSearchCtrl&>(*control_named(Players(), "Find a player, a scenario or a place"))
        .SetValue("Emil");  // has played two
    pump();
    EXPECT_TRUE(IsTold("win rate"));
    EXPECT_LT(count_of(painted(Players().List()), ground), 100);
    int charts = 0;
    for (wxWindow* window : all_windows(Players())) {
        auto* rows = dynamic_cast<desktop::BarRows*>(window);
        if (rows == nullptr || !rows->IsShownOnScreen()) continue;
        ++charts;
        EXPECT_EQ(count_of(painted(*rows), ground), 0);
    }
    EXPECT_GT(charts, 0);
}

TEST_F(NightsPlayersTest, APlayerIsRenamedAndUndoTakesItBack) {
    const auto before = Names();
    Choose("Emil");
    hand_.Type("Emilia");
    EXPECT_TRUE(Menu(Players(), Say("Rename …")));
    EXPECT_TRUE(IsTold("Emilia"));
    EXPECT_TRUE(Books().players.find("Emilia").has_value());
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Names(), before);
}

TEST_F(NightsPlayersTest, ANameThatIsTakenIsRefusedWithTheReason) {
    Choose("Emil");
    hand_.Type("Ada");
    const auto before = Names();
    EXPECT_TRUE(Menu(Players(), Say("Rename …")));
    EXPECT_EQ(Names(), before);
}

TEST_F(NightsPlayersTest, TwoWhoSatAtOneTableAreNotMerged) {
    Choose("Emil");
    hand_.Choose("Ada");
    EXPECT_TRUE(Menu(Players(), Say("Merge into another player …")));
    EXPECT_EQ(Names().size(), 5u);
}

TEST_F(NightsPlayersTest, PlayersAreMergedAndUnmergedAndOnlyOneNameIsOffered) {
    journal::Step step(Window().Companion().journal);
    step->players.add("Emmi", "white", "");
    step.commit();
    Choose("Emil");
    hand_.Choose("Emmi");
    EXPECT_TRUE(Menu(Players(), Say("Merge into another player …")));
    EXPECT_EQ(Names().size(), 5u);
    Choose("Emmi");
    EXPECT_TRUE(Menu(Players(), "Un-merge Emil"));
    EXPECT_EQ(Names().size(), 6u);
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Names().size(), 5u);
    Frame().Go(desktop::PageId::NewGame);
    pump();
    auto* name = dynamic_cast<wxComboBox*>(control_named(Frame(), "Name of player 1"));
    ASSERT_NE(name, nullptr);
    EXPECT_NE(name->FindString("Emmi"), wxNOT_FOUND);
    EXPECT_EQ(name->FindString("Emil"), wxNOT_FOUND);
}

TEST_F(NightsPlayersTest, TheLanguageOfAPlayerIsRememberedForTheNextGame) {
    journal::Step step(Window().Companion().journal);
    auto emil = step->players.find("Emil").value();
    emil.language = "it";
    step->players.change(emil);
    step.commit();
    Frame().Go(desktop::PageId::NewGame);
    pump();
    dynamic_cast<wxComboBox&>(*control_named(Frame(), "Name of player 1")).SetValue("Emil");
    pump();
    const auto& language = dynamic_cast<wxChoice&>(*control_named(Frame(), "Language of player 1"));
    EXPECT_EQ(language.GetStringSelection(), "IT");
}

TEST_F(NightsPlayersTest, APlayerIsAnonymisedEverywhere) {
    Choose("Cleo");
    hand_.Type("Player 3");
    hand_.Answer(wxID_YES);
    hand_.Answer(wxID_YES);
    EXPECT_TRUE(Menu(Players(), Say("Anonymise …")));
    EXPECT_FALSE(IsTold("Cleo"));
    EXPECT_TRUE(IsTold("Player 3"));
    for (const auto& row : Books().outcomes.latest(100, {}))
        for (const std::string& line : Books().lines.effective(row.game))
            EXPECT_EQ(line.find("Cleo"), std::string::npos) << line;
}

TEST_F(NightsPlayersTest, WhoIsNotSureKeepsTheName) {
    Choose("Cleo");
    hand_.Type("Player 3");
    hand_.Answer(wxID_NO);
    EXPECT_TRUE(Menu(Players(), Say("Anonymise …")));
    EXPECT_TRUE(IsTold("Cleo"));
}

}  // namespace
}  // namespace desktop_test
