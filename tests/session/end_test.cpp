#include "app/session/exchange.h"
#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;

class End : public SessionTest {
protected:
    End() {
        play_all(set_up());
        play_all({dive_line("Ada"), by_hand("gold"), kStop, kEnd});
    }

    [[nodiscard]] journal::Game stored() { return journal()->games.find(*game().game()); }
};

TEST_F(End, IsBookedAndCanBeTakenBack) {
    EXPECT_TRUE(stored().over);
    EXPECT_EQ(stored().ended, kNow);
    EXPECT_TRUE(accepted(game().undo()));
    EXPECT_FALSE(stored().over);
    EXPECT_EQ(stored().ended, std::nullopt);
    EXPECT_TRUE(accepted(game().redo()));
    EXPECT_TRUE(stored().over);
}

TEST_F(End, CanBeTakenBackAfterARestart) {
    restart();
    EXPECT_EQ(game().prompt(), Prompt(GameEnded{}));
    EXPECT_TRUE(accepted(game().undo()));
    EXPECT_EQ(game().prompt(), Prompt(AskForTurn{kBen}));
}

TEST_F(End, E1_IsFinalOnceTheChestsAreOpen) {
    game().open_chests();
    EXPECT_TRUE(refused_for<EndIsFinal>(game().undo()));
    EXPECT_TRUE(refused_by(game().undo(), "E1"));
    game().go_to(0);
    EXPECT_TRUE(game().table().over());
    restart();
    EXPECT_TRUE(refused_for<EndIsFinal>(game().undo()));
}

TEST_F(End, E1_IsFinalOnceTheSeedIsGivenAway) {
    static_cast<void>(export_game(journal(), *game().game()));
    EXPECT_TRUE(refused_for<EndIsFinal>(game().undo()));
    restart();
    EXPECT_TRUE(refused_for<EndIsFinal>(game().undo()));
}

TEST_F(End, ChestsOfARunningGameAreNotOpened) {
    static_cast<void>(game().undo());
    game().open_chests();
    EXPECT_EQ(game().table().chests, PerSeat<int>{});
    play_all({kEnd});
    EXPECT_TRUE(accepted(game().undo()));
}

TEST_F(End, TheExportOfARunningGameLeavesItsEndOpen) {
    static_cast<void>(game().undo());
    static_cast<void>(export_game(journal(), *game().game()));
    play_all({kEnd});
    EXPECT_TRUE(accepted(game().undo()));
}

TEST_F(End, TheFinalEndOfOneGameBindsNoOther) {
    game().open_chests();
    play_all(set_up());
    EXPECT_TRUE(accepted(game().undo()));
    EXPECT_TRUE(accepted(game().redo()));
    play_all({kEnd});
    EXPECT_TRUE(accepted(game().undo()));
}

TEST_F(End, OnlyTheExportOfAnEndThatCanBeTakenBackMakesItFinal) {
    const auto first = *game().game();
    EXPECT_TRUE(export_makes_final(*journal(), first));
    game().open_chests();
    EXPECT_FALSE(export_makes_final(*journal(), first));
    play_all({start_line()});
    EXPECT_FALSE(export_makes_final(*journal(), *game().game()));
}

TEST_F(End, E1_TheFourthCityWreckEndsTheGameAndItsStopCanBeTakenBack) {
    play_all(set_up());
    for (int city = 0; city < 4; ++city)
        play_all({dive_line(city % 2 == 0 ? "Ada" : "Ben", 1, true), by_hand("gold"), kStop});
    EXPECT_TRUE(game().table().over());
    EXPECT_TRUE(stored().over);
    EXPECT_TRUE(accepted(game().undo()));
    EXPECT_EQ(game().prompt(), Prompt(AskForDecision{kBen, 1}));
}

}  // namespace
}  // namespace session
