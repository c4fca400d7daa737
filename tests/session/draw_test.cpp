#include "engine/chance/draw.h"
#include "app/session/fairness.h"
#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;
using testing::ElementsAre;
using testing::SizeIs;

/// A dive under way, and what must come out of the bag.
class Drawing : public SessionTest {
protected:
    Drawing() {
        play_all(set_up());
        play_all({dive_line("Ada")});
    }

    [[nodiscard]] Gem nth(std::uint64_t n) { return nth(n, game().table().bag); }
    [[nodiscard]] Gem nth(std::uint64_t n, const GemCounts& bag) const {
        return static_cast<Gem>(chance::draw(seed(), n, bag.in_order()));
    }
    /// A gem that is in the bag and is not `other`.
    [[nodiscard]] Gem another_than(Gem other) { return other == Gem::Silver ? Gem::Gold : Gem::Silver; }

    [[nodiscard]] static std::string claimed(Gem gem, int mixed = 0) {
        return R"({"do":"draw","gems":[")" + std::string(id(gem)) + R"("],"by":"app","mixed":)" +
               std::to_string(mixed) + "}";
    }
};

TEST_F(Drawing, TheAppDrawsWhatTheSeedGives) {
    for (std::uint64_t n = 0; n < 8; ++n) {
        const Gem expected = nth(n);
        const Draw drawn = draw();
        EXPECT_THAT(drawn.gems, ElementsAre(expected));
        EXPECT_EQ(drawn.by, Source::App);
        EXPECT_EQ(drawn.mixed, 0);
    }
}

TEST_F(Drawing, UndoAndDrawAgainGivesTheSameGem) {
    draw();
    const auto before = game().actions().size();
    const Draw first = draw();
    game().go_to(before);
    EXPECT_EQ(draw(), first);
    game().go_to(before);
    restart();
    EXPECT_EQ(draw(), first);
}

TEST_F(Drawing, AStopCounts) {
    draw();
    play_all({kStop, dive_line("Ben")});
    const Gem expected = nth(2);
    EXPECT_THAT(draw().gems, ElementsAre(expected));
}

TEST_F(Drawing, DrawsByHandDoNotCount) {
    play_all({by_hand("gold"), by_hand("silver")});
    const Gem expected = nth(0);
    EXPECT_THAT(draw().gems, ElementsAre(expected));
}

TEST_F(Drawing, MixingIsCarriedByTheNextDrawAlone) {
    draw();
    game().mix_again();
    game().mix_again();
    const Gem mixed = nth(2001);
    const Draw second = draw();
    EXPECT_EQ(second.mixed, 2);
    EXPECT_THAT(second.gems, ElementsAre(mixed));
    const Gem next = nth(2002);
    const Draw third = draw();
    EXPECT_EQ(third.mixed, 0);
    EXPECT_THAT(third.gems, ElementsAre(next));
}

TEST_F(Drawing, MixingSurvivesARestartAndAnUndo) {
    game().mix_again();
    restart();
    const auto before = game().actions().size();
    const Draw first = draw();
    EXPECT_EQ(first.mixed, 1);
    game().go_to(before);
    restart();
    EXPECT_EQ(draw(), first);
}

TEST_F(Drawing, ALineCanAskForMixing) {
    const Gem expected = nth(3000);
    EXPECT_EQ(play(R"({"do":"draw","mixed":3})"), Outcome(Action(Draw{{expected}, Source::App, 3})));
}

TEST_F(Drawing, MixingIsNeverTakenBack) {
    const auto before = game().actions().size();
    game().mix_again();
    game().mix_again();
    game().mix_again();
    const Draw first = draw();
    game().go_to(before);
    play_all({R"({"do":"draw","gems":["silver"],"by":"hand","mixed":1})"});
    game().go_to(before);
    EXPECT_EQ(draw(), first) << "a draw by hand in between has brought another gem";
}

TEST_F(Drawing, HoweverOftenItIsMixedTheLineCanBeReadAgain) {
    for (int i = 0; i < 101; ++i) game().mix_again();
    const Draw drawn = draw();
    EXPECT_LE(drawn.mixed, 99);
    const auto actions = game().actions();
    ASSERT_NO_THROW(restart());
    EXPECT_EQ(game().actions(), actions);
}

