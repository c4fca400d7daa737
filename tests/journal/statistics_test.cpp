#include "engine/journal/statistics.h"

#include <rapidcheck.h>

#include <map>

#include "tests/journal/fixture.h"

namespace journal {

namespace {

constexpr PlayerId kAda{1};
constexpr PlayerId kBen{2};

class StatisticsTest : public JournalTest {
protected:
    StatisticsTest() {
        in_one_step(journal, [&](Books& books) {
            books.players.add("Ada", "", "");
            books.players.add("Ben", "", "");
        });
    }
    GameId finish(const std::vector<Statistic>& numbers) {
        GameId id{};
        in_one_step(journal, [&](Books& books) {
            id = books.games.begin(new_game());
            books.games.end(id, {kNow});
            books.statistics.hand_over(id, numbers);
        });
        return id;
    }
    void take_back(GameId id) {
        in_one_step(journal, [&](Books& books) { books.statistics.take_back(id); });
    }
    Journal journal = open();
};

// Counted again from all games: the slow way.
std::vector<Total> counted(const Journal& journal) {
    std::map<std::pair<PlayerId, std::string>, Total> totals;
    for (const Game& game : journal->games.latest(1000))
        for (const auto& [player, key, number] : journal->statistics.of(game.id)) {
            auto& total = totals.try_emplace({player, key}, Total{player, key, 0, 0, number, number}).first->second;
            ++total.count;
            total.sum += number;
            total.min = std::min(total.min, number);
            total.max = std::max(total.max, number);
        }
    std::vector<Total> list;
    for (const auto& [key, total] : totals) list.push_back(total);
    return list;
}

using testing::ElementsAre;
using testing::IsEmpty;

}  // namespace

TEST_F(StatisticsTest, OfAGameComeBackByPlayerAndKey) {
    const GameId id = finish({{kBen, "points", 3}, {kAda, "points", 5}, {kAda, "dives", 2}});
    EXPECT_THAT(journal->statistics.of(id),
                ElementsAre(Statistic{kAda, "dives", 2}, Statistic{kAda, "points", 5}, Statistic{kBen, "points", 3}));
}

TEST_F(StatisticsTest, TotalsAreKeptUpAsGamesEnd) {
    finish({{kAda, "points", 5}, {kBen, "points", -1}});
    finish({{kAda, "points", 9}});
    EXPECT_THAT(journal->statistics.totals(),
                ElementsAre(Total{kAda, "points", 2, 14, 5, 9}, Total{kBen, "points", 1, -1, -1, -1}));
}

TEST_F(StatisticsTest, TotalsCanBeAskedForByPlayerAndByKey) {
    finish({{kAda, "points", 5}, {kAda, "dives", 2}, {kBen, "points", 7}});
    EXPECT_THAT(journal->statistics.totals(kAda),
                ElementsAre(Total{kAda, "dives", 1, 2, 2, 2}, Total{kAda, "points", 1, 5, 5, 5}));
    EXPECT_THAT(journal->statistics.totals("points"),
                ElementsAre(Total{kAda, "points", 1, 5, 5, 5}, Total{kBen, "points", 1, 7, 7, 7}));
}

TEST_F(StatisticsTest, GoAwayWhenTheEndIsTakenBack) {
    finish({{kAda, "points", 5}});
    const GameId best = finish({{kAda, "points", 9}, {kBen, "points", 1}});
    take_back(best);
    EXPECT_THAT(journal->statistics.of(best), IsEmpty());
    EXPECT_THAT(journal->statistics.totals(), ElementsAre(Total{kAda, "points", 1, 5, 5, 5}));
}

TEST_F(StatisticsTest, OfOneGameAreHandedOverOnce) {
    const GameId id = finish({{kAda, "points", 5}});
    Step step(journal);
    EXPECT_EQ(fault_of([&] { return step->statistics.hand_over(id, {{kAda, "points", 6}}), 0; }), Fault::Exists);
}

TEST_F(StatisticsTest, TotalsAlwaysEqualACountOverAllGames) {
    EXPECT_TRUE(rc::check([this] {
        std::vector<Statistic> numbers;
        for (const PlayerId player : {kAda, kBen})
            for (const char* key : {"points", "dives"})
                if (*rc::gen::arbitrary<bool>()) numbers.push_back({player, key, *rc::gen::inRange(-9, 9)});
        const GameId id = finish(numbers);
        RC_ASSERT(journal->statistics.totals() == counted(journal));
        if (*rc::gen::arbitrary<bool>())
            take_back(GameId{*rc::gen::inRange<std::int64_t>(1, static_cast<std::int64_t>(id) + 1)});
        RC_ASSERT(journal->statistics.totals() == counted(journal));
    }));
}

}  // namespace journal
