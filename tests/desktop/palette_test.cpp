#include "app/desktop/look/palette.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "app/desktop/look/paints.h"

namespace desktop {
namespace {

double linear(unsigned char channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const wxColour& colour) {
    return 0.2126 * linear(colour.Red()) + 0.7152 * linear(colour.Green()) + 0.0722 * linear(colour.Blue());
}

/// The contrast of two colours as the accessibility guidelines measure it.
double contrast(const wxColour& one, const wxColour& other) {
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

TEST(Palette, ThemesChooseLightOrDark) {
    EXPECT_FALSE(palette_for(Theme::Tide, false).dark);
    EXPECT_TRUE(palette_for(Theme::Tide, true).dark);
    EXPECT_FALSE(palette_for(Theme::Light, true).dark);
    EXPECT_TRUE(palette_for(Theme::Dark, false).dark);
}

TEST(Palette, InkReadsOnEverySurface) {
    for (const Palette* palette : {&light_palette(), &dark_palette()}) {
        for (const wxColour& ground : {palette->bg, palette->surface, palette->sunk, palette->raised, palette->bar})
            EXPECT_GE(contrast(palette->ink, ground), 10);
        for (const wxColour& ground : {palette->bg, palette->surface, palette->sunk})
            EXPECT_GE(contrast(palette->ink2, ground), 5.6);
        EXPECT_GE(contrast(palette->on_accent, palette->accent), 6);
        EXPECT_GE(contrast(palette->on_amber, palette->amber), 7);
        EXPECT_GE(contrast(palette->coral, palette->surface), 5);
    }
}

TEST(Palette, PromptInkReadsOnEveryPlayer) {
    for (std::size_t i = 0; i < deepblue::kColours; ++i)
        EXPECT_GE(contrast(light_palette().prompt_ink, paint_of(static_cast<deepblue::Colour>(i)).fill), 6.8) << i;
}

TEST(Palette, LettersReadOnEveryGem) {
    for (const deepblue::Gem gem : deepblue::kAllGems)
        EXPECT_GE(contrast(paint_of(gem).letter, paint_of(gem).plate), 5.7) << deepblue::id(gem);
}

TEST(Palette, MixedLiesBetween) {
    EXPECT_EQ(mixed(rgb(0xFFFFFF), rgb(0x000000), 1), rgb(0xFFFFFF));
    EXPECT_EQ(mixed(rgb(0xFFFFFF), rgb(0x000000), 0), rgb(0x000000));
    EXPECT_EQ(mixed(rgb(0xC80000), rgb(0x640000), 0.5), rgb(0x960000));
}

}  // namespace
}  // namespace desktop
