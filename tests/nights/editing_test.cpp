#include "app/nights/editing.h"

#include "app/nights/bag_fairness.h"
#include "app/nights/finished_game.h"
#include "app/nights/history.h"
#include "app/nights/records.h"
#include "app/session/exchange.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class Editing : public NightsTest {
protected:
    journal::PlayerId add_player(const std::string& name) {
        journal::Step step(journal());
        const auto id = step->players.add(name, "", "");
        step.commit();
        return id;
    }
};

TEST_F(Editing, ChangesDayPlaceAndNote) {
    const auto id = finished(quiet_dive());
    GameEdit edit = edit_of(books(), id);
    edit.day = "2024-02-20";
    edit.place = "Club";
    edit.note = "the long one";
    ASSERT_TRUE(std::holds_alternative<GameEdit>(edit_game(journal(), id, edit)));
    const FinishedGame game = open_game(books(), people(), id);
    EXPECT_EQ(game.day, "2024-02-20");
    EXPECT_EQ(game.place, "Club");
    EXPECT_EQ(game.note, "the long one");
    EXPECT_THAT(evenings(books(), 9), SizeIs(1));
    EXPECT_THAT(journal().check(), IsEmpty());
}

TEST_F(Editing, SeatsOtherPlayersEverywhere) {
    const auto id = play_app_game(3);
    catch_up(journal());
    const auto cleo = add_player("Cleo");
    GameEdit edit = edit_of(books(), id);
    edit.players[1] = cleo;
    ASSERT_TRUE(std::holds_alternative<GameEdit>(edit_game(journal(), id, edit)));
    EXPECT_EQ(open_game(books(), people(), id).results[1].player.name, "Cleo");
    EXPECT_THAT(session::export_game(journal(), id).file, Not(HasSubstr("Ben")));
    EXPECT_EQ(verify_game(books(), id), session::Proof(session::Proven{3}));
    const auto all = records(books(), people(), {});
    ASSERT_THAT(all, SizeIs(2));
    for (const PlayerRecord& record : all) EXPECT_NE(record.player.name, "Ben");
    EXPECT_THAT(books().statistics.totals(player("Ben")), IsEmpty());
    EXPECT_THAT(journal().check(), IsEmpty());
}

TEST_F(Editing, TheFormerEditTakesAnEditBack) {
    const auto id = finished(quiet_dive());
    const auto cleo = add_player("Cleo");
    GameEdit edit = edit_of(books(), id);
    edit.players[1] = cleo;
    edit.note = "x";
    const auto before = std::get<GameEdit>(edit_game(journal(), id, edit));
    const std::string lines = session::export_game(journal(), id).file;
    ASSERT_TRUE(std::holds_alternative<GameEdit>(edit_game(journal(), id, before)));
    EXPECT_EQ(edit_of(books(), id), before);
    EXPECT_NE(session::export_game(journal(), id).file, lines);
}

TEST_F(Editing, WhatCannotBeIsRefused) {
    const auto id = finished(quiet_dive());
    const GameEdit edit = edit_of(books(), id);
    GameEdit wrong = edit;
    wrong.day = "yesterday";
    EXPECT_TRUE(std::holds_alternative<NotADay>(std::get<Refusal>(edit_game(journal(), id, wrong))));
    wrong = edit;
    wrong.players[1] = wrong.players[0];
    EXPECT_TRUE(std::holds_alternative<PlayerTwice>(std::get<Refusal>(edit_game(journal(), id, wrong))));
    wrong.players.pop_back();
    EXPECT_TRUE(std::holds_alternative<WrongNumberOfPlayers>(std::get<Refusal>(edit_game(journal(), id, wrong))));
    play_all(session::set_up());
    EXPECT_TRUE(
        std::holds_alternative<StillPlaying>(std::get<Refusal>(edit_game(journal(), game().game().value(), edit))));
}

TEST_F(Editing, ADeletedGameIsGoneFromEveryListAndFigure) {
    finished(quiet_dive());
    const auto id = play_app_game(4);
    catch_up(journal());
    delete_game(journal(), id);
    EXPECT_THAT(history(books(), people(), {}, 50), SizeIs(1));
    EXPECT_EQ(games_in_all(books()), 1);
    EXPECT_EQ(bag_fairness(books()).draws, 0);
    for (const PlayerRecord& record : records(books(), people(), {})) EXPECT_EQ(record.all.games, 1);
    EXPECT_THAT(deleted_games(books()), ElementsAre(id));
    EXPECT_TRUE(open_game(books(), people(), id).is_deleted);
    EXPECT_THAT(journal().check(), IsEmpty());
}

TEST_F(Editing, BringingItBackLeavesEverythingAsItWas) {
    finished(quiet_dive());
    const auto id = play_app_game(4);
    catch_up(journal());
    const std::string before = content();
    delete_game(journal(), id);
    EXPECT_NE(content(), before);
    bring_back(journal(), id);
    EXPECT_EQ(content(), before);
}

TEST_F(Editing, ADeletedGameIsNotTakenInAgain) {
    const auto id = finished(quiet_dive());
    delete_game(journal(), id);
    restart();
    catch_up(journal());
    EXPECT_THAT(history(books(), people(), {}, 50), IsEmpty());
}

TEST_F(Editing, ANightHasANote) {
    const auto id = finished(quiet_dive());
    const auto night = books().games.find(id).night.value();
    set_night_note(journal(), night, "with cake");
    EXPECT_EQ(books().nights.find(night).note, "with cake");
}

}  // namespace
}  // namespace nights
