#include "engine/chance/draw.h"
#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;
using testing::ElementsAre;

class NextGem : public SessionTest {
protected:
    NextGem() { play_all(set_up()); }

    [[nodiscard]] Gem nth(std::uint64_t n, const GemCounts& bag) const {
        return static_cast<Gem>(chance::draw(seed(), n, bag.in_order()));
    }
};

TEST_F(NextGem, IsTheOneThatWouldHaveCome) {
    play_all({dive_line("Ada")});
    draw();
    draw();
    const Gem expected = nth(2, game().table().bag);
    play_all({kStop});
    EXPECT_EQ(game().show_next(), expected);
    EXPECT_EQ(game().show_next(), expected);
}

TEST_F(NextGem, IsThatOfTheMixedBag) {
    play_all({dive_line("Ada")});
    draw();
    game().mix_again();
    const Gem expected = nth(1001, game().table().bag);
    play_all({kStop});
    EXPECT_EQ(game().show_next(), expected);
}

TEST_F(NextGem, IsNoneUnlessADiveWasJustStopped) {
    EXPECT_EQ(game().show_next(), std::nullopt);
    play_all({dive_line("Ada")});
    EXPECT_EQ(game().show_next(), std::nullopt);
    draw();
    EXPECT_EQ(game().show_next(), std::nullopt);
    play_all({kStop, R"({"do":"rest","player":"Ben"})"});
    EXPECT_EQ(game().show_next(), std::nullopt);
}

TEST_F(NextGem, IsNoneIfAHandDrew) {
    play_all({dive_line("Ada"), by_hand("gold"), kStop});
    EXPECT_EQ(game().show_next(), std::nullopt);
}

TEST_F(NextGem, IsNoneIfTheBagWasEmpty) {
    play_all({R"({"do":"recount","bag":{"silver":1}})", dive_line("Ada")});
    draw();
    play_all({kStop});
    EXPECT_EQ(game().show_next(), std::nullopt);
}

TEST_F(NextGem, IsNeverDrawnFromAgain) {
    play_all({dive_line("Ada")});
    draw();
    play_all({kStop});
    ASSERT_TRUE(game().show_next());
    play_all({dive_line("Ben")});
    const Gem expected = nth(2, game().table().bag);  // 0 was drawn, 1 was shown
    const Draw drawn = draw();
    EXPECT_THAT(drawn.gems, ElementsAre(expected));
    EXPECT_EQ(drawn.mixed, 0);
}

TEST_F(NextGem, TakingTheStopBackMixesOnce) {
    play_all({dive_line("Ada")});
    draw();
    play_all({kStop});
    ASSERT_TRUE(game().show_next());
    static_cast<void>(game().undo());
    const Gem expected = nth(1001, game().table().bag);
    const Draw drawn = draw();
    EXPECT_EQ(drawn.mixed, 1);
    EXPECT_THAT(drawn.gems, ElementsAre(expected));
}

TEST_F(NextGem, NotShownTakingTheStopBackMixesNothing) {
    play_all({dive_line("Ada")});
    draw();
    play_all({kStop});
    static_cast<void>(game().undo());
    EXPECT_EQ(draw().mixed, 0);
}

TEST_F(NextGem, TakingTheStopBackTwiceMixesOnlyOnce) {
    play_all({dive_line("Ada")});
    draw();
    play_all({kStop});
    ASSERT_TRUE(game().show_next());
    static_cast<void>(game().undo());
    static_cast<void>(game().redo());
    static_cast<void>(game().undo());
    EXPECT_EQ(draw().mixed, 1);
}

TEST_F(NextGem, ThatItWasShownSurvivesARestart) {
    play_all({dive_line("Ada")});
    draw();
    play_all({kStop});
    ASSERT_TRUE(game().show_next());
    restart();
    static_cast<void>(game().undo());
    restart();
    EXPECT_EQ(draw().mixed, 1);
}

TEST_F(NextGem, TakingAnEarlierStopBackMixesToo) {
    play_all({dive_line("Ada")});
    draw();
    const auto first_stop = game().actions().size();
    play_all({kStop});
    ASSERT_TRUE(game().show_next());
    play_all({dive_line("Ben")});
    draw();
    play_all({kStop});
    ASSERT_TRUE(game().show_next());
    game().go_to(first_stop);
    EXPECT_EQ(draw().mixed, 1) << "the gem that was shown after the first dive can be drawn";
}

TEST_F(NextGem, TakingThreeShownStopsBackMixesOnceEach) {
    play_all({dive_line("Ada")});
    draw();
    const auto before = game().actions().size();
    for (int shown = 0; shown < 3; ++shown) {
        play_all({kStop});
        ASSERT_TRUE(game().show_next());
        game().go_to(before);
    }
    EXPECT_EQ(draw().mixed, 3);
}

}  // namespace
}  // namespace session
