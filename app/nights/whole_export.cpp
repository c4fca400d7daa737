#include <nlohmann/json.hpp>

#include "app/nights/days.h"
#include "app/nights/identity.h"
#include "app/nights/people.h"
#include "app/nights/told.h"
#include "app/nights/whole.h"
#include "app/session/remembered.h"

namespace nights {
namespace {

using journal::Books;
using Json = nlohmann::json;

Json players_of(const Books& books) {
    Json players = Json::array();
    for (const journal::Player& player : books.players.all()) {
        Json one{{"uuid", uuid_of(books, player.id)},
                 {"name", player.name},
                 {"colour", player.colour},
                 {"language", player.language}};
        const auto person = books.persons.find(player.id);
        if (person && person->merged) one["same_as"] = uuid_of(books, *person->merged);
        players.push_back(std::move(one));
    }
    return players;
}

Json nights_of(const Books& books) {
    Json nights = Json::array();
    for (std::int64_t id = 1; id <= books.nights.count(); ++id) {
        const journal::Night night = books.nights.find(journal::NightId{id});
        nights.push_back({{"day", night.date}, {"place", night.place}, {"note", night.note}});
    }
    return nights;
}

/// The scores of a game that has no lines to tell them.
Json told_in(const Books& books, const journal::Outcome& outcome) {
    const Told told = told_of(books, outcome.game);
    Json json{{"variant", outcome.variant},
              {"printed_rules", !outcome.house},
              {"minutes", told.minutes},
              {"dives", told.dives},
              {"scores", Json::array()}};
    if (told.began) json["began"] = *told.began;
    for (std::size_t seat = 0; seat < outcome.results.size(); ++seat) {
        const journal::Result& result = outcome.results[seat];
        Json score{{"won", result.won}, {"place", result.place}, {"score", result.score}};
        if (result.points) score["vp"] = *result.points;
        if (seat < told.colours.size()) score["colour"] = told.colours[seat];
        if (seat < told.cards.size() && told.cards[seat]) score["cards"] = *told.cards[seat];
        json["scores"].push_back(std::move(score));
    }
    return json;
}

Json game_of(const Books& books, const journal::Outcome& outcome) {
    const journal::Game game = books.games.find(outcome.game);
    Json json{{"uuid", outcome.uuid},
              {"day", outcome.day},
              {"place", game.night ? books.nights.find(*game.night).place : std::string()},
              {"started", utc_text(game.started)},
              {"ended", utc_text(game.ended.value_or(game.started))},
              {"note", note_of(books, outcome.game)},
              {"deleted", outcome.hidden},
              {"players", Json::array()}};
    for (const journal::Result& result : outcome.results) json["players"].push_back(uuid_of(books, result.player));
    if (game.lines == 0) {
        json["told"] = told_in(books, outcome);
        return json;
    }
    if (!game.seed.empty()) {
        json["commitment"] = game.commitment;
        json["seed"] = game.seed;
    }
    json["lines"] = books.lines.effective(outcome.game);
    return json;
}

}  // namespace

WholeExport export_whole(journal::Journal& journal) {
    const journal::Snapshot snapshot = journal.snapshot();
    WholeExport whole;
    Json games = Json::array();
    for (const journal::GameId id : journal->outcomes.all())
        games.push_back(game_of(*journal, journal->outcomes.find(id).value()));
    whole.games = static_cast<int>(games.size());
    whole.left_out = static_cast<int>(journal->games.count()) - whole.games;
    const Json json{{"divebell_journal", 1},
                    {"players", players_of(*journal)},
                    {"nights", nights_of(*journal)},
                    {"games", games},
                    {"remembered", session::Memory(journal).to_text()}};
    whole.text = json.dump(1, ' ', false, Json::error_handler_t::replace);
    return whole;
}

}  // namespace nights
