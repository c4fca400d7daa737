#include "tests/nights/fixture.h"

namespace nights {

std::string surfaces(const std::string& name) {
    return R"({"do":"surface","player":")" + name + R"("})";
}

std::string protects(const std::string& name, const std::string& hazard) {
    return R"({"do":"protect","player":")" + name + R"(","with":[{"against":")" + hazard + R"(","by":"card"}]})";
}

Lines dive_with_a_hazard() {
    return {dive_line("Ada"),
            by_hand("black"),
            by_hand("black"),
            protects("Ada", "black"),
            surfaces("Ben"),
            by_hand("silver"),
            kStop};
}

Lines quiet_dive() {
    return {dive_line("Ada"), by_hand("silver"), by_hand("gold"), kStop};
}

journal::GameId NightsTest::play_game(const Lines& lines, const std::string& scenario) {
    play_all(session::set_up(scenario));
    play_all(lines);
    play_all({kEnd});
    game().open_chests();
    return game().game().value();
}

journal::GameId NightsTest::play_app_game(int draws) {
    play_all(session::set_up());
    play_all({dive_line("Ada")});
    for (int i = 0; i < draws; ++i) draw();
    play_all({kStop, kEnd});
    game().open_chests();
    return game().game().value();
}

journal::GameId NightsTest::finished(const Lines& lines, const std::string& scenario) {
    const auto id = play_game(lines, scenario);
    catch_up(journal());
    return id;
}

}  // namespace nights
