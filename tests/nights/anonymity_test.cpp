#include "app/nights/anonymity.h"

#include "app/nights/editing.h"
#include "app/nights/finished_game.h"
#include "app/nights/player_keeping.h"
#include "app/nights/told.h"
#include "app/nights/told_game.h"
#include "app/session/exchange.h"
#include "tests/journal/fixture.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class Anonymity : public NightsTest {
protected:
    Anonymised anonymised(const std::string& name) {
        game().finish_backups();
        const auto result = anonymise(journal(), player(name), "Someone");
        EXPECT_TRUE(std::holds_alternative<Anonymised>(result));
        return std::holds_alternative<Anonymised>(result) ? std::get<Anonymised>(result) : Anonymised{};
    }
};

TEST_F(Anonymity, LeavesNothingOfANameInTheFile) {
    play_all(session::set_up());
    play_all(dive_with_a_hazard());
    ASSERT_TRUE(session::accepted(game().undo()));
    play_all({kStop, R"({"do":"correct","player":"Ben","vp":2,"why":"for Ben, who was right"})", kEnd});
    game().open_chests();
    catch_up(journal());
    const auto id = game().game().value();
    GameEdit edit = edit_of(books(), id);
    edit.note = "Ben was ill. Benita was not.";
    static_cast<void>(edit_game(journal(), id, edit));
    game().set_draft("new_game", R"({"seats":["Ben"]})");

    EXPECT_EQ(anonymised("Ben").games, 1);
    EXPECT_THAT(content(), Not(testing::ContainsRegex("Ben[^i]")));
    const std::string bytes = journal::bytes_of(file) + journal::bytes_of(file.string() + "-wal");
    EXPECT_THAT(bytes, Not(HasSubstr(R"("Ben")")));
    EXPECT_THAT(bytes, Not(HasSubstr("Ben,")));
    EXPECT_EQ(note_of(books(), id), "Someone was ill. Benita was not.");
    EXPECT_THAT(session::export_game(journal(), id).file, HasSubstr("for Someone, who was right"));
    EXPECT_EQ(game().draft("new_game"), std::nullopt);
    EXPECT_THAT(journal().check(), IsEmpty());
    restart();
    EXPECT_EQ(record_of(journal(), people(), id).table.seats.players()[1].name, "Someone");
}

TEST_F(Anonymity, ASealedGameStaysVerifiable) {
    const auto id = play_app_game(6);
    catch_up(journal());
    anonymised("Ada");
    EXPECT_EQ(verify_game(books(), id), session::Proof(session::Proven{6}));
}

TEST_F(Anonymity, ANameThatWasGivenUpIsFoundToo) {
    const auto id = finished(quiet_dive());
    ASSERT_EQ(rename_player(journal(), player("Ben"), "Bernd"), std::nullopt);
    anonymised("Bernd");
    EXPECT_THAT(session::export_game(journal(), id).file, Not(HasSubstr("Ben")));
}

TEST_F(Anonymity, SomeoneElseWhoHasAGivenUpNameKeepsIt) {
    finished(quiet_dive());
    ASSERT_EQ(rename_player(journal(), player("Ben"), "Bernd"), std::nullopt);
    const auto bernd = player("Bernd");
    ASSERT_EQ(rename_player(journal(), player("Ada"), "Adele"), std::nullopt);
    const auto id = finished(quiet_dive());  // a new Ada and a new Ben
    GameEdit edit = edit_of(books(), id);
    edit.players.at(0) = bernd;
    ASSERT_TRUE(std::holds_alternative<GameEdit>(edit_game(journal(), id, edit)));
    anonymised("Bernd");
    const auto names = record_of(journal(), people(), id).table.seats.players();
    EXPECT_EQ(names[0].name, "Someone");
    EXPECT_EQ(names[1].name, "Ben");
    EXPECT_THAT(session::export_game(journal(), id).file, Not(HasSubstr("Bernd")));
}

TEST_F(Anonymity, ANoteOfAGameWithoutThemAndTheUsualPlaceNameThemNoMore) {
    finished(quiet_dive());
    const auto by_hand = std::get<journal::GameId>(add_by_hand(
        journal(),
        {.day = "2024-03-03", .place = "", .note = "Ben was ill", .scores = {{"Ada", "", 3}, {"Cleo", "", 5}}}));
    {
        journal::Step step(journal());
        set_usual_place(*step, "At Ben's");
        step.commit();
    }
    anonymised("Ben");
    EXPECT_EQ(note_of(books(), by_hand), "Someone was ill");
    EXPECT_EQ(usual_place(books()), "At Someone's");
}

TEST_F(Anonymity, EveryNameOfAPersonGoes) {
    finished(quiet_dive());
    {
        journal::Step step(journal());
        step->players.add("Benno", "", "de");
        step.commit();
    }
    ASSERT_EQ(merge_players(journal(), player("Benno"), player("Ben")), std::nullopt);
    anonymised("Ben");
    EXPECT_EQ(people().of(player("Someone 2")).name, "Someone");
    EXPECT_THAT(content(), Not(HasSubstr("Benno")));
}

TEST_F(Anonymity, OlderBackupsAreOfferedForDeletion) {
    finished(quiet_dive());
    const Anonymised done = anonymised("Ben");
    ASSERT_THAT(done.backups, Not(IsEmpty()));
    delete_backups(journal(), done.backups);
    EXPECT_THAT(journal::Backups(file).list(), IsEmpty());
}

TEST_F(Anonymity, IsRefusedWhileAGameCanGoOn) {
    finished(quiet_dive());
    const auto id = player("Ben");
    EXPECT_TRUE(std::holds_alternative<NameTaken>(std::get<Refusal>(anonymise(journal(), id, "Ada"))));
    EXPECT_TRUE(std::holds_alternative<NotAName>(std::get<Refusal>(anonymise(journal(), id, ""))));
    play_all(session::set_up());
    const std::string before = content();
    EXPECT_TRUE(std::holds_alternative<StillPlaying>(std::get<Refusal>(anonymise(journal(), id, "Someone"))));
    EXPECT_EQ(content(), before);
}

}  // namespace
}  // namespace nights
