#include "app/nights/told_game.h"

#include <algorithm>
#include <set>

#include "app/nights/days.h"
#include "app/nights/identity.h"
#include "app/nights/people.h"
#include "app/nights/player_names.h"
#include "app/nights/settle.h"
#include "app/nights/told.h"
#include "app/session/game_book.h"
#include "engine/journal/step.h"

namespace nights {
namespace {

using journal::Books;
using journal::GameId;

constexpr std::size_t kFewest = 2;
constexpr std::size_t kMost = 5;

/// E3: more VP, or as many and more crew cards.
bool is_better(const ToldScore& one, const ToldScore& other) {
    if (*one.vp != *other.vp) return *one.vp > *other.vp;
    return one.cards && other.cards && *one.cards > *other.cards;
}

/// The place that VP and crew cards give: nobody knows it unless all VP are known.
int place_of(const ToldGame& game, const ToldScore& score) {
    if (score.place > 0) return score.place;
    const bool all_known =
        std::all_of(game.scores.begin(), game.scores.end(), [](const ToldScore& one) { return one.vp.has_value(); });
    if (!all_known) return score.won ? 1 : 0;
    return 1 + static_cast<int>(std::count_if(game.scores.begin(), game.scores.end(),
                                              [&](const ToldScore& one) { return is_better(one, score); }));
}

journal::Outcome outcome_of(const ToldGame& game, GameId id, std::string uuid) {
    const bool winners_told =
        std::any_of(game.scores.begin(), game.scores.end(), [](const ToldScore& one) { return one.won; });
    journal::Outcome outcome{.game = id,
                             .uuid = std::move(uuid),
                             .day = game.day,
                             .kind = session::kDeepBlue,
                             .variant = game.variant,
                             .house = !game.printed_rules,
                             .hidden = false,
                             .results = {}};
    for (const ToldScore& score : game.scores) {
        const int place = place_of(game, score);
        outcome.results.push_back({.player = score.player,
                                   .place = place,
                                   .won = winners_told ? score.won : place == 1,
                                   .points = score.vp,
                                   .score = score.score,
                                   .measures = {}});
    }
    return outcome;
}

std::vector<journal::PlayerId> players_of(const ToldGame& game) {
    std::vector<journal::PlayerId> players;
    for (const ToldScore& score : game.scores) players.push_back(score.player);
    return players;
}

Told told_in(const ToldGame& game) {
    Told told{.colours = {}, .began = game.began, .minutes = game.minutes, .dives = game.dives, .cards = {}};
    for (const ToldScore& score : game.scores) {
        told.colours.push_back(score.colour);
        told.cards.push_back(score.cards);
    }
    return told;
}

journal::Seconds start_of(const ToldGame& game) {
    return game.started.value_or(evening_at(game.day));
}

journal::Seconds end_of(const ToldGame& game) {
    return start_of(game) + journal::Seconds{60} * game.minutes;
}

std::optional<Refusal> why_not(const Books& books, const HandGame& game) {
    if (!is_day(game.day)) return NotADay{game.day};
    const auto players = static_cast<int>(game.scores.size());
    if (game.scores.size() < kFewest) return WrongNumberOfPlayers{static_cast<int>(kFewest), players};
    if (game.scores.size() > kMost) return WrongNumberOfPlayers{static_cast<int>(kMost), players};
    const People people(books);
    std::set<std::string> names;
    for (const HandScore& score : game.scores) {
        if (!is_name(score.name)) return NotAName{};
        const auto known = books.players.find(score.name);
        if (!names.insert(known ? people.of(known->id).name : score.name).second) return PlayerTwice{score.name};
    }
    return std::nullopt;
}

/// A seat whose name did not change keeps its player, who may be known under another name too.
journal::PlayerId player_at(Books& books, const HandScore& score, std::size_t seat, const ToldGame& before) {
    if (seat < before.scores.size()) {
        const journal::PlayerId player = before.scores[seat].player;
        if (People(books).of(player).name == score.name) return player;
    }
    return player_named(books, score.name, score.colour);
}

ToldGame told_from(Books& books, const HandGame& game, const ToldGame& before = {}) {
    ToldGame told{.day = game.day,
                  .place = game.place,
                  .note = game.note,
                  .variant = game.scenario ? std::string(id(*game.scenario)) : std::string(),
                  .printed_rules = game.printed_rules,
                  .minutes = game.minutes,
                  .dives = 0,
                  .began = game.began,
                  .scores = {},
                  .started = {},
                  .uuid = {}};
    for (const HandScore& score : game.scores)
        told.scores.push_back({.player = player_at(books, score, told.scores.size(), before),
                               .colour = score.colour,
                               .vp = score.vp,
                               .score = {},
                               .won = false,
                               .place = 0,
                               .cards = score.cards});
    return told;
}

bool has_same_scores(const ToldGame& one, const ToldGame& other) {
    return std::equal(one.scores.begin(), one.scores.end(), other.scores.begin(), other.scores.end(),
                      [](const ToldScore& mine, const ToldScore& theirs) {
                          return mine.player == theirs.player && mine.vp == theirs.vp && mine.cards == theirs.cards;
                      });
}

/// What the form does not ask for.
void keep_the_rest(ToldGame& now, const ToldGame& before) {
    now.dives = before.dives;
    now.started = start_of(before) + evening_at(now.day) - evening_at(before.day);
    if (!has_same_scores(now, before)) return;
    for (std::size_t seat = 0; seat < now.scores.size(); ++seat) {
        now.scores[seat].score = before.scores[seat].score;
        now.scores[seat].won = before.scores[seat].won;
        now.scores[seat].place = before.scores[seat].place;
    }
}

}  // namespace

GameId add_told_game(Books& books, const ToldGame& game) {
    const GameId id = books.games.import({.kind = session::kDeepBlue,
                                          .commitment = {},
                                          .seed = {},
                                          .started = start_of(game),
                                          .players = players_of(game),
                                          .night = night_at(books, game.day, game.place)},
                                         {}, journal::Ending{.when = end_of(game)});
    tell(books, id, told_in(game));
    set_note(books, id, game.note);
    take_in(books, outcome_of(game, id, game.uuid.empty() ? uuid_of(books, id) : game.uuid),
            {.dives = game.dives, .busts = 0, .sums = {{kGames, 1}}, .brave = {}});
    return id;
}

void change_told_game(Books& books, GameId id, const ToldGame& game) {
    const auto before = books.outcomes.find(id);
    auto now = outcome_of(game, id, before->uuid);
    now.hidden = before->hidden;
    books.games.date(id, start_of(game), end_of(game));
    books.games.move(id, night_at(books, game.day, game.place));
    books.games.seat(id, players_of(game));
    tell(books, id, told_in(game));
    set_note(books, id, game.note);
    replace(books, *before, now);
}

ToldGame told_game(const Books& books, GameId id) {
    const auto outcome = books.outcomes.find(id).value();
    const journal::Game game = books.games.find(id);
    const Told told = told_of(books, id);
    ToldGame now{.day = outcome.day,
                 .place = game.night ? books.nights.find(*game.night).place : std::string(),
                 .note = note_of(books, id),
                 .variant = outcome.variant,
                 .printed_rules = !outcome.house,
                 .minutes = told.minutes,
                 .dives = told.dives,
                 .began = told.began,
                 .scores = {},
                 .started = game.started,
                 .uuid = outcome.uuid};
    for (const journal::Result& result : outcome.results) {
        const std::size_t seat = now.scores.size();
        now.scores.push_back({.player = result.player,
                              .colour = seat < told.colours.size() ? told.colours[seat] : std::string(),
                              .vp = result.points,
                              .score = result.score,
                              .won = result.won,
                              .place = result.place,
                              .cards = seat < told.cards.size() ? told.cards[seat] : std::nullopt});
    }
    return now;
}

void put_back(journal::Journal& journal, GameId id, const ToldGame& game) {
    journal::Step step(journal);
    change_told_game(*step, id, game);
    step.commit();
}

std::variant<GameId, Refusal> add_by_hand(journal::Journal& journal, const HandGame& game) {
    if (auto refusal = why_not(*journal, game)) return std::move(*refusal);
    journal::Step step(journal);
    const GameId id = add_told_game(*step, told_from(*step, game));
    step.commit();
    return id;
}

std::variant<GameId, Refusal> change_by_hand(journal::Journal& journal, GameId id, const HandGame& game) {
    if (journal->games.find(id).lines > 0) return Refusal(ScoresAreBooked{});
    if (auto refusal = why_not(*journal, game)) return std::move(*refusal);
    const ToldGame before = told_game(*journal, id);
    journal::Step step(journal);
    ToldGame now = told_from(*step, game, before);
    keep_the_rest(now, before);
    change_told_game(*step, id, now);
    step.commit();
    return id;
}

}  // namespace nights
