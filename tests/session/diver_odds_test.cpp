#include "app/session/diver_odds.h"

#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;
using testing::SizeIs;

class DiverOddsTest : public SessionTest {
protected:
    void dive(const std::string& ada_spot) {
        play_all(set_up());
        play_all({R"({"do":"dive","leader":"Ada","wreck":{"vp":3,"spots":["blue","red"]},"boats":[{"player":"Ada")" +
                  ada_spot + R"(},{"player":"Ben"}]})"});
    }
    std::vector<DiverOdds> odds(int cards = 0) { return diver_odds(game().table(), cards); }
};

TEST_F(DiverOddsTest, AreExact) {
    dive("");
    play_all({by_hand("blue")});  // 3 of 18 gems must be answered, and nobody can
    const auto all = odds();
    ASSERT_THAT(all, SizeIs(2));
    EXPECT_DOUBLE_EQ(all[0].must_answer, 3.0 / 18);
    EXPECT_DOUBLE_EQ(all[0].forced_up[0], 3.0 / 18);
    // Two draws without a blue gem and not with two black ones.
    const double calm = (15.0 * 14 - 4 * 3) / (18 * 17);
    EXPECT_DOUBLE_EQ(all[0].forced_up[1], 1 - calm);
    EXPECT_GT(all[0].forced_up[2], all[0].forced_up[1]);
}

TEST_F(DiverOddsTest, H5_CountASpotThatProtects) {
    dive(R"(,"spot":"blue")");
    play_all({by_hand("blue")});
    const auto all = odds();
    EXPECT_DOUBLE_EQ(all[0].must_answer, all[1].must_answer);
    EXPECT_DOUBLE_EQ(all[0].forced_up[0], 0);
    EXPECT_DOUBLE_EQ(all[1].forced_up[0], 3.0 / 18);
}

TEST_F(DiverOddsTest, CardsThatMayBeInHandHelp) {
    dive("");
    play_all({by_hand("blue")});
    EXPECT_DOUBLE_EQ(odds(1)[0].forced_up[0], 0);
    EXPECT_GT(odds(1)[0].forced_up[1], 0);
    EXPECT_DOUBLE_EQ(odds(2)[0].forced_up[1], 0);
    EXPECT_DOUBLE_EQ(odds(2)[0].must_answer, 3.0 / 18);
}

TEST_F(DiverOddsTest, LeaveOutWhoHasSurfaced) {
    dive("");
    play_all({by_hand("blue"), by_hand("blue"),
              R"({"do":"protect","player":"Ada","with":[{"against":"blue","by":"card"}]})",
              R"({"do":"surface","player":"Ben"})"});
    ASSERT_THAT(odds(), SizeIs(1));
    EXPECT_EQ(odds()[0].seat, kAda);
}

TEST_F(DiverOddsTest, StoppingIsWorthWhatItPays) {
    dive("");
    play_all({by_hand("gold")});
    BestPlay best_play;
    const DiveValue value = leader_value(game().table(), 0, best_play);
    EXPECT_DOUBLE_EQ(value.stop, 2);
    EXPECT_GT(value.draw, 2);
    EXPECT_EQ(value.choice, Choice::Draw);
}

}  // namespace
}  // namespace session
