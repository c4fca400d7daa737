#include "engine/journal/standings.h"

#include "tests/journal/fixture.h"

namespace journal {

namespace {

class StandingsTest : public JournalTest {
protected:
    StandingsTest() {
        in_one_step(journal, [&](Books& books) { books.players.add("Ada", "", ""); });
    }

    Outcome add(std::optional<std::int64_t> points, bool won, const std::string& variant = "storm") {
        Outcome outcome{.kind = "deepblue",
                        .variant = variant,
                        .results = {{.player = ada, .won = won, .points = points, .measures = {3, 1, 700'000, -5, 4}}}};
        in_one_step(journal, [&](Books& books) {
            outcome.game = books.games.import({.kind = "deepblue", .players = {ada}}, {}, Ending{kNow});
            outcome.uuid = std::to_string(static_cast<std::int64_t>(outcome.game));
            books.outcomes.put(outcome);
            books.standings.count_in(outcome);
        });
        return outcome;
    }
    void remove(const Outcome& outcome) {
        in_one_step(journal, [&](Books& books) {
            books.outcomes.remove(outcome.game);
            books.standings.count_out(outcome);
        });
    }

    const PlayerId ada{1};
    Journal journal = open();
};

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

}  // namespace

TEST_F(StandingsTest, AddUpGamesThatAreAlike) {
    add(92, false);
    add(107, true);
    add(std::nullopt, true);
    add(50, false, "reefs");
    ASSERT_THAT(journal->standings.all(), SizeIs(2));
    EXPECT_EQ(journal->standings.of(ada)[1], (Standing{.player = ada,
                                                       .kind = "deepblue",
                                                       .variant = "storm",
                                                       .house = false,
                                                       .seats = 1,
                                                       .games = 3,
                                                       .wins = 2,
                                                       .scored = 2,
                                                       .points = 199,
                                                       .best = 107,
                                                       .measures = {9, 3, 2'100'000, -15, 12}}));
    EXPECT_THAT(journal.check(), IsEmpty());
}

TEST_F(StandingsTest, FindTheNextBestWhenTheBestGoes) {
    const Outcome worse = add(92, false);
    const Outcome best = add(107, true);
    remove(best);
    EXPECT_EQ(journal->standings.of(ada).front().best, 92);
    EXPECT_THAT(journal.check(), IsEmpty());
    remove(worse);
    EXPECT_THAT(journal->standings.all(), IsEmpty());
}

}  // namespace journal
