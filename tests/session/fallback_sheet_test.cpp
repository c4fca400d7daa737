#include "app/session/fallback_sheet.h"

#include "tests/session/fixture.h"

namespace session {
namespace {

using namespace deepblue;
using testing::ElementsAre;
using testing::SizeIs;

class FallbackSheetTest : public SessionTest {};

TEST_F(FallbackSheetTest, HoldsBagAndSupply) {
    play_all({start_line(), R"({"do":"reveal","gem":"green"})", R"({"do":"reveal"})", R"({"do":"reveal"})",
              R"({"do":"reveal"})"});
    const FallbackSheet sheet = fallback_sheet(game());
    EXPECT_EQ(sheet.bag, game().table().bag);
    EXPECT_EQ(sheet.bag[Gem::Green], 1);
    EXPECT_EQ(sheet.supply[Gem::Green], 1);
    EXPECT_THAT(sheet.crew, ElementsAre(kStartingCrew, kStartingCrew));
    EXPECT_EQ(sheet.prompt, Prompt(AskForTurn{kAda}));
    EXPECT_FALSE(sheet.dive);
}

TEST_F(FallbackSheetTest, HoldsTheDiveAsItStands) {
    play_all(set_up());
    play_all({dive_line("Ada"), by_hand("gold"), by_hand("blue")});
    const FallbackSheet sheet = fallback_sheet(game());
    ASSERT_TRUE(sheet.dive);
    EXPECT_EQ(sheet.dive->number, 1u);
    EXPECT_THAT(sheet.dive->dive.drawn, ElementsAre(Gem::Gold, Gem::Blue));
    EXPECT_THAT(sheet.dive->divers, SizeIs(2));
}

TEST_F(FallbackSheetTest, ItsBagCanBeEnteredAgain) {
    play_all(set_up());
    const GemCounts bag = fallback_sheet(game()).bag;
    EXPECT_TRUE(accepted(game().play(Action(Recount{bag}))));
    EXPECT_EQ(game().table().bag, bag);
}

TEST_F(FallbackSheetTest, V7_TheChestsChangeNothingInIt) {
    play_all(set_up());
    const FallbackSheet before = fallback_sheet(game());
    play_all({R"({"do":"correct","player":"Ada","vp":613})"});
    EXPECT_EQ(fallback_sheet(game()), before);
}

TEST_F(FallbackSheetTest, OnlyTheSlipsTellOfChests) {
    play_all(set_up());
    play_all({R"({"do":"correct","player":"Ada","vp":613})"});
    EXPECT_THAT(chest_slips(game()),
                ElementsAre(ChestSlip{"Ada", Colour::Green, 613}, ChestSlip{"Ben", Colour::Orange, 0}));
}

}  // namespace
}  // namespace session
