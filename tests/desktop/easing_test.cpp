#include <gtest/gtest.h>

#include "app/desktop/look/easing.h"

namespace desktop {
namespace {

constexpr Easing kAll[] = {Easing::Linear, Easing::OutQuad, Easing::OutCubic, Easing::InOutQuad, Easing::OutBack};

TEST(Easing, BeginsAtNothingAndEndsAtOne) {
    for (const Easing easing : kAll) {
        EXPECT_NEAR(eased(easing, 0), 0, 1e-12);
        EXPECT_NEAR(eased(easing, 1), 1, 1e-12);
    }
}

TEST(Easing, OutBackGoesEightPercentOver) {
    double most = 0;
    for (int i = 0; i <= 1000; ++i) most = std::max(most, eased(Easing::OutBack, i / 1000.0));
    EXPECT_NEAR(most, 1.08, 1e-4);
}

TEST(Easing, TheOthersNeverGoOver) {
    for (const Easing easing : {Easing::Linear, Easing::OutQuad, Easing::OutCubic, Easing::InOutQuad})
        for (int i = 0; i <= 1000; ++i) EXPECT_LE(eased(easing, i / 1000.0), 1.0);
}

TEST(Easing, InOutQuadIsHalfwayInTheMiddle) {
    EXPECT_NEAR(eased(Easing::InOutQuad, 0.5), 0.5, 1e-12);
    EXPECT_NEAR(eased(Easing::InOutQuad, 0.25), 0.125, 1e-12);
}

}  // namespace
}  // namespace desktop
