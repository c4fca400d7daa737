#include "app/desktop/look/accessible.h"

#include <wx/settings.h>
#include <wx/textctrl.h>

#include "app/desktop/controls/big_button.h"
#include "app/desktop/controls/chest_view.h"
#include "app/desktop/controls/danger_cell.h"
#include "app/desktop/controls/flag_view.h"
#include "app/desktop/controls/fresco_view.h"
#include "app/desktop/controls/gem_tile.h"
#include "app/desktop/controls/gem_view.h"
#include "app/desktop/controls/prompt_banner.h"
#include "app/desktop/controls/tile.h"
#include "tests/desktop/spoken.h"
#include "tests/desktop/window_test.h"

namespace desktop {
namespace {

using deepblue::Colour;
using deepblue::Gem;
using desktop_test::spoken;

class AccessibleTest : public desktop_test::WindowTest {};

TEST_F(AccessibleTest, AButtonIsAButtonWithItsLabel) {
    auto& button = Put<BigButton>(ButtonStyle::Primary);
    ButtonFace face;
    face.label = "Scouting spot";
    face.detail = "boat moves to the centre";
    button.SetFace(face);
    EXPECT_EQ(spoken(button).name, "Scouting spot");
    EXPECT_EQ(spoken(button).description, "boat moves to the centre");
    EXPECT_EQ(spoken(button).role, ATK_ROLE_PUSH_BUTTON);
}

TEST_F(AccessibleTest, AReasonIsPartOfTheDescription) {
    auto& button = Put<BigButton>(ButtonStyle::Primary);
    ButtonFace face;
    face.label = "Draw a gem";
    button.SetFace(face);
    button.EnableUnless("the bag is empty");
    EXPECT_EQ(spoken(button).description, "the bag is empty");
    GtkWidget* widget = static_cast<GtkWidget*>(button.GetHandle());
    EXPECT_FALSE(gtk_widget_get_sensitive(widget));
}

TEST_F(AccessibleTest, TheBannerSaysTheQuestionInBothLanguages) {
    auto& banner = Put<PromptBanner>();
    PromptFace face;
    face.question = "Giulia: problema d'ossigeno!";
    face.in_table_language = "Giulia: oxygen!";
    banner.SetFace(face);
    EXPECT_EQ(spoken(banner).name, "Giulia: problema d'ossigeno!");
    EXPECT_EQ(spoken(banner).description, "Giulia: oxygen!");
    EXPECT_EQ(spoken(banner).role, ATK_ROLE_LABEL);
}

TEST_F(AccessibleTest, ASealedChestTellsNoNumber) {
    auto& chest = Put<ChestView>(Colour::Green, 44.0);
    chest.SetPlayer("Mara");
    EXPECT_EQ(spoken(chest).name, "Mara");
    EXPECT_EQ(spoken(chest).description, "sealed");
}

TEST_F(AccessibleTest, AnOpenChestTellsItsNumberUntilItIsSealedAgain) {
    auto& chest = Put<ChestView>(Colour::Green, 44.0);
    chest.SetPlayer("Mara");
    chest.Open("87");
    EXPECT_EQ(spoken(chest).description, "87");
    chest.Seal();
    EXPECT_EQ(spoken(chest).description, "sealed");
}

TEST_F(AccessibleTest, PicturesHaveNames) {
    EXPECT_FALSE(spoken(Put<GemView>(Gem::Blue, 40.0)).name.empty());
    EXPECT_FALSE(spoken(Put<FlagView>(Colour::Violet, 30.0)).name.empty());
    auto& fresco = Put<FrescoView>();
    fresco.SetFilled(3);
    EXPECT_EQ(spoken(fresco).name, "Sunken City");
    EXPECT_EQ(spoken(fresco).description, "3 of 4 places filled");
    EXPECT_EQ(spoken(fresco).role, ATK_ROLE_IMAGE);
}

TEST_F(AccessibleTest, ATileNamesItsPlayers) {
    auto& tile = Put<Tile>();
    TileFace face;
    face.title = "Continue the game";
    face.text = "Turn 32";
    face.players = {{Colour::Green, "Mara"}, {Colour::Orange, "Tobias"}};
    tile.SetFace(face);
    EXPECT_EQ(spoken(tile).description, "Turn 32, Mara, Tobias");
}

TEST_F(AccessibleTest, AGemTileMaySayMoreThanItShows) {
    auto& tile = Put<GemTile>(GemTileSize::Small);
    GemTileFace face;
    face.gem = Gem::Green;
    face.spoken = "Second card: green";
    tile.SetFace(face);
    EXPECT_EQ(spoken(tile).name, "Second card: green");
}

TEST_F(AccessibleTest, ADangerCellSaysWhoAndWhat) {
    auto& cell = Put<DangerCell>();
    cell.SetDanger(Danger::Spot, "spot", "Mara, next oxygen: spot");
    EXPECT_EQ(spoken(cell).name, "Mara, next oxygen: spot");
}

TEST_F(AccessibleTest, NativeControlsCanBeNamed) {
    auto* field = new wxTextCtrl(panel_, wxID_ANY);
    describe(*field, "Player 1");
    EXPECT_EQ(spoken(*field).name, "Player 1");
}

}  // namespace
}  // namespace desktop