TEST_F(Drawing, GemsTheAppIsSaidToHaveDrawnMustBeTheOnesThatCome) {
    const Gem expected = nth(0);
    EXPECT_TRUE(refused_for<NotWhatTheAppDraws>(play(claimed(another_than(expected)))));
    EXPECT_TRUE(refused_for<NotWhatTheAppDraws>(play(claimed(another_than(nth(1000)), 1))));
    EXPECT_TRUE(accepted(play(claimed(expected))));
}

TEST_F(Drawing, WithAHazardOpenNothingIsDrawn) {
    play_all({by_hand("blue"), by_hand("blue")});
    EXPECT_TRUE(refused_by(play(kDraw), "H8"));
}

class Scattered : public SessionTest {
protected:
    Scattered() {
        play_all(set_up("scattered_wealth"));
        play_all({R"({"do":"sail","player":"Ada","city_revealed":1})"});
    }
};

TEST_F(Scattered, TheAppLaysAsManyAsAskedFor) {
    const auto expected = draw_gems(seed(), {}, game().table().bag, 4);
    EXPECT_EQ(play(R"({"do":"scatter","count":4})"), Outcome(Action(Scatter{expected, Source::App, 0})));
    EXPECT_EQ(game().table().tiles, GemCounts::of(expected));
}

TEST_F(Scattered, EachGemCountsForTheNextDraw) {
    play_all({R"({"do":"scatter","count":4})", dive_line("Ben")});
    const auto gem = static_cast<Gem>(chance::draw(seed(), 4, game().table().bag.in_order()));
    EXPECT_THAT(draw().gems, ElementsAre(gem));
}

TEST_F(Scattered, ScatteredGemsCarryTheMixing) {
    game().mix_again();
    const Outcome outcome = play(R"({"do":"scatter","count":2})");
    ASSERT_TRUE(accepted(outcome));
    EXPECT_EQ(std::get<Scatter>(std::get<Action>(outcome)).mixed, 1);
}

TEST_F(Scattered, MoreThanTheBagHoldsIsRefused) {
    play_all({R"({"do":"recount","bag":{"silver":2}})"});
    EXPECT_EQ(play(R"({"do":"scatter","count":3})"), Outcome(Refusal(BagHoldsFewer{3})));
    EXPECT_EQ(game().prompt(), Prompt(AskForScatter{kAda}));
    EXPECT_TRUE(accepted(play(R"({"do":"scatter","count":2})")));
    EXPECT_TRUE(game().table().bag.empty());
}

TEST_F(Scattered, NoneAtAllIsAllowed) {
    EXPECT_EQ(play(R"({"do":"scatter","count":0})"), Outcome(Action(Scatter{{}, Source::App, 0})));
}

TEST_F(Scattered, ScatteredGemsTheAppIsSaidToHaveDrawnMustBeTheOnesThatCome) {
    const auto first = draw_gems(seed(), {}, game().table().bag, 1).front();
    const std::string other = first == Gem::Silver ? "gold" : "silver";
    EXPECT_TRUE(refused_for<NotWhatTheAppDraws>(play(R"({"do":"scatter","by":"app","gems":[")" + other + R"("]})")));
}

class Pairs : public SessionTest {};

TEST_F(Pairs, S1_TheAppDrawsTwoFromOneBagAfterTheOther) {
    play_all(set_up("troubled_waters"));
    play_all({dive_line("Ada", 3, true)});
    const auto expected = draw_gems(seed(), {}, game().table().bag, 2);
    EXPECT_EQ(draw().gems, expected);
}

TEST_F(Pairs, S1_WithOneGemLeftOneIsDrawn) {
    play_all(set_up("troubled_waters"));
    play_all({R"({"do":"recount","bag":{"silver":3}})", dive_line("Ada", 3, true)});
    EXPECT_THAT(draw().gems, SizeIs(2));
    EXPECT_THAT(draw().gems, SizeIs(1));
    EXPECT_TRUE(refused_by(play(kDraw), "W6"));
}

}  // namespace
}  // namespace session
