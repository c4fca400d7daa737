#include <gtest/gtest.h>

#include "app/desktop/look/look.h"

namespace desktop {
namespace {

TEST(Look, TellsControlsBeforePages) {
    Look look;
    std::string order;
    const auto page = look.follow_layout([&] { order += "page "; });
    const auto control = look.follow([&] { order += "control "; });
    LookSettings settings = look.settings();
    settings.under_water = true;
    look.change(settings);
    EXPECT_EQ(order, "control page ");
}

TEST(Look, SaysNothingIfNothingChanged) {
    Look look;
    int told = 0;
    const auto following = look.follow([&] { ++told; });
    look.change(look.settings());
    EXPECT_EQ(told, 0);
}

TEST(Look, TideGoesDarkUnderWater) {
    Look look;
    EXPECT_FALSE(look.palette().dark);
    LookSettings settings;
    settings.under_water = true;
    look.change(settings);
    EXPECT_TRUE(look.palette().dark);
}

TEST(Look, TableModeIsAlwaysDark) {
    LookSettings settings;
    settings.theme = Theme::Light;
    settings.sizes.table_mode = true;
    const Look look(settings);
    EXPECT_TRUE(look.palette().dark);
}

TEST(Look, AChangeOfSizeReachesTypeAndShapes) {
    Look look;
    const int before = look.type().width("Mara", Type::Name);
    LookSettings settings;
    settings.sizes.window = {2732, 1536};
    look.change(settings);
    EXPECT_EQ(look.px(10), 20);
    EXPECT_NEAR(look.type().width("Mara", Type::Name), 2 * before, 2);
}

TEST(Look, SpeaksTheLanguageOfTheTable) {
    LookSettings settings;
    settings.language = "it";
    Look look(settings);
    EXPECT_EQ(look.language().tag(), "it");
    settings.language = "de";
    look.change(settings);
    EXPECT_EQ(look.language().tag(), "de");
}

}  // namespace
}  // namespace desktop
