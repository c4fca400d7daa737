#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;
using testing::ElementsAre;
using testing::SizeIs;

class Playing : public SessionTest {};

TEST_F(Playing, WithoutAGameOneCanBegin) {
    EXPECT_FALSE(game().game());
    EXPECT_EQ(game().prompt(), Prompt(AskForGame{}));
    EXPECT_FALSE(game().table().started());
}

TEST_F(Playing, P1_NothingButAStartIsLegalWithoutAGame) {
    for (const char* line : {kDraw, kStop, kEnd, R"({"do":"reveal"})", R"({"do":"scatter","count":2})"})
        EXPECT_FALSE(accepted(play(line))) << line;
    EXPECT_TRUE(refused_by(play(kEnd), "P1"));
    EXPECT_FALSE(game().game());
}

TEST_F(Playing, AnAcceptedLineStandsInTheJournal) {
    play_all(set_up());
    play_all({R"({"do":"rest","player":"Ada"})"});
    EXPECT_THAT(effective_lines(), SizeIs(6));
    EXPECT_EQ(effective_lines().back(), R"({"do":"rest","player":"Ada"})");
}

TEST_F(Playing, ARefusedLineChangesNothing) {
    play_all(set_up());
    const Table before = game().table();
    EXPECT_TRUE(refused_by(play(R"({"do":"rest","player":"Ben"})"), "P6"));
    EXPECT_TRUE(refused_by(play(R"({"do":"rest","player":"Nobody"})"), "P1"));
    EXPECT_EQ(game().table(), before);
    EXPECT_THAT(effective_lines(), SizeIs(5));
}

TEST_F(Playing, ASecondStartIsRefusedWhileAGameRuns) {
    play_all({start_line()});
    EXPECT_TRUE(refused_by(play(start_line()), "P1"));
    EXPECT_EQ(journal()->games.count(), 1);
}

TEST_F(Playing, UndoTakesOneActionBackAndRedoBringsItAgain) {
    play_all(set_up());
    const Table before = game().table();
    play_all({R"({"do":"rest","player":"Ada"})"});
    const Table after = game().table();
    EXPECT_EQ(game().undo(), Outcome(Action(Rest{kAda})));
    EXPECT_EQ(game().table(), before);
    EXPECT_EQ(game().redo_steps(), 1U);
    EXPECT_EQ(game().redo(), Outcome(Action(Rest{kAda})));
    EXPECT_EQ(game().table(), after);
    EXPECT_EQ(game().redo_steps(), 0U);
}

TEST_F(Playing, UndoAndRedoGoThroughTheWholeGame) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("gold"), kStop, kEnd});
    std::vector<Table> tables{game().table()};
    while (accepted(game().undo())) tables.push_back(game().table());
    EXPECT_EQ(tables.size(), 10U);
    EXPECT_FALSE(game().table().started());
    for (auto table = tables.rbegin() + 1; table != tables.rend(); ++table) {
        ASSERT_TRUE(accepted(game().redo()));
        EXPECT_EQ(game().table(), *table);
    }
}

TEST_F(Playing, WithNothingToTakeBackOrToBringBackBothAreRefused) {
    EXPECT_TRUE(refused_for<NothingToUndo>(game().undo()));
    EXPECT_TRUE(refused_for<NothingToRedo>(game().redo()));
    play_all({start_line()});
    EXPECT_TRUE(refused_for<NothingToRedo>(game().redo()));
}

TEST_F(Playing, ANewActionEndsWhatCouldBeBroughtBackButItsLinesStay) {
    play_all(set_up());
    play_all({R"({"do":"rest","player":"Ada"})"});
    static_cast<void>(game().undo());
    play_all({R"({"do":"sail","player":"Ada"})"});
    EXPECT_EQ(game().redo_steps(), 0U);
    EXPECT_TRUE(refused_for<NothingToRedo>(game().redo()));
    const auto all = journal()->lines.all(*game().game());
    ASSERT_THAT(all, SizeIs(7));
    EXPECT_EQ(all[5].state, journal::LineState::Dropped);
}

