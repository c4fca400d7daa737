// Games of the game nights are deleted, changed and entered by hand through the window.
#include <wx/checkbox.h>

#include "app/nights/editing.h"
#include "app/nights/settle.h"
#include "tests/desktop/dialog_hand.h"
#include "tests/desktop/nights_games.h"

namespace desktop_test {
namespace {

using desktop::PageId;

class NightsEdit : public NightsGames {};

TEST_F(NightsEdit, AGameIsDeletedAndUndoBringsItBack) {
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

TEST_F(NightsEdit, WhoIsNotSureDeletesNothing) {
    Arrange("nights");
    DialogHand hand;
    hand.Answer(wxID_NO);
    Window().Key(WXK_DELETE);
    EXPECT_TRUE(hand.IsDone());
    EXPECT_EQ(Shown(), 12u);
}

TEST_F(NightsEdit, ADeletedGameComesBackAfterARestart) {
    Arrange("nights");
    DialogHand hand;
    hand.Answer(wxID_YES);
    Window().Key(WXK_DELETE);
    Restart();
    Frame().Go(PageId::Nights);
    pump();
    ASSERT_EQ(Shown(), 11u);
    hand.Answer(wxID_OK);
    EXPECT_TRUE(Menu(Games(), Say("Bring back a deleted game …")));
    EXPECT_EQ(Shown(), 12u);
}

TEST_F(NightsEdit, DayPlaceNoteAndPlayersOfAPlayedGameAreChanged) {
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

TEST_F(NightsEdit, AGameIsEnteredByHandAndChanged) {
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

TEST_F(NightsEdit, AWholeNightIsMovedAndUndoMovesItBack) {
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

TEST_F(NightsEdit, CrewCardsDecideAGameEnteredByHand) {
    DialogHand hand;
    Window().Key('3');
    hand.Fill([](wxDialog& dialog) {
        EXPECT_TRUE(type_into(dialog, "Name of player 1", "Ada"));
        EXPECT_TRUE(type_into(dialog, "VP of player 1", "90"));
        EXPECT_TRUE(type_into(dialog, "Crew cards of player 1", "ten"));
        EXPECT_TRUE(type_into(dialog, "Name of player 2", "Ben"));
        EXPECT_TRUE(type_into(dialog, "VP of player 2", "90"));
        EXPECT_TRUE(type_into(dialog, "Crew cards of player 2", "12"));
        press(dialog, wxID_OK);
        EXPECT_TRUE(dialog.IsModal()) << "no number is taken";
        EXPECT_TRUE(type_into(dialog, "Crew cards of player 1", "10"));
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(Window().Press(Say("Enter by hand …")));
    ASSERT_EQ(Shown(), 1u);
    EXPECT_EQ(Games().List().Rows().front().winners, std::vector<std::string>{"Ben"});
    EXPECT_TRUE(IsTold("1. Ben 90 (12 crew cards), 2. Ada 90 (10 crew cards)"));
    hand.Fill([](wxDialog& dialog) {
        EXPECT_TRUE(type_into(dialog, "Crew cards of player 1", "13"));
        press(dialog, wxID_OK);
    });
    EXPECT_TRUE(Window().Press(Say("Edit …")));
    EXPECT_EQ(Games().List().Rows().front().winners, std::vector<std::string>{"Ada"});
    Window().Key('Z', wxMOD_CONTROL);
    EXPECT_EQ(Games().List().Rows().front().winners, std::vector<std::string>{"Ben"});
}

}  // namespace
}  // namespace desktop_test
