#include "engine/journal/lines.h"

#include <rapidcheck.h>

#include "tests/journal/fixture.h"

namespace journal {

namespace {

class LinesTest : public JournalTest {
protected:
    LinesTest() {
        in_one_step(journal, [&](Books& books) { game = books.games.begin(new_game()); });
    }
    void append(std::string_view text) {
        in_one_step(journal, [&](Books& books) { books.lines.append(game, text); });
    }
    std::optional<std::string> undo() {
        std::optional<Line> line;
        in_one_step(journal, [&](Books& books) { line = books.lines.undo(game); });
        return line ? std::optional(line->text) : std::nullopt;
    }
    std::optional<std::string> redo() {
        std::optional<Line> line;
        in_one_step(journal, [&](Books& books) { line = books.lines.redo(game); });
        return line ? std::optional(line->text) : std::nullopt;
    }
    void reopen() {
        { const Journal closed = std::move(journal); }
        journal = open();
    }

    Journal journal = open();
    GameId game{};
};

using testing::ElementsAre;
using testing::IsEmpty;
using namespace std::string_literals;

}  // namespace

TEST_F(LinesTest, ComeBackInOrder) {
    append("a");
    append("b");
    EXPECT_THAT(journal->lines.effective(game), ElementsAre("a", "b"));
}

TEST_F(LinesTest, AnyTextComesBackAsItWas) {
    const std::string hostile = "\0\n\x7f\xe2\x80\xae \xf0\x9f\x90\x99 '; DROP TABLE line; --"s;
    append(hostile);
    append("");
    reopen();
    EXPECT_THAT(journal->lines.effective(game), ElementsAre(hostile, ""));
}

TEST_F(LinesTest, UndoReturnsTheLastLineAndRedoBringsItBack) {
    append("a");
    append("b");
    EXPECT_EQ(undo(), "b");
    EXPECT_EQ(undo(), "a");
    EXPECT_THAT(journal->lines.effective(game), IsEmpty());
    EXPECT_EQ(redo(), "a");
    EXPECT_EQ(redo(), "b");
    EXPECT_THAT(journal->lines.effective(game), ElementsAre("a", "b"));
}

TEST_F(LinesTest, WithNothingToTakeOrBringBackNothingHappens) {
    EXPECT_EQ(undo(), std::nullopt);
    append("a");
    EXPECT_EQ(redo(), std::nullopt);
    EXPECT_THAT(journal->lines.effective(game), ElementsAre("a"));
}

TEST_F(LinesTest, ANewLineDropsTheUndoneOnesForGoodButKeepsThemReadable) {
    append("a");
    append("b");
    append("c");
    undo();
    undo();
    append("d");
    EXPECT_EQ(redo(), std::nullopt);
    EXPECT_THAT(journal->lines.all(game),
                ElementsAre(Line{1, "a", LineState::Effective}, Line{2, "b", LineState::Dropped},
                            Line{3, "c", LineState::Dropped}, Line{4, "d", LineState::Effective}));
}

TEST_F(LinesTest, UndoStepsOverDroppedLines) {
    append("a");
    append("b");
    undo();
    append("c");
    EXPECT_EQ(undo(), "c");
    EXPECT_EQ(undo(), "a");
    EXPECT_EQ(redo(), "a");
    EXPECT_EQ(redo(), "c");
}

TEST_F(LinesTest, UndoAndRedoSurviveARestart) {
    append("a");
    append("b");
    undo();
    reopen();
    EXPECT_EQ(redo(), "b");
    reopen();
    EXPECT_EQ(undo(), "b");
    EXPECT_EQ(undo(), "a");
}

TEST_F(LinesTest, AGameOfFourHundredLinesGoesBackToItsStartAndForthAgain) {
    in_one_step(journal, [&](Books& books) {
        for (int number = 0; number < 400; ++number) books.lines.append(game, std::to_string(number));
    });
    in_one_step(journal, [&](Books& books) {
        for (int number = 399; number >= 0; --number) EXPECT_EQ(books.lines.undo(game)->text, std::to_string(number));
        EXPECT_EQ(books.lines.undo(game), std::nullopt);
    });
    reopen();
    in_one_step(journal, [&](Books& books) {
        for (int number = 0; number < 400; ++number) EXPECT_EQ(books.lines.redo(game)->text, std::to_string(number));
        EXPECT_EQ(books.lines.redo(game), std::nullopt);
    });
}

TEST_F(LinesTest, OfAGameThatIsNotThereAreNotFound) {
    EXPECT_EQ(fault_of([&] { return journal->lines.all(GameId{99}); }), Fault::NotFound);
    Step step(journal);
    EXPECT_EQ(fault_of([&] { return step->lines.append(GameId{99}, "a"), 0; }), Fault::NotFound);
}

TEST_F(LinesTest, BehaveAsTwoStacksOfTexts) {
    EXPECT_TRUE(rc::check([this] {
        in_one_step(journal, [&](Books& books) {
            if (books.games.running()) books.games.end(game, {kNow});
            game = books.games.begin(new_game());
        });
        std::vector<std::string> done, undone;
        const auto moves = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 5));
        Step step(journal);
        int appended = 0;
        for (const int move : moves) {
            if (move >= 2) {
                done.push_back(std::to_string(++appended));
                undone.clear();
                step->lines.append(game, done.back());
                continue;
            }
            auto& from = move == 0 ? done : undone;
            auto& to = move == 0 ? undone : done;
            const auto line = move == 0 ? step->lines.undo(game) : step->lines.redo(game);
            RC_ASSERT(line.has_value() == !from.empty());
            if (!line) continue;
            RC_ASSERT(line->text == from.back());
            to.push_back(from.back());
            from.pop_back();
        }
        RC_ASSERT(step->lines.effective(game) == done);
        RC_ASSERT(step->games.find(game).lines == static_cast<std::int64_t>(done.size()));
        step.commit();
    }));
}

TEST_F(LinesTest, CanBeSaidInOtherWordsWhateverTheirState) {
    in_one_step(journal, [&](Books& books) {
        for (const char* text : {"a", "b"}) books.lines.append(game, text);
        books.lines.undo(game);
        books.lines.rewrite(game, {1, "A", LineState::Effective});
        books.lines.rewrite(game, {2, "B", LineState::Undone});
    });
    EXPECT_THAT(journal->lines.all(GameId{1}),
                testing::ElementsAre(Line{1, "A", LineState::Effective}, Line{2, "B", LineState::Undone}));
    EXPECT_THAT(journal.check(), testing::IsEmpty());
    Step step(journal);
    EXPECT_EQ(fault_of([&] {
                  return step->lines.rewrite(GameId{1}, {3, "C", LineState::Effective}), 0;
              }),
              Fault::NotFound);
}

}  // namespace journal
