#include "app/nights/told_game.h"

#include "app/nights/finished_game.h"
#include "app/nights/player_keeping.h"
#include "app/nights/records.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

class ByHand : public NightsTest {
protected:
    static HandGame some_game() {
        return {.day = "2023-12-24",
                .place = "Grandma's",
                .note = "snow",
                .scenario = deepblue::Scenario::StormIsComing,
                .printed_rules = true,
                .minutes = 95,
                .began = 1,
                .scores = {{"Ada", "green", 80}, {"Ben", "red", 95}, {"Cleo", "", 80}}};
    }
    template <class Why>
    bool refused(const HandGame& game) {
        const std::string before = content();
        const auto result = add_by_hand(journal(), game);
        const auto* refusal = std::get_if<Refusal>(&result);
        return refusal && std::holds_alternative<Why>(*refusal) && content() == before;
    }
};

TEST_F(ByHand, AGameIsOpenedAsItWasEntered) {
    const auto id = std::get<journal::GameId>(add_by_hand(journal(), some_game()));
    const FinishedGame game = open_game(books(), people(), id);
    EXPECT_EQ(game.origin, Origin::ToldByPeople);
    EXPECT_FALSE(game.has_lines());
    EXPECT_EQ(game.day, "2023-12-24");
    EXPECT_EQ(game.place, "Grandma's");
    EXPECT_EQ(game.note, "snow");
    EXPECT_EQ(game.minutes, 95);
    ASSERT_THAT(game.results, SizeIs(3));
    EXPECT_EQ(game.results[0].place, 2);
    EXPECT_EQ(game.results[1].place, 1);
    EXPECT_EQ(game.results[2].place, 2);
    EXPECT_TRUE(game.results[1].won);
    EXPECT_TRUE(game.results[1].began);
    EXPECT_EQ(game.results[1].colour, "red");
    EXPECT_THAT(journal().check(), IsEmpty());
}

TEST_F(ByHand, ItCountsForThePlayers) {
    static_cast<void>(add_by_hand(journal(), some_game()));
    const auto all = records(books(), people(), {});
    ASSERT_THAT(all, SizeIs(3));
    EXPECT_EQ(all[0].player.name, "Ben");
    EXPECT_EQ(all[0].all.best, 95);
    EXPECT_EQ(all[0].all.surfaced_rate(), std::nullopt);
}

TEST_F(ByHand, ItCanBeChanged) {
    const auto id = std::get<journal::GameId>(add_by_hand(journal(), some_game()));
    HandGame changed = some_game();
    changed.scores[0].vp = 120;
    changed.day = "2023-12-25";
    ASSERT_TRUE(std::holds_alternative<journal::GameId>(change_by_hand(journal(), id, changed)));
    const FinishedGame game = open_game(books(), people(), id);
    EXPECT_EQ(game.day, "2023-12-25");
    EXPECT_TRUE(game.results[0].won);
    EXPECT_FALSE(game.results[1].won);
    EXPECT_THAT(journal().check(), IsEmpty());
}

/// Two have 80 VP, and the crew cards decided; as another program tells it.
ToldGame decided_by_crew_cards(journal::PlayerId ada, journal::PlayerId ben) {
    return {.day = "2023-12-24",
            .place = "Grandma's",
            .note = "",
            .variant = "storm_is_coming",
            .minutes = 60,
            .dives = 8,
            .began = 1,
            .scores = {{ada, "green", 80, "", false, 2}, {ben, "red", 80, "60+20", true, 1}},
            .started = session::kNow,
            .uuid = "0F9619FF-8B86-5011-B42D-00CF4FC964FF"};
}

TEST_F(ByHand, WhatTheFormDoesNotAskForStays) {
    finished(quiet_dive());
    journal::Step step(journal());
    const auto id = add_told_game(*step, decided_by_crew_cards(player("Ada"), player("Ben")));
    step.commit();
    HandGame form{.day = "2023-12-25",
                  .place = "Club",
                  .note = "moved",
                  .scenario = deepblue::Scenario::StormIsComing,
                  .minutes = 60,
                  .began = 1,
                  .scores = {{"Ada", "green", 80}, {"Ben", "red", 80}}};
    ASSERT_TRUE(std::holds_alternative<journal::GameId>(change_by_hand(journal(), id, form)));
    const FinishedGame game = open_game(books(), people(), id);
    EXPECT_EQ(game.place, "Club");
    EXPECT_EQ(game.dives, 8);
    EXPECT_EQ(game.started, session::kNow + session::kDay);
    EXPECT_FALSE(game.results[0].won);
    EXPECT_TRUE(game.results[1].won);
    EXPECT_EQ(game.results[1].score, "60+20");
    form.scores[0].vp = 81;
    ASSERT_TRUE(std::holds_alternative<journal::GameId>(change_by_hand(journal(), id, form)));
    EXPECT_TRUE(open_game(books(), people(), id).results[0].won);
}

TEST_F(ByHand, AChangeIsTakenBackExactly) {
    finished(quiet_dive());
    journal::Step step(journal());
    const auto id = add_told_game(*step, decided_by_crew_cards(player("Ada"), player("Ben")));
    step.commit();
    const ToldGame before = told_game(books(), id);
    HandGame form = some_game();
    ASSERT_TRUE(std::holds_alternative<journal::GameId>(change_by_hand(journal(), id, form)));
    EXPECT_NE(told_game(books(), id), before);
    put_back(journal(), id, before);
    EXPECT_EQ(told_game(books(), id), before);
    EXPECT_EQ(open_game(books(), people(), id).started, session::kNow);
    EXPECT_THAT(journal().check(), IsEmpty());
}

TEST_F(ByHand, APersonUnderTwoNamesIsThereOnce) {
    static_cast<void>(add_by_hand(journal(), some_game()));
    HandGame other = some_game();
    other.scores = {{"Benno", "", 1}, {"Cleo", "", 2}};
    const auto id = std::get<journal::GameId>(add_by_hand(journal(), other));
    ASSERT_EQ(merge_players(journal(), player("Benno"), player("Ben")), std::nullopt);
    HandGame twice = some_game();
    twice.scores = {{"Benno", "", 1}, {"Ben", "", 2}};
    EXPECT_TRUE(refused<PlayerTwice>(twice));
    other.scores[0].name = "Ben";  // as the form shows Benno now
    ASSERT_TRUE(std::holds_alternative<journal::GameId>(change_by_hand(journal(), id, other)));
    EXPECT_EQ(books().games.find(id).players.at(0), player("Benno"));
}

TEST_F(ByHand, OneThatWasPlayedCannot) {
    const auto id = finished(quiet_dive());
    const auto result = change_by_hand(journal(), id, some_game());
    EXPECT_TRUE(std::holds_alternative<ScoresAreBooked>(std::get<Refusal>(result)));
}

TEST_F(ByHand, WhatCannotBeIsRefusedAndChangesNothing) {
    HandGame game = some_game();
    game.day = "2023-02-29";
    EXPECT_TRUE(refused<NotADay>(game));
    game = some_game();
    game.scores.resize(1);
    EXPECT_TRUE(refused<WrongNumberOfPlayers>(game));
    game = some_game();
    game.scores[1].name = "Ada";
    EXPECT_TRUE(refused<PlayerTwice>(game));
    for (const std::string& name : {std::string(), std::string("a\nb"), std::string(41, 'x'), std::string("\xff")}) {
        game = some_game();
        game.scores[1].name = name;
        EXPECT_TRUE(refused<NotAName>(game)) << name;
    }
}

}  // namespace
}  // namespace nights
