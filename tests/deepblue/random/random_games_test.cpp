#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdlib>

#include "engine/deepblue/game_file.h"
#include "engine/deepblue/rules.h"
#include "tests/deepblue/random/invariants.h"
#include "tests/deepblue/random/sightings.h"
#include "tests/deepblue/random/temper.h"

namespace deepblue {

void PrintTo(Scenario scenario, std::ostream* out) {
    *out << id(scenario);
}

namespace {

constexpr int kLongestGame = 300;

/// One game as RapidCheck makes and shrinks it: each number decides one action.
struct Plan {
    Start start;
    Temper temper{};
    std::vector<std::uint32_t> choices;
};

Plan some_plan(Scenario scenario) {
    const auto below = [](std::size_t faces) {
        return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange<std::size_t>(0, faces));
    };
    const std::size_t players = 2 + below(4);
    const std::size_t first = below(players);
    const HouseRules rules{below(2) == 0, below(2) == 0, below(2) == 0};
    const auto choice = rc::gen::noShrink(rc::gen::arbitrary<std::uint32_t>());
    return {.start = start_of(players, first, scenario, rules),
            .temper = static_cast<Temper>(below(kTempers)),
            .choices = *rc::gen::resize(kLongestGame, rc::gen::container<std::vector<std::uint32_t>>(choice))};
}

/// Plays `action` into the record, with everything that must hold before and after it.
void play(Record& record, const Action& action, Sightings& sightings) {
    record.actions.push_back(action);
    record.tables.push_back(deepblue::apply(record.tables.back(), action));
    const Table& before = record.tables.end()[-2];
    const Table& after = record.tables.back();
    demand_sound(after);
    demand_leader_asked(action, after);
    demand_repeatable(before, action, after);
    sightings.note({before, action, after});
}

void play_game(Record& record, const Plan& plan, Sightings& sightings) {
    play(record, plan.start, sightings);
    for (const std::uint32_t choice : plan.choices) {
        Dice dice(choice);
        const Table& table = record.tables.back();
        const auto proposals = propose(table, dice);
        demand_expected(table, proposals);
        demand_right_question(table, proposals);
        const auto action = choose(table, proposals, plan.temper, dice);
        if (!action) break;
        play(record, *action, sightings);
    }
    demand_replays(record);
}

class RandomGames : public testing::TestWithParam<Scenario> {
protected:
    /// The same games every time, unless RC_PARAMS asks for others.
    static void SetUpTestSuite() { setenv("RC_PARAMS", "seed=20191004 max_success=" RANDOM_GAMES, 0); }
};

}  // namespace

TEST_P(RandomGames, KeepEveryPromiseAfterEveryAction) {
    Sightings sightings(GetParam());
    EXPECT_TRUE(rc::check([&] {
        const Plan plan = some_plan(GetParam());
        Record record;
        try {
            play_game(record, plan, sightings);
        } catch (const std::exception& broken) {
            RC_FAIL(broken.what() + std::string("\n") + write_game(Header{}, record.actions));
        }
    }));
    EXPECT_THAT(sightings.missing(), testing::IsEmpty()) << "rare turns of the game that never came up";
}

TEST(RandomGamesBegin, WithNothingLegalButAStart) {
    for (unsigned seed = 1; seed <= 20; ++seed) {
        Dice dice(seed);
        EXPECT_NO_THROW(demand_sound(Table{}));
        EXPECT_NO_THROW(demand_expected(Table{}, propose(Table{}, dice)));
    }
}

INSTANTIATE_TEST_SUITE_P(EveryScenario, RandomGames,
                         testing::Values(Scenario::TroubledWaters, Scenario::BestOfTheBest, Scenario::ScatteredWealth,
                                         Scenario::LucrativeWrecks, Scenario::StormIsComing, Scenario::DangerousReefs,
                                         Scenario::TreasureFilledRuins),
                         [](const auto& scenario) { return std::string(id(scenario.param)); });

}  // namespace deepblue