TEST_F(Playing, GoesToAnyStepAndStopsAtTheEnds) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("gold"), kStop});
    const Table last = game().table();
    game().go_to(6);
    EXPECT_EQ(game().actions().size(), 6U);
    EXPECT_EQ(game().redo_steps(), 2U);
    game().go_to(100);
    EXPECT_EQ(game().table(), last);
    game().go_to(0);
    EXPECT_TRUE(game().actions().empty());
    EXPECT_EQ(game().redo_steps(), 8U);
}

TEST_F(Playing, ARestartContinuesExactlyThere) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("blue"), by_hand("blue")});
    const Table table = game().table();
    const auto actions = game().actions();
    const Prompt prompt = game().prompt();
    restart();
    EXPECT_EQ(game().table(), table);
    EXPECT_EQ(game().actions(), actions);
    EXPECT_EQ(game().prompt(), prompt);
}

TEST_F(Playing, UndoneLinesCanBeBroughtBackAfterARestart) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("gold"), kStop});
    const Table last = game().table();
    game().go_to(5);
    const Table back = game().table();
    restart();
    EXPECT_EQ(game().table(), back);
    EXPECT_EQ(game().redo_steps(), 3U);
    game().go_to(8);
    EXPECT_EQ(game().table(), last);
}

TEST_F(Playing, AStartTakenBackCanBeMadeAnewInTheSameGameWithOthers) {
    play_all({start_line()});
    const auto id = game().game();
    const std::string commitment = game().commitment();
    static_cast<void>(game().undo());
    restart();
    EXPECT_EQ(game().prompt(), Prompt(AskForGame{}));
    play_all({R"({"do":"start","seats":[{"name":"Dora","colour":"red"},{"name":"Ada","colour":"blue"},)"
              R"({"name":"Emil","colour":"grey"}],"first":"Emil","scenario":"lucrative_wrecks"})"});
    EXPECT_EQ(game().game(), id);
    EXPECT_EQ(game().commitment(), commitment);
    EXPECT_EQ(journal()->games.count(), 1);
    EXPECT_THAT(journal()->games.find(*id).players, SizeIs(3));
    EXPECT_EQ(game().table().seats.name(Seat{2}), "Emil");
}

TEST_F(Playing, AfterTheEndANewGameBegins) {
    play_all(set_up());
    play_all({kEnd});
    const auto first = game().game();
    play_all(set_up("lucrative_wrecks"));
    EXPECT_NE(game().game(), first);
    EXPECT_EQ(journal()->games.count(), 2);
    EXPECT_THAT(journal()->lines.effective(*first), SizeIs(6));
    EXPECT_FALSE(game().table().over());
}

TEST_F(Playing, E1_AfterTheEndNothingElseIsLegal) {
    play_all(set_up());
    play_all({kEnd});
    for (const char* line : {kDraw, kStop, kEnd, R"({"do":"reveal"})", R"({"do":"scatter","count":1})"})
        EXPECT_TRUE(refused_by(play(line), "E1")) << line;
}

TEST_F(Playing, AClockThatGoesBackDoesNoHarm) {
    play_all(set_up());
    now -= 400 * kDay;
    play_all({dive_line("Ada"), by_hand("gold"), kStop});
    restart();
    play_all({kEnd});
    const auto first = journal()->games.find(*game().game());
    EXPECT_EQ(first.started, kNow);
    EXPECT_EQ(first.ended, now);
    play_all(set_up());
    restart();
    EXPECT_EQ(game().actions().size(), 5U);
    EXPECT_EQ(journal()->games.latest(1).front().id, *game().game());
    game().finish_backups();
    EXPECT_FALSE(game().backup_trouble());
}

TEST_F(Playing, AStepThatTheDiskRefusesLeavesTheGameAsItWas) {
    play_all(set_up());
    const Table before = game().table();
    const auto actions = game().actions();
    {
        journal::Step other(journal());  // a step is open, so no second one can begin
        EXPECT_THROW(static_cast<void>(play(R"({"do":"rest","player":"Ada"})")), journal::Error);
    }
    EXPECT_EQ(game().table(), before);
    EXPECT_EQ(game().actions(), actions);
    play_all({R"({"do":"rest","player":"Ada"})"});
}

}  // namespace
}  // namespace session
