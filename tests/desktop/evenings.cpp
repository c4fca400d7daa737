#include "tests/desktop/evenings.h"

#include <stdexcept>

#include "app/nights/days.h"
#include "app/nights/told_game.h"

namespace desktop_test {
namespace {

constexpr journal::Seconds kDay = 86'400;

std::string dive(const std::string& leader, const std::string& other, int vp) {
    return R"({"do":"dive","leader":")" + leader + R"(","wreck":{"vp":)" + std::to_string(vp) +
           R"(,"spots":["gold","red"]},"boats":[{"player":")" + leader + R"(","spot":"gold"},{"player":")" + other +
           R"(","spot":"red"}]})";
}

std::string draw(const std::string& gem) {
    return R"({"do":"draw","gems":[")" + gem + R"("],"by":"hand"})";
}

void play_lines(MainWindow& window, const std::vector<std::string>& lines) {
    for (const std::string& line : lines)
        if (!window.Play(line)) throw std::runtime_error("refused: " + line);
}

/// Scores of the players in seat order, as many as there are.
nights::HandGame told(int days_ago, const std::string& place, deepblue::Scenario scenario,
                      const std::vector<int>& scores) {
    static const std::vector<std::pair<std::string, std::string>> kPlayers{{"Ada", "green"},
                                                                           {"Ben", "orange"},
                                                                           {"Cleo", "yellow"},
                                                                           {"Maximiliane-Friederike", "violet"},
                                                                           {"Emil", "white"}};
    nights::HandGame game{.day = nights::evening_of(session::system_time() - days_ago * kDay),
                          .place = place,
                          .note = {},
                          .scenario = scenario,
                          .printed_rules = days_ago % 2 == 0,
                          .minutes = 95,
                          .began = 0,
                          .scores = {}};
    for (std::size_t i = 0; i < scores.size(); ++i)
        game.scores.push_back({kPlayers[i].first, kPlayers[i].second, scores[i]});
    return game;
}

}  // namespace

void play_three_dives(MainWindow& window) {
    play_lines(window, {R"({"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"orange"},)"
                        R"({"name":"Cleo","colour":"yellow"}],"first":"Ada","scenario":"dangerous_reefs"})",
                        R"({"do":"reveal","gem":"green"})", R"({"do":"reveal"})", R"({"do":"reveal","gem":"purple"})",
                        R"({"do":"reveal"})"});
    play_lines(window, {dive("Ada", "Ben", 3), draw("gold"), draw("silver"), R"({"do":"stop"})"});
    play_lines(window,
               {dive("Ben", "Cleo", 5), draw("blue"), draw("blue"), R"({"do":"surface","player":"Ben"})",
                R"({"do":"protect","player":"Cleo","with":[{"against":"blue","by":"card"}]})", R"({"do":"stop"})"});
    play_lines(window, {dive("Cleo", "Ada", 4), draw("red"), draw("silver"), R"({"do":"stop"})", R"({"do":"end"})"});
    window.Game().open_chests();
    pump();
}

void play_evenings(MainWindow& window) {
    using deepblue::Scenario;
    journal::Journal& journal = window.Companion().journal;
    const std::vector<nights::HandGame> games{told(340, "Café Anker", Scenario::TroubledWaters, {82, 95, 71}),
                                              told(340, "Café Anker", Scenario::LucrativeWrecks, {101, 88, 93, 60}),
                                              told(300, "", Scenario::BestOfTheBest, {120, 88}),
                                              told(231, "Bei Ben", Scenario::StormIsComing, {74, 74, 69, 51, 66}),
                                              told(190, "Bei Ben", Scenario::DangerousReefs, {97, 104, 88, 90}),
                                              told(190, "Bei Ben", Scenario::ScatteredWealth, {118, 99, 107, 83}),
                                              told(95, "", Scenario::TreasureFilledRuins, {66, 92, 118}),
                                              told(60, "Café Anker", Scenario::TroubledWaters, {87, 121, 85, 92, 107}),
                                              told(31, "Café Anker", Scenario::BestOfTheBest, {133, 96, 74}),
                                              told(31, "Café Anker", Scenario::DangerousReefs, {88, 107, 92, 85})};
    for (const nights::HandGame& game : games)
        if (!std::holds_alternative<journal::GameId>(nights::add_by_hand(journal, game)))
            throw std::runtime_error("refused: a game entered by hand");
    play_three_dives(window);
    play_three_dives(window);
}

}  // namespace desktop_test
