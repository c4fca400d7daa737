#include "app/session/game_book.h"

#include <string>

#include "app/session/figures.h"
#include "engine/chance/commitment.h"

namespace session {
namespace {

constexpr const char* kCurrentGame = "current_game";

journal::PlayerId know_player(journal::Books& books, const deepblue::Player& seat) {
    const std::string colour(id(seat.colour));
    auto known = books.players.find(seat.name);
    if (!known) return books.players.add(seat.name, colour, "");
    if (known->colour != colour) {
        known->colour = colour;
        books.players.change(*known);
    }
    return known->id;
}

}  // namespace

std::optional<journal::GameId> current_game(const journal::Books& books) {
    const auto kept = books.settings.find(kCurrentGame);
    return kept ? std::optional(journal::GameId{std::stoll(*kept)}) : std::nullopt;
}

bool is_final(const journal::Books& books, journal::GameId game) {
    const auto facts = books.notes.facts(game);
    return facts.contains(kChestsOpened) || facts.contains(kSeedGivenAway);
}

bool is_told(const journal::Books& books, journal::GameId game) {
    const auto facts = books.notes.facts(game);
    return facts.contains(kAllChestsOpen) || facts.contains(kSeedGivenAway) || books.outcomes.find(game);
}

std::vector<journal::PlayerId> know_players(journal::Books& books, const std::vector<deepblue::Player>& seats) {
    std::vector<journal::PlayerId> players;
    players.reserve(seats.size());
    for (const deepblue::Player& seat : seats) players.push_back(know_player(books, seat));
    return players;
}

void know_languages(journal::Books& books, const std::vector<journal::PlayerId>& players,
                    const std::vector<std::string>& languages) {
    for (std::size_t seat = 0; seat < players.size() && seat < languages.size(); ++seat) {
        journal::Player player = books.players.at(players[seat]);
        if (languages[seat].empty() || player.language == languages[seat]) continue;
        player.language = languages[seat];
        books.players.change(player);
    }
}

journal::GameId begin_game(journal::Books& books, const chance::Seed& seed,
                           const std::vector<journal::PlayerId>& players, journal::Seconds now) {
    const auto game = books.games.begin({.kind = kDeepBlue,
                                         .commitment = chance::commitment(seed),
                                         .seed = seed.to_hex(),
                                         .started = now,
                                         .players = players});
    books.settings.set(kCurrentGame, std::to_string(static_cast<std::int64_t>(game)));
    return game;
}

void book_end(journal::Books& books, journal::GameId game, const deepblue::Table& table, journal::Seconds now) {
    books.games.end(game, {.when = now, .over = true});
    books.statistics.hand_over(game, statistics(table, books.games.find(game).players));
}

void take_end_back(journal::Books& books, journal::GameId game) {
    books.games.reopen(game);
    books.statistics.take_back(game);
}

std::vector<journal::Statistic> statistics(const deepblue::Table& table,
                                           const std::vector<journal::PlayerId>& players) {
    std::vector<journal::Statistic> rows;
    for (const Figure& figure : figures(table))
        rows.push_back({players[static_cast<std::size_t>(figure.seat)], figure.key, figure.number});
    return rows;
}

}  // namespace session
