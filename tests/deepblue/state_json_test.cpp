#include "engine/deepblue/state_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/deepblue/situations.h"

namespace deepblue {
namespace {

using namespace situations;
using nlohmann::json;

json sealed(const Table& table) {
    return json::parse(state_json(table, Chests::Sealed));
}
json opened(const Table& table) {
    return json::parse(state_json(table, Chests::Open));
}

json colours(int black, int blue, int silver, int gold, int red, int green, int purple) {
    return {{"black", black}, {"blue", blue},   {"silver", silver}, {"gold", gold},
            {"red", red},     {"green", green}, {"purple", purple}};
}

Table after_a_dive() {
    return after(drawn(dive_of_three(), {Gem::Gold}), {Stop{}});
}

TEST(StateJson, WithTheHeaderAloneExpectsOnlyTheStart) {
    const json expected{{"bag", colours(4, 4, 7, 3, 1, 0, 0)},
                        {"supply", colours(0, 0, 2, 2, 2, 2, 4)},
                        {"board", colours(0, 0, 0, 0, 0, 0, 0)},
                        {"tiles", colours(0, 0, 0, 0, 0, 0, 0)},
                        {"chests", json::object()},
                        {"crew", json::object()},
                        {"city", 0},
                        {"turn", nullptr},
                        {"dive", nullptr},
                        {"expects", json::array({{{"do", "start"}}})},
                        {"dives", json::array()},
                        {"over", false},
                        {"ranking", nullptr}};
    EXPECT_EQ(opened(Table{}), expected);
}

TEST(StateJson, V7_LeavesOutChestsAndPayWhileTheGameRuns) {
    for (const Table& table : {Table{}, set_up(3), blue_asked(), leader_up(), after_a_dive()}) {
        const json state = sealed(table);
        EXPECT_FALSE(state.contains("chests"));
        for (const json& dive : state.at("dives")) EXPECT_EQ(dive, json({{"leader", "Ada"}}));
        EXPECT_EQ(state_json(table, Chests::Sealed).find("total"), std::string::npos);
        EXPECT_TRUE(state.at("ranking").is_null());
    }
    EXPECT_EQ(sealed(after_a_dive()).at("dives").size(), 1U);
}

TEST(StateJson, V7_TellsChestsAndPayWhenAsked) {
    const json state = opened(after_a_dive());
    EXPECT_EQ(state.at("chests"), json({{"Ada", 5}, {"Ben", 2}, {"Cleo", 2}}));
    const json ada{{"cards", 0}, {"gems", 2}, {"wreck", 3}, {"scenario", 0}, {"total", 5}};
    EXPECT_EQ(state.at("dives").at(0).at("leader"), "Ada");
    EXPECT_EQ(state.at("dives").at(0).at("pay").at("Ada"), ada);
}

TEST(StateJson, V7_TellsChestsAndPayWhenTheGameIsOver) {
    const Table over = after(after_a_dive(), {EndGame{}});
    EXPECT_EQ(sealed(over), opened(over));
    EXPECT_EQ(sealed(over).at("chests"), json({{"Ada", 5}, {"Ben", 2}, {"Cleo", 2}}));
    EXPECT_TRUE(sealed(over).at("dives").at(0).contains("pay"));
    EXPECT_EQ(sealed(over).at("over"), true);
    EXPECT_EQ(sealed(over).at("turn"), nullptr);
    EXPECT_EQ(sealed(over).at("expects"), json::array());
}

TEST(StateJson, NamesSharersOfAPlaceInSeatOrder) {
    const json expected = json::array({{{"place", 1}, {"players", {"Ada"}}, {"vp", 5}, {"crew", 4}},
                                       {{"place", 2}, {"players", {"Ben", "Cleo"}}, {"vp", 2}, {"crew", 4}}});
    EXPECT_EQ(sealed(after(after_a_dive(), {EndGame{}})).at("ranking"), expected);
}

TEST(StateJson, WithAHazardOpenExpectsTheAnswerOfThePlayerAsked) {
    const json expected = json::array(
        {{{"do", "protect"}, {"player", "Ada"}, {"against", {"blue"}}}, {{"do", "surface"}, {"player", "Ada"}}});
    EXPECT_EQ(sealed(blue_asked()).at("expects"), expected);
}

TEST(StateJson, H13_NamesEveryGemToAnswer) {
    Table table = dive(set_up(2, Scenario::TroubledWaters), city(), {centre(kAda)});
    table = after(table, {pair(Gem::Blue, Gem::Gold), pair(Gem::Blue, Gem::Blue)});
    EXPECT_EQ(sealed(table).at("expects").at(0).at("against"), json({"blue", "blue"}));
}

TEST(StateJson, ShowsADiveInSeatOrderWithWhatWasDrawn) {
    Table table = after(set_up(3), {Rest{kAda}});
    table = dive(table, ordinary(), {centre(kCleo), centre(kBen), centre(kAda)});
    table = after(drawn(table, {Gem::Gold, Gem::Black, Gem::Black}), {by_card(kBen, Gem::Black), Surface{kCleo}});
    const json expected{
        {"leader", "Ben"}, {"in", {"Ada", "Ben"}}, {"surfaced", {"Cleo"}}, {"drawn", {"gold", "black", "black"}}};
    EXPECT_EQ(sealed(table).at("dive"), expected);
    EXPECT_EQ(sealed(table).at("board"), colours(2, 0, 0, 1, 0, 0, 0));
    EXPECT_EQ(sealed(table).at("turn"), "Ben");
}

TEST(StateJson, S3_BeginsWhatWasDrawnWithTheScatteredGem) {
    const Table table = dive(scattered({Gem::Red, Gem::Blue}), with_gem(ordinary(), Gem::Red), {centre(kBen)});
    EXPECT_EQ(sealed(drawn(table, {Gem::Silver})).at("dive").at("drawn"), json({"red", "silver"}));
    EXPECT_EQ(sealed(table).at("tiles"), colours(0, 1, 0, 0, 0, 0, 0));
}

}  // namespace
}  // namespace deepblue
