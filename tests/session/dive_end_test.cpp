#include "app/session/dive_end.h"

#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;

class DiveEnd : public SessionTest {
protected:
    DiveEnd() { play_all(set_up()); }
};

TEST_F(DiveEnd, IsNothingWhileADiveGoesOn) {
    play_all({dive_line("Ada"), by_hand("gold")});
    EXPECT_FALSE(ended_dive(game().actions()).has_value());
}

TEST_F(DiveEnd, IsTheDiveAsItWasStopped) {
    play_all({dive_line("Ada"), by_hand("gold"), kStop});
    const auto ended = ended_dive(game().actions());
    ASSERT_TRUE(ended.has_value());
    EXPECT_EQ(ended->dive().board(), (GemCounts{{Gem::Gold, 1}}));
    EXPECT_EQ(ended->drawn_by, Source::Hand);
    EXPECT_EQ(ended->corrected[kAda], 0);
}

TEST_F(DiveEnd, KnowsThatTheAppDrew) {
    play_all({dive_line("Ada"), kDraw, kStop});
    EXPECT_EQ(ended_dive(game().actions())->drawn_by, Source::App);
}

TEST_F(DiveEnd, AddsWhatWasCorrectedSince) {
    play_all({dive_line("Ada"), by_hand("gold"), kStop, R"({"do":"correct","player":"Ben","vp":-2})",
              R"({"do":"correct","player":"Ben","vp":5})"});
    EXPECT_EQ(ended_dive(game().actions())->corrected[kBen], 3);
}

TEST_F(DiveEnd, IsPastWithTheNextTurn) {
    play_all({dive_line("Ada"), by_hand("gold"), kStop, R"({"do":"rest","player":"Ben"})"});
    EXPECT_FALSE(ended_dive(game().actions()).has_value());
}

TEST_F(DiveEnd, V7_HoldsNoChest) {
    play_all({R"({"do":"correct","player":"Ada","vp":613})", dive_line("Ada"), by_hand("gold"), kStop});
    EXPECT_EQ(ended_dive(game().actions())->before.chests, PerSeat<int>());
}

}  // namespace
}  // namespace session
