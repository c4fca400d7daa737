#include "tests/desktop/arranging.h"

#include <stdexcept>

namespace desktop_test {

Lines operator+(Lines first, const Lines& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

Lines three(const std::string& scenario) {
    return {R"({"do":"start","seats":[{"name":"Ada","colour":"green"},{"name":"Ben","colour":"orange"},)"
            R"({"name":"Cleo","colour":"yellow"}],"first":"Ada","scenario":")" +
                scenario + R"("})",
            R"({"do":"reveal","gem":"green"})", R"({"do":"reveal"})", R"({"do":"reveal","gem":"purple"})",
            R"({"do":"reveal"})"};
}

Lines five(const std::string& scenario) {
    return {R"({"do":"start","seats":[{"name":"Maximiliane-Friederike","colour":"green"},)"
            R"({"name":"Bartholomäus","colour":"orange"},{"name":"Giuseppina Bianchi","colour":"yellow"},)"
            R"({"name":"Konstantin-Alexander","colour":"violet"},{"name":"Ottilie","colour":"white"}],)"
            R"("first":"Maximiliane-Friederike","scenario":")" +
                scenario + R"("})",
            R"({"do":"reveal","gem":"green"})", R"({"do":"reveal","gem":"red"})", R"({"do":"reveal","gem":"purple"})",
            R"({"do":"reveal"})"};
}

Lines example_dive() {
    return {R"({"do":"dive","leader":"Ada","wreck":{"vp":3,"spots":["gold","blue","red"],"name":"Annabella"},"boats":[)"
            R"({"player":"Ada","spot":"blue"},{"player":"Ben","spot":"gold"},{"player":"Cleo","spot":"red"}]})"};
}

Lines five_dive() {
    return {
        R"({"do":"dive","leader":"Maximiliane-Friederike","wreck":{"vp":7,"city":true,)"
        R"("spots":["gold","black_or_blue","red","silver"]},"boats":[)"
        R"({"player":"Maximiliane-Friederike","spot":"black_or_blue"},{"player":"Maximiliane-Friederike","spot":"silver"},)"
        R"({"player":"Bartholomäus","spot":"gold"},{"player":"Giuseppina Bianchi","spot":"red"},)"
        R"({"player":"Konstantin-Alexander","rush":true},{"player":"Ottilie"}]})"};
}

Lines by_hand(const Lines& gems) {
    Lines lines;
    for (const std::string& gem : gems) lines.push_back(R"({"do":"draw","gems":[")" + gem + R"("],"by":"hand"})");
    return lines;
}

std::string pair_by_hand(const std::string& one, const std::string& other) {
    return R"({"do":"draw","gems":[")" + one + R"(",")" + other + R"("],"by":"hand"})";
}

Lines eight_gems() {
    return by_hand({"gold", "silver", "blue", "green", "gold", "red", "black", "blue"});
}

void play(MainWindow& window, const Lines& lines, const session::TableSettings& settings) {
    for (const std::string& line : lines)
        if (!window.Play(line)) throw std::runtime_error("refused: " + line);
    if (settings != session::TableSettings{}) window.Game().set_settings(settings);
    window.Frame().GoToGame();
    pump();
}

void answer_all(MainWindow& window) {
    using namespace deepblue;
    for (auto prompt = window.Game().prompt(); std::holds_alternative<session::AskForAnswer>(prompt);
         prompt = window.Game().prompt()) {
        const auto& ask = std::get<session::AskForAnswer>(prompt);
        Protect protect{ask.seat, {}};
        for (const Gem hazard : {Gem::Black, Gem::Blue})
            for (int i = 0; i < ask.open[hazard]; ++i) protect.with.push_back({hazard, Means::Card});
        window.Game().play(Action(protect));
    }
}

void draw_thirty(MainWindow& window) {
    play(window, five("lucrative_wrecks"));
    play(window,
         Lines{R"({"do":"recount","bag":{"silver":9,"gold":5,"black":4,"blue":4,"purple":4,"red":3,"green":2}})"} +
             five_dive());
    const std::vector<std::pair<std::string, int>> gems{{"silver", 9}, {"gold", 5}, {"black", 4}, {"blue", 4},
                                                        {"purple", 4}, {"red", 3},  {"green", 1}};
    for (const auto& [gem, number] : gems) {
        for (int i = 0; i < number; ++i) {
            window.Play(by_hand({gem}).front());
            answer_all(window);
        }
    }
    window.Frame().GoToGame();
    pump();
}

void play_game(MainWindow& window) {
    play(window, five("lucrative_wrecks") + five_dive() + eight_gems());
    answer_all(window);
    play(window,
         {R"({"do":"play","player":"Ottilie","card":{"vp":8,"name":"Malik"}})", R"({"do":"stop"})", R"({"do":"end"})"});
}

void finish_games(MainWindow& window, int games) {
    for (int game = 0; game < games; ++game) {
        play(window, five(game % 2 == 0 ? "lucrative_wrecks" : "treasure_filled_ruins") + five_dive());
        for (int draw = 0; draw < 9; ++draw) {
            play(window, {R"({"do":"draw"})"});
            answer_all(window);
        }
        play(window, {R"({"do":"stop"})", R"({"do":"end"})"});
        window.Game().open_chests();
    }
}

void go(MainWindow& window, desktop::PageId page) {
    window.Frame().Go(page);
    pump();
}

session::TableSettings drawn_by_hand() {
    session::TableSettings settings;
    settings.drawing = session::Drawing::Hand;
    return settings;
}

session::TableSettings all_speaking(const std::string& tag) {
    session::TableSettings settings;
    settings.languages.assign(5, tag);
    return settings;
}

}  // namespace desktop_test
