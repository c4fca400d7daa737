#include "app/desktop/look/scale.h"

#include <gtest/gtest.h>

#include "app/desktop/look/type.h"

namespace desktop {
namespace {

TEST(Scale, IsOneAtTheSizeOfTheDrawings) {
    const Scale scale;
    EXPECT_EQ(scale.px(24), 24);
    EXPECT_EQ(type_px(Type::Prompt, scale), 38);
    EXPECT_EQ(type_px(Type::Body, scale), 17);
}

TEST(Scale, FollowsTheNarrowerSide) {
    EXPECT_DOUBLE_EQ(Scale({.window = {2732, 768}}).shapes(), 1.0);
    EXPECT_DOUBLE_EQ(Scale({.window = {1366, 1536}}).shapes(), 1.0);
    EXPECT_DOUBLE_EQ(Scale({.window = {2732, 1536}}).shapes(), 2.0);
}

TEST(Scale, HasBounds) {
    EXPECT_DOUBLE_EQ(Scale({.window = {640, 480}}).shapes(), 0.75);
    EXPECT_DOUBLE_EQ(Scale({.window = {9000, 9000}}).shapes(), 2.5);
}

TEST(Scale, TextSizeChangesTypeOnly) {
    const Scale scale({.window = {1366, 768}, .text_size = 1.5});
    EXPECT_EQ(scale.px(24), 24);
    EXPECT_EQ(scale.gem_px(40), 40);
    EXPECT_EQ(type_px(Type::Prompt, scale), 57);
}

TEST(Scale, GemSizeChangesGemsOnly) {
    const Scale scale({.window = {1366, 768}, .gem_size = 1.4});
    EXPECT_EQ(scale.gem_px(100), 140);
    EXPECT_EQ(scale.px(100), 100);
}

TEST(Scale, SlidersStayInTheirBounds) {
    const Scale scale({.window = {1366, 768}, .text_size = 9, .gem_size = 0.1});
    EXPECT_DOUBLE_EQ(scale.type(), 1.5);
    EXPECT_EQ(scale.gem_px(100), 80);
}

TEST(Scale, TargetsHoldTheirFloor) {
    EXPECT_EQ(Scale({.window = {1024, 600}}).target(), 44);
    EXPECT_EQ(Scale({.window = {1024, 600}, .in_dive = true}).target(), 56);
    EXPECT_EQ(Scale({.window = {2732, 1536}}).target(), 88);
}

TEST(Scale, TypeGrowsBesideShapes) {
    EXPECT_DOUBLE_EQ(type_growth(Scale()), 0);
    EXPECT_DOUBLE_EQ(type_growth(Scale({.window = {1920, 1080}})), 0);
    EXPECT_DOUBLE_EQ(type_growth(Scale({.window = {1366, 768}, .text_size = 0.85})), 0);
    EXPECT_DOUBLE_EQ(type_growth(Scale({.window = {1920, 1080}, .text_size = 1.25})), 0.25);
    EXPECT_DOUBLE_EQ(type_growth(Scale({.window = {1024, 600}})), 15 / (17 * 0.75) - 1);
}

TEST(Scale, TypeIsLargeByChoiceOrWhereItMayNotShrink) {
    EXPECT_FALSE(has_large_type(Scale()));
    EXPECT_FALSE(has_large_type(Scale({.window = {1920, 1080}})));
    EXPECT_TRUE(has_large_type(Scale({.window = {1366, 768}, .text_size = 1.5})));
    EXPECT_TRUE(has_large_type(Scale({.window = {1024, 600}})));
}

TEST(Scale, TableModeHasTypeOfItsOwn) {
    const Scale scale({.window = {1920, 1080}, .table_mode = true});
    EXPECT_EQ(type_px(Type::Prompt, scale), 84);
    EXPECT_EQ(type_px(Type::Hazard, scale), 116);
    EXPECT_EQ(type_px(Type::Label, scale), 25);
}

}  // namespace
}  // namespace desktop
