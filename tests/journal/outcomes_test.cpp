#include "engine/journal/outcomes.h"

#include "tests/journal/fixture.h"

namespace journal {

namespace {

/// Ada and Ben, and as many games as a test adds.
class OutcomesTest : public JournalTest {
protected:
    OutcomesTest() {
        in_one_step(journal, [&](Books& books) {
            books.players.add("Ada", "", "");
            books.players.add("Ben", "", "");
        });
    }

    GameId add(const std::string& day, const std::string& variant, bool house = false, bool hidden = false) {
        GameId id{};
        in_one_step(journal, [&](Books& books) {
            id = books.games.import({.kind = "deepblue", .players = {ada, ben}}, {}, Ending{kNow});
            books.outcomes.put(outcome(id, day, variant, house, hidden));
        });
        return id;
    }

    Outcome outcome(GameId id, const std::string& day, const std::string& variant, bool house, bool hidden) const {
        return {.game = id,
                .uuid = "U" + std::to_string(static_cast<std::int64_t>(id)),
                .day = day,
                .kind = "deepblue",
                .variant = variant,
                .house = house,
                .hidden = hidden,
                .results = {{.player = ben, .place = 1, .won = true, .points = 29, .measures = {1, 2, 3, 4, 5}},
                            {.player = ada, .place = 2, .score = "49-46ish"}}};
    }

    std::vector<GameId> latest(const Wanted& wanted, std::int64_t limit = 9, std::optional<ByDay> before = {}) const {
        std::vector<GameId> games;
        for (const ByDay& one : journal->outcomes.latest(limit, wanted, before)) games.push_back(one.game);
        return games;
    }

    const PlayerId ada{1};
    const PlayerId ben{2};
    Journal journal = open();
};

using testing::ElementsAre;
using testing::IsEmpty;

}  // namespace

TEST_F(OutcomesTest, AreReadAsTheyWereWritten) {
    const GameId id = add("2024-02-29", "storm");
    EXPECT_EQ(journal->outcomes.find(id), outcome(id, "2024-02-29", "storm", false, false));
    EXPECT_EQ(journal->outcomes.with_uuid("U1"), id);
    EXPECT_EQ(journal->outcomes.with_uuid("U2"), std::nullopt);
    EXPECT_EQ(journal->outcomes.find(GameId{2}), std::nullopt);
}

TEST_F(OutcomesTest, AreListedByDayTheNewestFirst) {
    const GameId late = add("2024-03-01", "storm");
    const GameId early = add("2024-02-29", "reefs");
    const GameId later = add("2024-03-01", "reefs", true);
    EXPECT_THAT(latest({}), ElementsAre(later, late, early));
    EXPECT_THAT(latest({}, 2), ElementsAre(later, late));
    EXPECT_THAT(latest({}, 9, ByDay{"2024-03-01", late}), ElementsAre(early));
    EXPECT_THAT(latest({.variant = "reefs"}), ElementsAre(later, early));
    EXPECT_THAT(latest({.printed_rules_only = true}), ElementsAre(late, early));
    EXPECT_THAT(latest({.player = ada, .variant = "reefs", .printed_rules_only = true}), ElementsAre(early));
    EXPECT_THAT(latest({.player = PlayerId{3}}), IsEmpty());
    EXPECT_EQ(journal->outcomes.first_day(ada), "2024-02-29");
}

TEST_F(OutcomesTest, HiddenOnesAreInAListOfTheirOwn) {
    const GameId hidden = add("2024-02-29", "storm", false, true);
    EXPECT_THAT(latest({}), IsEmpty());
    EXPECT_THAT(latest({.player = ada}), IsEmpty());
    EXPECT_THAT(journal->outcomes.hidden(), ElementsAre(hidden));
    EXPECT_THAT(journal->outcomes.all(), ElementsAre(hidden));
}

TEST_F(OutcomesTest, AreChangedAndRemovedWhole) {
    const GameId id = add("2024-02-29", "storm");
    auto changed = *journal->outcomes.find(id);
    changed.results.pop_back();
    changed.day = "2024-03-01";
    in_one_step(journal, [&](Books& books) { books.outcomes.put(changed); });
    EXPECT_EQ(journal->outcomes.find(id), changed);
    in_one_step(journal, [&](Books& books) { books.outcomes.remove(id); });
    EXPECT_EQ(journal->outcomes.find(id), std::nullopt);
    EXPECT_THAT(journal.check(), IsEmpty());
}

TEST_F(OutcomesTest, TwoGamesCannotHaveOneUuid) {
    add("2024-02-29", "storm");
    const GameId second = add("2024-02-29", "storm");
    auto same = *journal->outcomes.find(second);
    same.uuid = "U1";
    Step step(journal);
    EXPECT_EQ(fault_of([&] { return step->outcomes.put(same), 0; }), Fault::Exists);
}

TEST_F(OutcomesTest, OneWhoseRowIsLostIsNoticed) {
    const GameId id = add("2024-02-29", "storm");
    { SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("DELETE FROM outcome WHERE game = 1"); }
    EXPECT_EQ(fault_of([&] { return journal->outcomes.find(id); }), Fault::Damaged);
}

TEST_F(OutcomesTest, NoListIsMadeByLookingAtEveryGame) {
    Connection connection(file, Access::Read);
    for (const char* sql :
         {"SELECT day, game FROM outcome WHERE hidden = 0 AND (day, game) < ('~', 0) ORDER BY day DESC, game DESC",
          "SELECT day, game FROM outcome WHERE hidden = 0 AND variant = 'a' ORDER BY day DESC, game DESC",
          "SELECT day, game FROM result WHERE player = 1 AND hidden = 0 ORDER BY day DESC, game DESC",
          "SELECT max(points) FROM result WHERE player = 1 AND hidden = 0 AND kind = 'a' AND variant = 'b' AND house = "
          "0 AND seats = 2"}) {
        Query plan = connection.query("EXPLAIN QUERY PLAN " + std::string(sql));
        while (plan.next()) {
            EXPECT_THAT(plan.text(3), testing::Not(testing::HasSubstr("SCAN"))) << sql;
            EXPECT_THAT(plan.text(3), testing::Not(testing::HasSubstr("B-TREE"))) << sql;
        }
    }
}

}  // namespace journal
