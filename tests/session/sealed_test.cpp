#include "app/session/sealed.h"

#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;
using testing::IsEmpty;
using testing::SizeIs;

class Sealed : public SessionTest {
protected:
    Sealed() {
        play_all(set_up());
        play_all({dive_line("Ada"), by_hand("gold"), kStop, dive_line("Ben"), by_hand("red"), kStop});
    }

    void expect_sealed() {
        EXPECT_EQ(game().table().chests, PerSeat<int>{});
        ASSERT_THAT(game().table().dives, SizeIs(2));
        EXPECT_THAT(game().table().dives[0].pay, IsEmpty());
        EXPECT_THAT(game().table().dives[1].pay, SizeIs(2));
    }
};

TEST_F(Sealed, V7_WhileTheGameRunsOnlyTheLastPayIsTold) {
    expect_sealed();
    play_all({R"({"do":"correct","player":"Ada","vp":5})"});
    expect_sealed();
}

TEST_F(Sealed, V7_AlsoAfterARestart) {
    restart();
    expect_sealed();
}

TEST_F(Sealed, V7_AlsoAfterUndoAndRedo) {
    game().go_to(game().actions().size() - 1);
    EXPECT_EQ(game().table().chests, PerSeat<int>{});
    game().go_to(100);
    expect_sealed();
}

TEST_F(Sealed, AllIsOpenWhenTheGameIsOver) {
    play_all({kEnd});
    EXPECT_EQ(game().table().chests[kAda],
              5 + 4);  // gold and the wreck, then the red gem
    EXPECT_EQ(game().table().chests[kBen], 2 + 7);
    EXPECT_THAT(game().table().dives[0].pay, SizeIs(2));
    restart();
    EXPECT_EQ(game().table().chests[kAda], 9);
}

TEST_F(Sealed, V7_TheEndTakenBackSealsThemAgain) {
    play_all({kEnd});
    static_cast<void>(game().undo());
    expect_sealed();
}

TEST_F(Sealed, TheOwnerMayPeek) {
    EXPECT_EQ(game().peek(kAda), 9);
    EXPECT_EQ(game().peek(kBen), 9);
    play_all({R"({"do":"correct","player":"Ben","vp":-4})"});
    EXPECT_EQ(game().peek(kBen), 5);
    restart();
    EXPECT_EQ(game().peek(kBen), 5);
}

TEST(SealedTable, KeepsEverythingElse) {
    Table table;
    table.bag[Gem::Green] = 1;
    table.crew = PerSeat<int>(2, 7);
    table.chests = PerSeat<int>(2, 30);
    table.stage = Choosing{};
    Table expected = table;
    expected.chests = {};
    EXPECT_EQ(sealed(table), expected);
}

}  // namespace
}  // namespace session
