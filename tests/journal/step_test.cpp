#include "engine/journal/step.h"

#include "tests/journal/fixture.h"

namespace journal {

namespace {

class StepTest : public JournalTest {
protected:
    StepTest() {
        in_one_step(journal, [&](Books& books) {
            game = books.games.begin(new_game());
            books.players.add("Ada", "green", "en");
        });
    }
    void change_everything(Step& step) {
        step->lines.append(game, "end");
        step->games.end(game, {kNow});
        step->statistics.hand_over(game, {{PlayerId{1}, "points", 5}});
        step->players.change({PlayerId{1}, "Ada", "blue", "en"});
        step->notes.set(game, "hints", "off");
        step->drafts.set("new_game", "{}");
    }
    Journal journal = open();
    GameId game{};
};

}  // namespace

TEST_F(StepTest, AllOfItCountsOnceItIsCommitted) {
    Step step(journal);
    change_everything(step);
    step.commit();
    const Journal reader = Journal::open_to_read(file);
    EXPECT_EQ(reader->lines.effective(game).size(), 1u);
    EXPECT_TRUE(reader->games.find(game).over);
    EXPECT_EQ(reader->statistics.totals().size(), 1u);
    EXPECT_EQ(reader->players.find("Ada")->colour, "blue");
    EXPECT_EQ(reader->notes.settings(game).at("hints"), "off");
    EXPECT_EQ(reader->drafts.find("new_game"), "{}");
}

TEST_F(StepTest, NoneOfItCountsUnlessItIsCommitted) {
    {
        Step step(journal);
        change_everything(step);
    }
    EXPECT_TRUE(journal->lines.effective(game).empty());
    EXPECT_EQ(journal->games.running()->id, game);
    EXPECT_TRUE(journal->statistics.totals().empty());
    EXPECT_EQ(journal->players.find("Ada")->colour, "green");
    EXPECT_TRUE(journal->notes.settings(game).empty());
    EXPECT_EQ(journal->drafts.find("new_game"), std::nullopt);
}

TEST_F(StepTest, ReadsItsOwnChanges) {
    Step step(journal);
    step->lines.append(game, "a");
    EXPECT_EQ(step->games.running()->lines, 1);
}

TEST_F(StepTest, IsRefusedByAJournalOpenForReading) {
    Journal reader = Journal::open_to_read(file);
    EXPECT_EQ(fault_of([&] { return Step(reader), 0; }), Fault::ReadOnly);
}

TEST_F(StepTest, AfterOneThatFailedTheNextOneWorks) {
    EXPECT_EQ(fault_of([&] {
                  Step step(journal);
                  step->lines.append(game, "a");
                  return step->players.add("Ada", "", "");
              }),
              Fault::Exists);
    EXPECT_TRUE(journal->lines.effective(game).empty());
    in_one_step(journal, [&](Books& books) { books.lines.append(game, "b"); });
    EXPECT_THAT(journal->lines.effective(game), testing::ElementsAre("b"));
}

}  // namespace journal
