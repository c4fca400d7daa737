// Recorded games of every scenario, played through the window; what they pay is what the engine says.
#include "tests/desktop/pages_test.h"

namespace desktop_test {
namespace {

using desktop::PageId;

class ScenarioTest : public PagesTest, public testing::WithParamInterface<const char*> {};

TEST_P(ScenarioTest, AGameThroughTheWindowPaysWhatItShould) {
    const deepblue::Game game = recorded_game(GetParam());
    GameHand hand(Window());
    ASSERT_TRUE(hand.DoAll(game.actions)) << hand.Failed();
    EXPECT_EQ(Window().Table().bag, game.table.bag);
    EXPECT_EQ(Window().Table().crew, game.table.crew);
    EXPECT_EQ(Window().Table().wrecks.city, game.table.wrecks.city);
    ASSERT_EQ(Window().Table().dives.size(), game.table.dives.size());
    if (!game.table.dives.empty()) {
        EXPECT_EQ(Window().Table().dives.back(), game.table.dives.back());
    }
    for (const deepblue::Seat seat : game.table.seats.all())
        EXPECT_EQ(Window().Game().peek(seat), game.table.chests[seat]);
    EXPECT_EQ(Window().Table().over(), game.table.over());
    if (!game.table.over()) return;
    EXPECT_EQ(ranking(Window().Table()), ranking(game.table));
    ASSERT_EQ(Page(), PageId::Ceremony);
    for (int i = 0; i < 10 && Page() == PageId::Ceremony; ++i) Window().Key(WXK_SPACE);
    EXPECT_EQ(Page(), PageId::End);
}

INSTANTIATE_TEST_SUITE_P(Games, ScenarioTest,
                         testing::Values("game_troubled_waters", "game_best_of_the_best", "game_scattered_wealth",
                                         "game_lucrative_wrecks", "game_storm_is_coming", "game_dangerous_reefs",
                                         "game_treasure_filled_ruins", "example_leader_surfaces", "pairs", "storm_two",
                                         "deck_used_up", "tie_shared"),
                         [](const auto& game) { return std::string(game.param); });

using ScatteredWealthTest = PagesTest;

TEST_F(ScatteredWealthTest, S3_GemsOnWrecksAreCountedBesideTheBag) {
    PlayAll(session::set_up("scattered_wealth"));
    EXPECT_FALSE(IsTold("on wrecks"));
    PlayAll(
        {R"({"do":"sail","player":"Ada","city_revealed":1})", R"({"do":"scatter","gems":["gold","red"],"by":"hand"})"});
    EXPECT_TRUE(IsTold("2 on wrecks"));
    EXPECT_TRUE(IsTold(wxString::Format("%d", Window().Table().bag.total())));
    PlayAll({R"({"do":"sail","player":"Ben","city_revealed":1})", R"({"do":"scatter","gems":[],"by":"hand"})"});
    EXPECT_TRUE(IsTold("2 on wrecks"));
    for (int i = 0; i < 4; ++i) Window().Key('Z', wxMOD_CONTROL);
    EXPECT_FALSE(IsTold("on wrecks"));
}

}  // namespace
}  // namespace desktop_test
