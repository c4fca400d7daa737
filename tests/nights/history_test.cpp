#include "app/nights/history.h"

#include "app/nights/editing.h"
#include "app/nights/told_game.h"
#include "tests/nights/fixture.h"

namespace nights {
namespace {

using deepblue::Scenario;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class History : public NightsTest {
protected:
    journal::GameId told(const std::string& day, const std::string& place, const std::vector<std::string>& names,
                         std::optional<Scenario> scenario = {}, bool printed_rules = true) {
        HandGame game{.day = day, .place = place, .note = {}, .scenario = scenario, .printed_rules = printed_rules};
        int vp = 50;
        for (const std::string& name : names) game.scores.push_back({name, "", vp--});
        return std::get<journal::GameId>(add_by_hand(journal(), game));
    }
    std::vector<journal::GameId> games(const Filter& filter, std::size_t limit = 50) {
        std::vector<journal::GameId> ids;
        for (const GameRow& row : history(books(), people(), filter, limit)) ids.push_back(row.game);
        return ids;
    }
};

TEST_F(History, OfNoGamesIsEmpty) {
    EXPECT_THAT(history(books(), people(), {}, 50), IsEmpty());
    EXPECT_EQ(games_in_all(books()), 0);
    EXPECT_THAT(evenings(books(), 5), IsEmpty());
}

TEST_F(History, TellsWhoWonWithHowMuch) {
    const auto id = finished(quiet_dive(), "lucrative_wrecks");
    const auto rows = history(books(), people(), {}, 50);
    ASSERT_THAT(rows, SizeIs(1));
    EXPECT_EQ(rows[0].game, id);
    EXPECT_EQ(rows[0].scenario, Scenario::LucrativeWrecks);
    EXPECT_EQ(rows[0].players, 2);
    EXPECT_THAT(rows[0].winners, ElementsAre("Ada"));
    EXPECT_EQ(rows[0].vp, 6);
}

TEST_F(History, IsByDayNotByWhenItWasEntered) {
    const auto late = told("2024-03-02", "", {"Ada", "Ben"});
    const auto early = told("2024-03-01", "", {"Ada", "Ben"});
    EXPECT_THAT(games({}), ElementsAre(late, early));
}

TEST_F(History, ComesInPages) {
    std::vector<journal::GameId> added;
    for (int i = 0; i < 5; ++i) added.push_back(told("2024-03-0" + std::to_string(i + 1), "", {"Ada", "Ben"}));
    const auto first = history(books(), people(), {}, 2);
    const auto second = history(books(), people(), {}, 2, first.back());
    ASSERT_THAT(second, SizeIs(2));
    EXPECT_EQ(second[0].game, added[2]);
    EXPECT_EQ(games_in_all(books()), 5);
}

TEST_F(History, IsFilteredByPlayerScenarioAndRules) {
    const auto one = told("2024-03-01", "", {"Ada", "Ben"}, Scenario::StormIsComing);
    const auto two = told("2024-03-02", "", {"Ada", "Cleo"}, Scenario::StormIsComing, false);
    const auto three = told("2024-03-03", "", {"Cleo", "Ben"}, Scenario::DangerousReefs);
    EXPECT_THAT(games({.player = player("Ada")}), ElementsAre(two, one));
    EXPECT_THAT(games({.scenario = Scenario::StormIsComing}), ElementsAre(two, one));
    EXPECT_THAT(games({.printed_rules_only = true}), ElementsAre(three, one));
    EXPECT_THAT(games({.player = player("Cleo"), .scenario = Scenario::StormIsComing, .printed_rules_only = true}),
                IsEmpty());
}

TEST_F(History, IsSearchedByNamePlaceAndScenario) {
    const auto one = told("2024-03-01", "Club", {"Ada", "Ben"}, Scenario::StormIsComing);
    const auto two = told("2024-03-02", "Home", {"Ada", "Cleo"});
    EXPECT_THAT(games({.text = "cle"}), ElementsAre(two));
    EXPECT_THAT(games({.text = "CLUB"}), ElementsAre(one));
    EXPECT_THAT(games({.text = "storm", .text_scenarios = {Scenario::StormIsComing}}), ElementsAre(one));
    EXPECT_THAT(games({.text = "a"}), ElementsAre(two, one));
    EXPECT_THAT(games({.player = player("Cleo"), .text = "ada"}), ElementsAre(two));
    EXPECT_THAT(games({.text = "nobody"}), IsEmpty());
}

TEST_F(History, ASearchWithAFilterLooksBehindTheFirstPage) {
    const auto old = told("2024-03-01", "Club", {"Ada", "Cleo"});
    for (int i = 2; i < 8; ++i) told("2024-03-0" + std::to_string(i), "Home", {"Ada", "Ben"});
    EXPECT_THAT(games({.player = player("Cleo"), .text = "ada"}, 2), ElementsAre(old));
    EXPECT_THAT(games({.text = "club"}, 2), ElementsAre(old));
    const auto home = history(books(), people(), {.text = "home"}, 4);
    EXPECT_THAT(history(books(), people(), {.text = "home"}, 4, home.back()), SizeIs(2));
}

TEST_F(History, AnEveningHasItsGamesInOrderAndNoDeletedOnes) {
    const auto first = told("2024-03-01", "Club", {"Ada", "Ben"});
    const auto second = told("2024-03-01", "Club", {"Ada", "Ben"});
    told("2024-03-01", "Home", {"Ada", "Ben"});
    ASSERT_THAT(evenings(books(), 9), SizeIs(2));
    const auto club = books().games.find(first).night.value();
    EXPECT_THAT(evening(books(), club).games, ElementsAre(first, second));
    delete_game(journal(), first);
    EXPECT_THAT(evening(books(), club).games, ElementsAre(second));
    delete_game(journal(), second);
    EXPECT_THAT(evenings(books(), 9), SizeIs(1));
}

}  // namespace
}  // namespace nights
