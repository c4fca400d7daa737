#include "app/learn/practice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/deepblue/outlook.h"

namespace learn {
namespace {

using namespace deepblue;
using testing::IsEmpty;

const chance::Seed kSeed{chance::Seed::Bytes{7}};

Practice practice(const PracticeSetUp& set_up) {
    return {set_up, {"You", "Orange", "Yellow"}, kSeed};
}

PracticeSetUp only(Gem gem, int count) {
    return {.bag = GemCounts{{gem, count}}};
}

TEST(Practice, DivesAloneWithTheBagThatWasChosen) {
    const PracticeSetUp set_up{.bag = GemCounts{{Gem::Green, 2}, {Gem::Purple, 4}}};
    const Practice alone = practice(set_up);
    EXPECT_EQ(alone.table().bag, set_up.bag);
    ASSERT_EQ(alone.dive().divers.size(), 1U);
    EXPECT_EQ(alone.table().seats.name(alone.diver()), "You");
    EXPECT_FALSE(alone.advice());
}

TEST(Practice, W3_TheFirstGemMustBeDrawn) {
    Practice alone = practice(only(Gem::Gold, 2));
    EXPECT_FALSE(alone.stop());
    EXPECT_FALSE(alone.can_go_back());
    EXPECT_TRUE(alone.draw());
    EXPECT_TRUE(alone.stop());
    EXPECT_TRUE(alone.is_over());
    EXPECT_EQ(sum_for(alone.paid(), alone.diver()), 2 + 3);  // the gem and the wreck
}

TEST(Practice, W6_AnEmptyBagCanOnlyBeStopped) {
    Practice alone = practice(only(Gem::Gold, 1));
    EXPECT_TRUE(alone.draw());
    EXPECT_FALSE(alone.draw());
    EXPECT_TRUE(alone.stop());
}

TEST(Practice, H3_ASecondHazardIsAnsweredOrEndsTheDive) {
    Practice alone = practice(only(Gem::Black, 3));
    ASSERT_TRUE(alone.draw());
    EXPECT_FALSE(alone.open_hazard());
    ASSERT_TRUE(alone.draw());
    EXPECT_EQ(alone.open_hazard(), Gem::Black);
    EXPECT_FALSE(alone.draw());
    EXPECT_FALSE(alone.protect(Means::Card)) << "none in the hand";
    EXPECT_FALSE(alone.protect(Means::Spot)) << "on no spot";
    ASSERT_TRUE(alone.surface());
    EXPECT_TRUE(alone.is_over());
    EXPECT_EQ(sum_for(alone.paid(), alone.diver()), 3) << "V6: the wreck pays its leader even so";
}

TEST(Practice, H5_ASpotProtectsOnceAndACardEach) {
    PracticeSetUp set_up = only(Gem::Blue, 4);
    set_up.spot = Spot::BlackOrBlue;
    set_up.cards = 1;
    Practice alone = practice(set_up);
    ASSERT_TRUE(alone.draw() && alone.draw());
    ASSERT_TRUE(alone.protect(Means::Spot));
    ASSERT_TRUE(alone.draw());
    EXPECT_FALSE(alone.protect(Means::Spot));
    ASSERT_TRUE(alone.protect(Means::Card));
    EXPECT_EQ(alone.cards(), 0);
    ASSERT_TRUE(alone.draw());
    EXPECT_FALSE(alone.protect(Means::Card));
}

TEST(Practice, TheCoachSpeaksAfterADecisionAndReckonsWithTheHand) {
    PracticeSetUp set_up{.bag = GemCounts{{Gem::Silver, 3}, {Gem::Blue, 4}}, .spot = std::nullopt, .cards = 2};
    Practice alone = practice(set_up);
    ASSERT_TRUE(alone.draw());
    EXPECT_FALSE(alone.advice()) << "the first gem is no choice";
    const Outlook outlook = outlook_of_leader(alone.table(), {.black = 0, .blue = 0, .either = 2});
    ASSERT_TRUE(alone.stop());
    ASSERT_TRUE(alone.advice());
    EXPECT_EQ(alone.advice()->taken, deepblue::Choice::Stop);
    EXPECT_EQ(alone.advice()->value, BestPlay().value(outlook));
}

TEST(Practice, GoingBackDrawsTheSameGemAgain) {
    Practice alone = practice({});
    ASSERT_TRUE(alone.draw());
    const auto first = alone.dive().drawn;
    ASSERT_TRUE(alone.can_go_back());
    alone.go_back();
    EXPECT_THAT(alone.dive().drawn, IsEmpty());
    ASSERT_TRUE(alone.draw());
    EXPECT_EQ(alone.dive().drawn, first);
}

TEST(Practice, GoingBackTakesTheAdviceBackToo) {
    Practice alone = practice(only(Gem::Silver, 5));
    ASSERT_TRUE(alone.draw() && alone.draw());
    EXPECT_TRUE(alone.advice());
    alone.go_back();
    EXPECT_FALSE(alone.advice());
}

TEST(Practice, AnotherSeedGivesAnotherOrder) {
    Practice one({}, {}, chance::Seed{chance::Seed::Bytes{1}});
    Practice other({}, {}, chance::Seed{chance::Seed::Bytes{2}});
    const auto draw_all = [](Practice& alone) {
        for (int i = 0; i < 19; ++i) {
            if (!alone.draw()) break;
            if (alone.open_hazard()) break;
        }
        return alone.dive().drawn;
    };
    EXPECT_NE(draw_all(one), draw_all(other));
}

}  // namespace
}  // namespace learn
