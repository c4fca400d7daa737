// What the controls look like, as far as a pixel can tell.
#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/chest_view.h"
#include "app/desktop/controls/danger_cell.h"
#include "app/desktop/controls/flag_view.h"
#include "app/desktop/controls/fresco_view.h"
#include "app/desktop/controls/gem_tile.h"
#include "app/desktop/controls/hazard_track.h"
#include "app/desktop/controls/label.h"
#include "app/desktop/controls/odds_bar.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/controls/tile.h"
#include "app/desktop/look/paints.h"
#include "tests/desktop/picture.h"
#include "tests/desktop/window_test.h"

namespace desktop {
namespace {

using deepblue::Colour;
using deepblue::Gem;
using desktop_test::colour_at;
using desktop_test::count_of;
using desktop_test::painted;

class FacesTest : public desktop_test::WindowTest {
protected:
    BigButton& Button(ButtonStyle style, const wxString& label) {
        auto& button = Put<BigButton>(style);
        ButtonFace face;
        face.label = label;
        button.SetFace(face);
        panel_->Layout();
        return button;
    }

    /// The control's picture once it has got its place.
    wxImage Shown(DrawnControl& control) {
        panel_->Layout();
        EXPECT_TRUE(desktop_test::pump_until([&] { return control.GetClientSize() == control.GetSize(); }));
        return painted(control);
    }
};

TEST_F(FacesTest, APrimaryButtonIsAccentWithADarkerBottomEdge) {
    auto& button = Button(ButtonStyle::Primary, "Dive");
    const wxImage image = Shown(button);
    const wxRect body = button.Body();
    EXPECT_EQ(colour_at(image, body.x + 30, body.y + 6), light_palette().accent);
    EXPECT_EQ(colour_at(image, body.x + 30, body.GetBottom() - 1), light_palette().accent_edge);
    EXPECT_EQ(colour_at(image, 1, 1), light_palette().bg);
}

TEST_F(FacesTest, APressedButtonMovesDownByThree) {
    auto& button = Button(ButtonStyle::Primary, "Dive");
    Shown(button);
    const wxRect body = button.Body();
    const wxPoint middle(body.x + body.width / 2, body.y + body.height / 2);
    Mouse(button, wxEVT_LEFT_DOWN, middle);
    look_.motion().finish();
    const wxImage image = painted(button);
    EXPECT_EQ(colour_at(image, middle.x, body.y + 1), light_palette().bg);
    EXPECT_NE(colour_at(image, middle.x, body.y + 4), light_palette().bg);
    Mouse(button, wxEVT_LEFT_UP, middle);
}

TEST_F(FacesTest, TheFocusRingIsThreeWideAndThreeAway) {
    auto& button = Button(ButtonStyle::Second, "Rest");
    Shown(button);
    button.SetFocus();
    ASSERT_TRUE(desktop_test::pump_until([&] { return button.HasFocus(); }));
    const wxImage image = painted(button);
    const int x = image.GetWidth() / 2;
    for (const int y : {0, 1, 2}) EXPECT_EQ(colour_at(image, x, y), light_palette().accent) << y;
    for (const int y : {3, 4, 5}) EXPECT_EQ(colour_at(image, x, y), light_palette().bg) << y;
    EXPECT_EQ(colour_at(image, x, 6), light_palette().line2);
}

TEST_F(FacesTest, WithoutFocusThereIsNoRing) {
    Button(ButtonStyle::Second, "Sail").SetFocus();
    auto& button = Button(ButtonStyle::Second, "Rest");
    const wxImage image = Shown(button);
    EXPECT_EQ(colour_at(image, image.GetWidth() / 2, 1), light_palette().bg);
}

TEST_F(FacesTest, ALockedButtonIsDrawnAtSixtyPercent) {
    auto& button = Button(ButtonStyle::Primary, "Draw");
    Shown(button);
    ButtonFace face;
    face.label = "Stop";
    button.SetFace(face);
    ASSERT_TRUE(button.IsLocked());
    const wxImage image = painted(button);
    const wxRect body = button.Body();
    const wxColour faded = mixed(light_palette().accent, light_palette().bg, 0.6);
    const wxColour found = colour_at(image, body.x + 30, body.y + 6);
    EXPECT_NEAR(found.Red(), faded.Red(), 2);
    EXPECT_NEAR(found.Green(), faded.Green(), 2);
    EXPECT_NEAR(found.Blue(), faded.Blue(), 2);
}

TEST_F(FacesTest, AButtonIsAsWideAsItsLongestLabel) {
    auto& shorter = Button(ButtonStyle::Primary, "Draw");
    auto& longest = Button(ButtonStyle::Primary, "Tauchgang beenden");
    EXPECT_LT(shorter.GetBestSize().x, longest.GetBestSize().x);
    shorter.ReserveFor({{.label = "Draw"}, {.label = "Tauchgang beenden"}});
    EXPECT_EQ(shorter.GetBestSize().x, longest.GetBestSize().x);
}

TEST_F(FacesTest, HidingKeyCapsMovesNothing) {
    auto& button = Put<BigButton>(ButtonStyle::Primary);
    ButtonFace face;
    face.label = "Draw a gem";
    face.key = "Space";
    button.SetFace(face);
    const wxSize before = button.GetBestSize();
    LookSettings settings = look_.settings();
    settings.keys_shown = false;
    look_.change(settings);
    EXPECT_EQ(button.GetBestSize(), before);
}

TEST_F(FacesTest, ADisabledButtonShowsItsReasonWithoutOverflow) {
    auto& button = Button(ButtonStyle::Primary, "Start the dive");
    const int inked = count_of(Shown(button), light_palette().on_accent);
    button.EnableUnless("Ben is still to decide");
    EXPECT_NE(count_of(Shown(button), light_palette().on_accent), inked);
    EXPECT_TRUE(look_.type().report().misfits().empty());
}

TEST_F(FacesTest, TheBannerIsInTheColourOfWhoIsAsked) {
    auto& banner = Put<PromptBanner>();
    PromptFace face;
    face.player = Colour::Orange;
    face.question = "Tobias: oxygen!";
    banner.SetFace(face);
    EXPECT_EQ(colour_at(Shown(banner), 30, 3), paint_of(Colour::Orange).fill);
    face.player.reset();
    banner.SetFace(face);
    EXPECT_EQ(count_of(Shown(banner), paint_of(Colour::Orange).fill), 0);
}

TEST_F(FacesTest, TheBannerGrowsForTheSecondLanguage) {
    auto& banner = Put<PromptBanner>();
    PromptFace face;
    face.question = "Tobias: oxygen!";
    banner.SetFace(face);
    const int before = banner.GetBestSize().y;
    face.in_table_language = "Tobias: Sauerstoff!";
    LookSettings settings = look_.settings();
    settings.sizes.text_size = 1.5;
    look_.change(settings);
    banner.SetFace(face);
    EXPECT_GT(banner.GetBestSize().y, before);
}

TEST_F(FacesTest, AnAbsentGemIsSunkAndStillPressable) {
    auto& tile = Put<GemTile>(GemTileSize::Large);
    GemTileFace face;
    face.gem = Gem::Silver;
    face.label = "+1 silver";
    face.is_absent = true;
    tile.SetFace(face);
    const wxImage image = Shown(tile);
    const wxRect body = tile.Body();
    EXPECT_EQ(colour_at(image, body.x + 12, body.y + body.height / 2), light_palette().sunk);
    const auto presses = CountPresses(tile);
    Click(tile);
    EXPECT_EQ(*presses, 1);
}

TEST_F(FacesTest, AChosenTileIsSoft) {
    auto& tile = Put<GemTile>(GemTileSize::Small);
    GemTileFace face;
    face.gem = Gem::Red;
    face.is_chosen = true;
    tile.SetFace(face);
    const wxRect body = tile.Body();
    EXPECT_EQ(colour_at(Shown(tile), body.x + 5, body.y + body.height / 2), light_palette().soft);
}

TEST_F(FacesTest, EveryFlagHasItsOwnPattern) {
    std::set<std::string> seen;
    for (std::size_t i = 0; i < deepblue::kColours; ++i) {
        auto& flag = Put<FlagView>(static_cast<Colour>(i), 40.0);
        const wxImage image = Shown(flag);
        // Ink or not at 25 places: the pattern without its colour.
        std::string pattern;
        for (int y = 4; y < 40; y += 8)
            for (int x = 4; x < 40; x += 8) pattern += colour_at(image, x, y) == light_palette().prompt_ink ? '#' : '.';
        EXPECT_TRUE(seen.insert(pattern).second) << i << " " << pattern;
    }
}

TEST_F(FacesTest, AFlagToPressIsLargeEnoughForAFinger) {
    EXPECT_GE(Put<FlagView>(Colour::Green, 20.0, Role::Button).Body().width, 44);
}

TEST_F(FacesTest, AnOpenChestIsAnotherPictureThanASealedOne) {
    look_.motion().set_speed(Speed::Off);
    auto& chest = Put<ChestView>(Colour::Green, 80.0);
    const wxSize sealed = chest.GetBestSize();
    chest.Open("87");
    EXPECT_TRUE(chest.IsOpen());
    EXPECT_GT(chest.GetBestSize().y, sealed.y);
    chest.Seal();
    EXPECT_FALSE(chest.IsOpen());
    EXPECT_EQ(chest.GetBestSize(), sealed);
}

TEST_F(FacesTest, FrescoPlacesFillOneByOne) {
    auto& fresco = Put<FrescoView>();
    std::set<int> counts;
    for (int filled = 0; filled <= FrescoView::kPlaces; ++filled) {
        fresco.SetFilled(filled);
        counts.insert(count_of(Shown(fresco), rgb(0x12566B)));
    }
    EXPECT_EQ(counts.size(), 5U);
}

TEST_F(FacesTest, DangerCellsDifferInMoreThanColour) {
    auto& cell = Put<DangerCell>();
    cell.SetDanger(Danger::Card, "card", "card");
    EXPECT_GT(count_of(Shown(cell), light_palette().amber), 1000);
    cell.SetDanger(Danger::Spot, "spot", "spot");
    EXPECT_GT(count_of(Shown(cell), light_palette().accent), 1000);
    cell.SetDanger(Danger::Safe, "safe", "safe");
    EXPECT_EQ(count_of(Shown(cell), light_palette().amber), 0);
}

TEST_F(FacesTest, TheNewestHazardHasAnAmberRing) {
    auto& track = Put<HazardTrack>(Gem::Blue);
    track.SetWords("Oxygen", "warning", "hazard");
    track.SetCame(2, false);
    EXPECT_EQ(count_of(Shown(track), light_palette().amber), 0);
    track.SetCame(2, true);
    EXPECT_GT(count_of(Shown(track), light_palette().amber), 50);
}

TEST_F(FacesTest, TheOddsBarIsSharedByCount) {
    auto& bar = Put<OddsBar>();
    bar.SetParts({{OddsKind::OnlyWarning, Gem::Black, 1}, {OddsKind::Antique, Gem::Purple, 3}}, "odds");
    const wxImage image = Shown(bar);
    const int purple = count_of(image, paint_of(Gem::Purple).base);
    const int black = count_of(image, mixed(paint_of(Gem::Black).base, rgb(0xFFFFFF), 0.92));
    EXPECT_NEAR(static_cast<double>(purple) / black, 3.0, 0.4);
}

TEST_F(FacesTest, ALabelWrapsInTheRoomItReserved) {
    auto& label = Put<Label>(Type::Label);
    label.SetText("Nobody has to protect, even with a card in hand.");
    const int line = label.GetBestSize().y;
    label.Reserve(200, 2);
    EXPECT_EQ(label.GetBestSize(), wxSize(200, 2 * line));
    Shown(label);
    EXPECT_TRUE(look_.type().report().misfits().empty());
}

/// The rows of a picture that have this colour in them.
int rows_with(const wxImage& image, const wxColour& colour) {
    int rows = 0;
    for (int y = 0; y < image.GetHeight(); ++y) {
        const wxImage row = image.GetSubImage({0, y, image.GetWidth(), 1});
        if (count_of(row, colour) > 0) ++rows;
    }
    return rows;
}

TEST_F(FacesTest, TheTitlesOfAGroupOfTilesHaveOneSize) {
    const std::vector<TileFace> faces{{.title = "HH"}, {.title = "HHHHHHHHHHHHHHHHHHHHHHHHHHHHHH"}};
    std::vector<int> heights;
    for (const TileFace& face : faces) {
        auto& tile = Put<Tile>();
        tile.SetFace(face);
        tile.SetGroup(faces);
        heights.push_back(rows_with(Shown(tile), look_.palette().ink));
    }
    EXPECT_GT(heights[0], 0);
    EXPECT_EQ(heights[0], heights[1]);
}

TEST_F(FacesTest, ATileChangingItsTitleLocks) {
    auto& tile = Put<Tile>();
    TileFace face;
    face.title = "Continue the game";
    tile.SetFace(face);
    EXPECT_FALSE(tile.IsLocked());
    face.title = "New game";
    tile.SetFace(face);
    EXPECT_TRUE(tile.IsLocked());
}

}  // namespace
}  // namespace desktop
