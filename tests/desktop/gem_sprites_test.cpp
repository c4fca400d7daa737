#include <gtest/gtest.h>
#include <wx/image.h>

#include <set>

#include "app/desktop/look/gem_art.h"
#include "app/desktop/look/gem_sprites.h"
#include "app/desktop/look/paints.h"

namespace desktop {
namespace {

using deepblue::Gem;

/// All pixels with their opacity, to compare two pictures.
std::string pixels(const wxBitmap& bitmap) {
    const wxImage image = bitmap.ConvertToImage();
    const auto count = static_cast<std::size_t>(image.GetWidth()) * static_cast<std::size_t>(image.GetHeight());
    std::string all(reinterpret_cast<const char*>(image.GetData()), 3 * count);
    all.append(reinterpret_cast<const char*>(image.GetAlpha()), count);
    return all;
}

TEST(GemSprites, DrawsTheSameGemOnce) {
    GemSprites sprites;
    const wxBitmap& first = sprites.get({.gem = Gem::Red, .px = 64});
    const wxBitmap& second = sprites.get({.gem = Gem::Red, .px = 64});
    EXPECT_EQ(&first, &second);
    EXPECT_EQ(sprites.size(), 1U);
}

TEST(GemSprites, EachThingThatChangesThePictureGetsItsOwn) {
    GemSprites sprites;
    const GemRequest plain{.gem = Gem::Green, .px = 64};
    std::set<std::string> pictures{pixels(sprites.get(plain))};
    const auto add = [&](auto change) {
        GemRequest other = plain;
        change(other);
        pictures.insert(pixels(sprites.get(other)));
    };
    add([](GemRequest& other) { other.gem = Gem::Black; });
    add([](GemRequest& other) { other.on_dark = true; });
    add([](GemRequest& other) { other.show = GemShow::Bare; });
    add([](GemRequest& other) { other.show = GemShow::Empty; });
    add([](GemRequest& other) { other.show = GemShow::HazardSlot; });
    add([](GemRequest& other) { other.language = "de"; });
    add([](GemRequest& other) { other.px = 28; });
    EXPECT_EQ(pictures.size(), 8U);
    EXPECT_EQ(sprites.size(), 8U);
}

TEST(GemSprites, HasAsManyPixelsAsTheScreenAsksFor) {
    GemSprites sprites;
    EXPECT_EQ(sprites.get({.gem = Gem::Blue, .px = 40}).GetSize(), wxSize(40, 40));
    EXPECT_EQ(sprites.get({.gem = Gem::Blue, .px = 40, .pixel_density = 2}).GetSize(), wxSize(80, 80));
}

TEST(GemSprites, CornersAreTransparentAndTheMiddleIsTheGem) {
    GemSprites sprites;
    const wxImage image = sprites.get({.gem = Gem::Purple, .px = 100, .show = GemShow::Bare}).ConvertToImage();
    EXPECT_EQ(image.GetAlpha(0, 0), 0);
    EXPECT_EQ(image.GetAlpha(50, 60), 255);
    const wxColour plate = paint_of(Gem::Purple).plate;
    EXPECT_EQ(wxColour(image.GetRed(50, 60), image.GetGreen(50, 60), image.GetBlue(50, 60)), plate);
}

TEST(GemArt, NoTwoGemsShareTheirSilhouette) {
    std::set<std::string> seen;
    for (const Gem gem : deepblue::kAllGems) {
        std::string outline;
        for (const wxPoint2DDouble& corner : art_of(gem).outline)
            outline += std::to_string(corner.m_x) + "," + std::to_string(corner.m_y) + " ";
        EXPECT_GE(art_of(gem).outline.size(), 3U);
        EXPECT_TRUE(seen.insert(outline).second) << deepblue::id(gem);
    }
}

TEST(GemArt, LettersFollowTheLanguageOfTheTable) {
    EXPECT_EQ(letter_of(Gem::Green, "en"), "E");
    EXPECT_EQ(letter_of(Gem::Green, "de"), wxString::FromUTF8("Ü"));
    EXPECT_EQ(letter_of(Gem::Green, "it"), "V");
    EXPECT_EQ(letter_of(Gem::Black, "de"), "Z");
    EXPECT_EQ(letter_of(Gem::Silver, "it"), "A");
    EXPECT_EQ(letter_of(Gem::Purple, "en"), "P");
}

TEST(GemArt, NoTwoGemsShareTheirLetter) {
    for (const char* language : {"en", "de", "it"}) {
        std::set<wxString> letters;
        for (const Gem gem : deepblue::kAllGems) letters.insert(letter_of(gem, language));
        EXPECT_EQ(letters.size(), deepblue::kGemKinds) << language;
    }
}

TEST(Paints, DigitsCountTheGemsAsOnScreen) {
    EXPECT_EQ(digit_of(Gem::Silver), 1);
    EXPECT_EQ(digit_of(Gem::Purple), 5);
    EXPECT_EQ(digit_of(Gem::Black), 6);
    EXPECT_EQ(digit_of(Gem::Blue), 7);
}

}  // namespace
}  // namespace desktop
