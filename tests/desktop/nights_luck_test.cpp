// Luck and fairness in the game nights.
#include <wx/clipbrd.h>
#include <wx/image.h>

#include "app/nights/finished_game.h"
#include "app/nights/told_game.h"
#include "tests/desktop/nights_ways.h"

namespace desktop_test {
namespace {

using namespace desktop;
using testing::HasSubstr;

class NightsLuck : public NightsWays {};

TEST_F(NightsLuck, WithoutGamesTheTabsSaySo) {
    Open(3);
    EXPECT_TRUE(IsTold("No games yet"));
    Open(4);
    EXPECT_TRUE(IsTold("Too few draws to say"));
    EXPECT_TRUE(IsTold("There is no finished game with draws of the app yet."));
}

TEST_F(NightsLuck, TheLedgerTellsWhatTheOddsGave) {
    for (int i = 0; i < 3; ++i) FinishGame();
    Open(3);
    EXPECT_TRUE(IsTold("Luck ledger"));
    EXPECT_TRUE(IsTold("Over 3 games the whole table stands at"));
    EXPECT_TRUE(IsTold("Ada, went on at"));
    EXPECT_TRUE(Window().Choose("Which games", "All games"));
    EXPECT_TRUE(IsTold("Choose a night to see its bravest draws."));
}

TEST_F(NightsLuck, TheLedgerIsCopiedAsText) {
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

TEST_F(NightsLuck, ChartsAreSavedAsPictures) {
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

TEST_F(NightsLuck, AFairBagIsNothingUnusualOnceThereAreEnoughDraws) {
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

TEST_F(NightsLuck, AFinishedGameIsVerifiedAndItsProofSaved) {
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

TEST_F(NightsLuck, AGameOfTheAppIsFoundBehindManyOthers) {
    FinishGame(7);
    for (int i = 0; i < 50; ++i) {
        const nights::HandGame told{
            .day = "2030-01-01", .place = {}, .note = {}, .scenario = {}, .scores = {{"Ada", "", i}, {"Ben", "", 1}}};
        ASSERT_TRUE(std::holds_alternative<journal::GameId>(nights::add_by_hand(Journal(), told)));
    }
    Open(4);
    EXPECT_TRUE(Window().Press("Verify 7 draws"));
}

}  // namespace
}  // namespace desktop_test
