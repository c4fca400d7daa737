#include <gtest/gtest.h>

#include "app/desktop/look/motion.h"
#include "tests/desktop/still_clock.h"

namespace desktop {
namespace {

using desktop_test::StillClock;
using std::chrono::milliseconds;

class MotionTest : public ::testing::Test {
protected:
    void Run(const Movement& movement) {
        motion_.run(
            this, movement, [this](double far) { far_ = far; }, [this] { ++done_; });
    }

    StillClock clock_;
    Motion motion_{clock_};
    double far_ = -1;
    int done_ = 0;
};

constexpr Movement kHundred{milliseconds(100), Easing::Linear};

TEST_F(MotionTest, BeginsWhereItIsAndEndsAtOne) {
    Run(kHundred);
    EXPECT_EQ(far_, 0);
    clock_.pass(milliseconds(50));
    motion_.tick();
    EXPECT_DOUBLE_EQ(far_, 0.5);
    EXPECT_EQ(done_, 0);
    clock_.pass(milliseconds(60));
    motion_.tick();
    EXPECT_EQ(far_, 1);
    EXPECT_EQ(done_, 1);
    EXPECT_FALSE(motion_.is_running());
}

TEST_F(MotionTest, OffShowsTheEndAtOnce) {
    motion_.set_speed(Speed::Off);
    Run(kHundred);
    EXPECT_EQ(far_, 1);
    EXPECT_EQ(done_, 1);
    EXPECT_FALSE(motion_.is_running());
}

TEST_F(MotionTest, SlowTakesOnePointEightTimesAsLong) {
    motion_.set_speed(Speed::Slow);
    Run(kHundred);
    clock_.pass(milliseconds(90));
    motion_.tick();
    EXPECT_DOUBLE_EQ(far_, 0.5);
    clock_.pass(milliseconds(91));
    motion_.tick();
    EXPECT_EQ(done_, 1);
}

TEST_F(MotionTest, FinishingSaysWhetherThereWasAnything) {
    EXPECT_FALSE(motion_.finish());
    Run(kHundred);
    EXPECT_TRUE(motion_.finish());
    EXPECT_EQ(far_, 1);
    EXPECT_EQ(done_, 1);
    EXPECT_FALSE(motion_.finish());
}

TEST_F(MotionTest, WhatIsForgottenIsNeverCalledAgain) {
    Run(kHundred);
    motion_.forget(this);
    clock_.pass(milliseconds(500));
    motion_.tick();
    EXPECT_EQ(far_, 0);
    EXPECT_EQ(done_, 0);
}

TEST_F(MotionTest, AnEndMayStartTheNext) {
    motion_.run(
        this, kHundred, [](double) {}, [this] { Run(kHundred); });
    motion_.finish();
    EXPECT_EQ(far_, 0);
    EXPECT_TRUE(motion_.is_running());
}

TEST_F(MotionTest, AnEndMayForgetOneThatEndsWithIt) {
    const int other = 0;
    motion_.run(
        &other, kHundred, [](double) {}, [this] { motion_.forget(this); });
    Run(kHundred);
    motion_.finish();
    EXPECT_EQ(done_, 0);
}

}  // namespace
}  // namespace desktop
