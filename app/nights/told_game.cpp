#include "app/nights/told_game.h"

#include <algorithm>
#include <set>

#include "app/nights/days.h"
#include "app/nights/identity.h"
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

/// The place that the VP give: nobody knows it unless all are known.
int place_of(const ToldGame& game, const ToldScore& score) {
    if (score.place > 0) return score.place;
    const bool all_known =
        std::all_of(game.scores.begin(), game.scores.end(), [](const ToldScore& one) { return one.vp.has_value(); });
    if (!all_known) return score.won ? 1 : 0;
    return 1 + static_cast<int>(std::count_if(game.scores.begin(), game.scores.end(),
                                              [&](const ToldScore& one) { return *one.vp > *score.vp; }));
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
    Told told{.colours = {}, .began = game.began, .minutes = game.minutes, .dives = game.dives};
    for (const ToldScore& score : game.scores) told.colours.push_back(score.colour);
    return told;
}

journal::Seconds start_of(const ToldGame& game) {
    return game.started.value_or(evening_at(game.day));
}

journal::Seconds end_of(const ToldGame& game) {
    return start_of(game) + 60 * game.minutes;
}

std::optional<Refusal> why_not(const HandGame& game) {
    if (!is_day(game.day)) return NotADay{game.day};
    const auto players = static_cast<int>(game.scores.size());
    if (game.scores.size() < kFewest) return WrongNumberOfPlayers{static_cast<int>(kFewest), players};
    if (game.scores.size() > kMost) return WrongNumberOfPlayers{static_cast<int>(kMost), players};
    std::set<std::string> names;
    for (const HandScore& score : game.scores) {
        if (!is_name(score.name)) return NotAName{};
        if (!names.insert(score.name).second) return PlayerTwice{score.name};
    }
    return std::nullopt;
}

ToldGame told_from(Books& books, const HandGame& game) {
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
        told.scores.push_back({.player = player_named(books, score.name, score.colour),
                               .colour = score.colour,
                               .vp = score.vp,
                               .score = {},
                               .won = false,
                               .place = 0});
    return told;
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

std::variant<GameId, Refusal> add_by_hand(journal::Journal& journal, const HandGame& game) {
    if (auto refusal = why_not(game)) return std::move(*refusal);
    journal::Step step(journal);
    const GameId id = add_told_game(*step, told_from(*step, game));
    step.commit();
    return id;
}

std::variant<GameId, Refusal> change_by_hand(journal::Journal& journal, GameId id, const HandGame& game) {
    if (journal->games.find(id).lines > 0) return Refusal(ScoresAreBooked{});
    if (auto refusal = why_not(game)) return std::move(*refusal);
    journal::Step step(journal);
    change_told_game(*step, id, told_from(*step, game));
    step.commit();
    return id;
}

}  // namespace nights
