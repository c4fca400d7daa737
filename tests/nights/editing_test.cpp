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

TEST_F(Editing, AWholeNightMovesAndComesBackExactly) {
    const auto first = finished(quiet_dive());
    const auto second = finished(quiet_dive());
    now += session::kDay;
    const auto later = finished(quiet_dive());
    GameChange change{first, edit_of(books(), first)};
    change.edit.day = "2024-02-20";
    change.edit.place = "Club";
    change.edit.note = "the first one";
    const auto changes = changes_for(books(), change, true);
    const auto before = as_they_are(books(), changes);
    ASSERT_EQ(edit_games(journal(), changes), std::nullopt);
    EXPECT_EQ(open_game(books(), people(), second).place, "Club");
    EXPECT_EQ(open_game(books(), people(), second).day, "2024-02-20");
    EXPECT_EQ(open_game(books(), people(), second).note, "");
    EXPECT_EQ(open_game(books(), people(), later).place, "");
    EXPECT_THAT(evenings(books(), 9), SizeIs(2));
    ASSERT_EQ(edit_games(journal(), before), std::nullopt);
    EXPECT_EQ(as_they_are(books(), changes), before);
    EXPECT_THAT(changes_for(books(), change, false), SizeIs(1));
    EXPECT_THAT(journal().check(), IsEmpty());
}

TEST_F(Editing, OfSeveralChangesAllAreMadeOrNone) {
    const auto first = finished(quiet_dive());
    const auto second = finished(quiet_dive());
    std::vector<GameChange> changes{{first, edit_of(books(), first)}, {second, edit_of(books(), second)}};
    changes[0].edit.place = "Club";
    changes[1].edit.day = "yesterday";
    const std::string before = content();
    EXPECT_EQ(edit_games(journal(), changes), Refusal(NotADay{"yesterday"}));
    EXPECT_EQ(content(), before);
}

TEST_F(Editing, ThePlaceOfAnEveningHoldsForItsNextGameAndTheNextEvening) {
    GameChange change{finished(quiet_dive()), {}};
    change.edit = edit_of(books(), change.game);
    change.edit.place = "Club";
    ASSERT_EQ(edit_games(journal(), {change}), std::nullopt);
    EXPECT_EQ(open_game(books(), people(), finished(quiet_dive())).place, "Club");
    now += session::kDay;
    const auto next = finished(quiet_dive());
    EXPECT_EQ(open_game(books(), people(), next).place, "Club");
    change.edit.place = "Bar";  // what is changed about an earlier one says nothing about the next
    ASSERT_EQ(edit_games(journal(), {change}), std::nullopt);
    now += session::kDay;
    EXPECT_EQ(open_game(books(), people(), finished(quiet_dive())).place, "Club");
}

}  // namespace
}  // namespace nights
