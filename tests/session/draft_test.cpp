#include <set>

#include "engine/chance/commitment.h"
#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;

class Drafts : public SessionTest {};

TEST_F(Drafts, SurviveARestartUntilTheyAreDropped) {
    EXPECT_EQ(game().draft("dive"), std::nullopt);
    game().set_draft("dive", "{\"vp\":3}");
    game().set_draft("new_game", "Ädä\n%s");
    restart();
    EXPECT_EQ(game().draft("dive"), "{\"vp\":3}");
    EXPECT_EQ(game().draft("new_game"), "Ädä\n%s");
    game().drop_draft("dive");
    restart();
    EXPECT_EQ(game().draft("dive"), std::nullopt);
    EXPECT_EQ(game().draft("new_game"), "Ädä\n%s");
}

TEST_F(Drafts, ChangeNothingOfTheGame) {
    play_all(set_up());
    const Table before = game().table();
    game().set_draft("dive", "half a form");
    EXPECT_EQ(game().table(), before);
    EXPECT_TRUE(accepted(game().undo()));
    EXPECT_EQ(game().draft("dive"), "half a form");
}

class SeedToCome : public SessionTest {};

TEST_F(SeedToCome, IsCommittedToBeforeTheGameAndKeptByIt) {
    const std::string committed = game().commitment();
    EXPECT_EQ(committed.size(), 64U);
    play_all({start_line()});
    EXPECT_EQ(game().commitment(), committed);
    EXPECT_EQ(chance::commitment(seed()), committed);
    EXPECT_EQ(journal()->games.find(*game().game()).commitment, committed);
}

TEST_F(SeedToCome, SurvivesARestartAndCannotBeRolledAgain) {
    const std::string committed = game().commitment();
    EXPECT_EQ(game().commitment(), committed);
    restart();
    EXPECT_EQ(game().commitment(), committed);
    play_all({start_line()});
    EXPECT_EQ(game().commitment(), committed);
}

TEST_F(SeedToCome, IsAnotherOneForEachGame) {
    const std::string first = game().commitment();
    play_all(set_up());
    play_all({kEnd});
    const std::string second = game().commitment();
    EXPECT_NE(second, first);
    restart();
    EXPECT_EQ(game().commitment(), second);
    play_all({start_line()});
    EXPECT_EQ(game().commitment(), second);
}

TEST_F(SeedToCome, UndoingTheEndShowsTheCommitmentOfTheGameThatGoesOn) {
    const std::string first = game().commitment();
    play_all(set_up());
    play_all({kEnd});
    static_cast<void>(game().undo());
    EXPECT_EQ(game().commitment(), first);
}

TEST_F(SeedToCome, PicksTheSamePlayerAndScenarioHoweverOftenItIsAsked) {
    std::vector<std::size_t> players;
    std::vector<Scenario> scenarios;
    for (int time = 0; time < 20; ++time) {
        players.push_back(game().pick_first(3, time));
        scenarios.push_back(game().pick_scenario(time));
    }
    restart();
    for (int time = 0; time < 20; ++time) {
        const auto at = static_cast<std::size_t>(time);
        EXPECT_EQ(game().pick_first(3, time), players[at]);
        EXPECT_EQ(game().pick_scenario(time), scenarios[at]);
    }
}

TEST_F(SeedToCome, PicksInRangeAndEveryoneInTime) {
    std::set<std::size_t> players;
    std::set<Scenario> scenarios;
    for (int time = 0; time < 500; ++time) {
        players.insert(game().pick_first(5, time));
        scenarios.insert(game().pick_scenario(time));
    }
    EXPECT_EQ(players, (std::set<std::size_t>{0, 1, 2, 3, 4}));
    EXPECT_EQ(scenarios.size(), kScenarios);
    for (const Scenario scenario : scenarios) EXPECT_LT(static_cast<std::size_t>(scenario), kScenarios);
    EXPECT_EQ(game().pick_first(1, 0), 0U);
}

}  // namespace
}  // namespace session
