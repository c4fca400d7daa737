#include <ctime>
#include <iostream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "engine/journal/journal.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;
using Names = std::map<journal::PlayerId, std::string>;

constexpr std::int64_t kAtOnce = 1000;

std::string utc(journal::Seconds when) {
    const std::time_t time = when;
    std::tm parts{};
    gmtime_r(&time, &parts);
    char text[sizeof "2024-02-29T18:30:00Z"];
    std::strftime(text, sizeof text, "%FT%TZ", &parts);
    return text;
}

Json game_json(const journal::Game& game, const Names& names) {
    Json players = Json::array();
    for (const auto player : game.players) players.push_back(names.at(player));
    return {{"id", static_cast<std::int64_t>(game.id)},
            {"kind", game.kind},
            {"started", utc(game.started)},
            {"ended", game.ended ? Json(utc(*game.ended)) : Json()},
            {"players", players},
            {"over", game.over},
            {"lines", game.lines}};
}

Names names_in(const journal::Books& books) {
    Names names;
    for (const auto& player : books.players.all()) names[player.id] = player.name;
    return names;
}

int games(const std::string& db) {
    const auto journal = journal::Journal::open_to_read(db);
    const auto moment = journal.snapshot();
    const Names names = names_in(*journal);
    Json list = Json::array();
    for (auto some = journal->games.latest(kAtOnce); !some.empty();
         some = journal->games.latest(kAtOnce, some.back().id)) {
        for (const auto& game : some) list.push_back(game_json(game, names));
    }
    std::cout << list.dump() << '\n';
    return kDone;
}

}  // namespace

void add_games(Program& program) {
    auto db = std::make_shared<std::string>();
    CLI::App* command = program.add("games", program.say("List the games of a journal as JSON, the newest first"),
                                    [db] { return games(*db); });
    program.add_db_option(command, *db);
}

}  // namespace cli
