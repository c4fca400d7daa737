#include "engine/chance/draw_counter.h"

#include <gtest/gtest.h>

namespace chance {
namespace {

TEST(DrawCounter, BeginsAtNought) {
    EXPECT_EQ(DrawCounter().next(), 0U);
}

TEST(DrawCounter, CountsWhatTheAppDrew) {
    DrawCounter counter;
    counter.drawn(DrawnBy::App);
    counter.drawn(DrawnBy::App, 2);
    EXPECT_EQ(counter.next(), 3U);
}

TEST(DrawCounter, DoesNotCountWhatWasDrawnByHand) {
    DrawCounter counter;
    counter.drawn(DrawnBy::Hand, 5);
    EXPECT_EQ(counter.next(), 0U);
}

TEST(DrawCounter, CountsAStopSoThatTheGemShownIsNeverDrawnFromAgain) {
    DrawCounter counter;
    counter.drawn(DrawnBy::App);
    const auto shown = counter.next();
    counter.stopped();
    EXPECT_EQ(counter.next(), shown + 1);
}

TEST(DrawCounter, GoesAThousandOnForEachMixing) {
    DrawCounter counter;
    counter.drawn(DrawnBy::App, 4);
    counter.mixed(1);
    EXPECT_EQ(counter.next(), 1'004U);
    counter.mixed(99);
    EXPECT_EQ(counter.next(), 100'004U);
}

TEST(DrawCounter, KeepsTheMixingOfALineByHand) {
    DrawCounter counter;
    counter.mixed(2);
    counter.drawn(DrawnBy::Hand);
    EXPECT_EQ(counter.next(), 2'000U);
}

TEST(DrawCounter, AddsUpAWholeGame) {
    DrawCounter counter;
    counter.drawn(DrawnBy::App, 3);  // 0, 1, 2
    counter.stopped();
    counter.drawn(DrawnBy::Hand, 2);
    counter.mixed(1);
    counter.drawn(DrawnBy::App, 2);  // 1004, 1005
    counter.stopped();
    EXPECT_EQ(counter.next(), 1'007U);
}

}  // namespace
}  // namespace chance
