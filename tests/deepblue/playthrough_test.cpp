#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <ostream>

#include "engine/deepblue/game_file.h"
#include "engine/deepblue/state_json.h"

namespace deepblue {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

fs::path folder() {
    return DIVEBELL_SOURCE_DIR "/tests/playthroughs";
}

std::string content(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The state after the last line, the order of `expects` set aside.
json sorted(json state) {
    auto& expects = state.at("expects");
    std::sort(expects.begin(), expects.end());
    return state;
}

json state_after(const std::string& name) {
    const auto read = read_game(content(folder() / (name + ".divebell")));
    if (const auto* refusal = std::get_if<Refusal>(&read)) return {{"refused in line", refusal->line}};
    return json::parse(state_json(std::get<Game>(read).table, Chests::Open));
}

struct Playthrough {
    std::string name;
};
void PrintTo(const Playthrough& game, std::ostream* out) {
    *out << game.name;
}

std::vector<Playthrough> all_of_the_folder() {
    std::vector<Playthrough> games;
    for (const auto& entry : fs::directory_iterator(folder())) {
        if (entry.path().extension() == ".divebell") games.push_back({entry.path().stem().string()});
    }
    std::sort(games.begin(), games.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    return games;
}

class Playthroughs : public testing::TestWithParam<Playthrough> {};

TEST_P(Playthroughs, EndInTheExpectedState) {
    const json expected = json::parse(content(folder() / (GetParam().name + ".expected.json")));
    const json state = state_after(GetParam().name);
    ASSERT_TRUE(state.contains("expects")) << state;
    EXPECT_EQ(sorted(state), sorted(expected)) << json::diff(sorted(expected), sorted(state)).dump(1);
}

TEST_P(Playthroughs, AreTheSameWhenWrittenAndReadAgain) {
    const auto read = read_game(content(folder() / (GetParam().name + ".divebell")));
    ASSERT_TRUE(std::holds_alternative<Game>(read));
    const Game& game = std::get<Game>(read);
    const auto again = read_game(write_game(game.header, game.actions));
    ASSERT_TRUE(std::holds_alternative<Game>(again));
    EXPECT_EQ(std::get<Game>(again).table, game.table);
    EXPECT_EQ(std::get<Game>(again).actions, game.actions);
}

INSTANTIATE_TEST_SUITE_P(Folder, Playthroughs, testing::ValuesIn(all_of_the_folder()),
                         [](const auto& game) { return game.param.name; });

TEST(ExampleFiles, X_TheRulebooksExamplePays29And18And2) {
    EXPECT_EQ(state_after("example").at("chests"), json({{"Ada", 18}, {"Ben", 29}, {"Cleo", 2}}));
}

TEST(ExampleFiles, X_ItsVariantsPayWhatTheRulesSay) {
    EXPECT_EQ(state_after("example_best_of_the_best").at("chests"), json({{"Ada", 26}, {"Ben", 37}, {"Cleo", 6}}));
    EXPECT_EQ(state_after("example_lucrative_wrecks").at("chests"), json({{"Ada", 22}, {"Ben", 29}, {"Cleo", 2}}));
    EXPECT_EQ(state_after("example_leader_surfaces").at("chests"), json({{"Ada", 9}, {"Ben", 29}, {"Cleo", 2}}));
}

}  // namespace
}  // namespace deepblue
