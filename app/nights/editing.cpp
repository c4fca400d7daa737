#include "app/nights/editing.h"

#include <algorithm>
#include <set>

#include "app/nights/days.h"
#include "app/nights/history.h"
#include "app/nights/people.h"
#include "app/nights/renaming.h"
#include "app/nights/settle.h"
#include "app/nights/told.h"
#include "engine/journal/step.h"

namespace nights {
namespace {

using journal::Books;
using journal::GameId;
using journal::PlayerId;

std::optional<Refusal> why_not(const Books& books, const GameEdit& before, const GameEdit& edit) {
    if (!is_day(edit.day)) return NotADay{edit.day};
    if (edit.players.size() != before.players.size())
        return WrongNumberOfPlayers{static_cast<int>(before.players.size()), static_cast<int>(edit.players.size())};
    const People people(books);
    std::set<PlayerId> met;
    for (const PlayerId player : edit.players)
        if (!met.insert(people.of(player).id).second) return PlayerTwice{people.of(player).name};
    return std::nullopt;
}

/// Numbers that were handed over under the players who sat there before.
void move_statistics(Books& books, GameId game, const std::vector<PlayerId>& from, const std::vector<PlayerId>& to) {
    auto numbers = books.statistics.of(game);
    books.statistics.take_back(game);
    for (journal::Statistic& one : numbers) {
        const auto seat = std::find(from.begin(), from.end(), one.player) - from.begin();
        if (static_cast<std::size_t>(seat) < to.size()) one.player = to[static_cast<std::size_t>(seat)];
    }
    books.statistics.hand_over(game, numbers);
}

void seat_others(Books& books, GameId game, const std::vector<PlayerId>& from, const std::vector<PlayerId>& to) {
    NewNames names;
    const auto written = names_in_lines(books, game);
    for (std::size_t seat = 0; seat < written.size() && seat < to.size(); ++seat)
        names[written[seat]] = books.players.at(to[seat]).name;
    rename_in_lines(books, game, names);
    books.games.seat(game, to);
    move_statistics(books, game, from, to);
}

void set_day(Books& books, GameId id, const std::string& from, const std::string& to) {
    const journal::Game game = books.games.find(id);
    const journal::Seconds shift = evening_at(to) - evening_at(from);
    books.games.date(id, game.started + shift, game.ended.value_or(game.started) + shift);
}

bool is_of_newest_evening(const Books& books, GameId game) {
    const auto newest = evenings(books, 1);
    return !newest.empty() && books.games.find(game).night == newest.front().night.id;
}

void edit_in(Books& books, GameId id, const GameEdit& edit) {
    const GameEdit before = edit_of(books, id);
    const auto outcome = books.outcomes.find(id);
    auto now = *outcome;
    now.day = edit.day;
    for (std::size_t seat = 0; seat < now.results.size(); ++seat) now.results[seat].player = edit.players.at(seat);
    if (edit.day != before.day) set_day(books, id, before.day, edit.day);
    if (edit.day != before.day || edit.place != before.place)
        books.games.move(id, night_at(books, edit.day, edit.place));
    if (edit.note != before.note) set_note(books, id, edit.note);
    if (edit.players != before.players) seat_others(books, id, before.players, edit.players);
    replace(books, *outcome, now);
    if (edit.place != before.place && is_of_newest_evening(books, id)) set_usual_place(books, edit.place);
}

void hide(journal::Journal& journal, GameId game, bool hidden) {
    const auto before = journal->outcomes.find(game);
    if (!before || before->hidden == hidden) return;
    auto now = *before;
    now.hidden = hidden;
    journal::Step step(journal);
    replace(*step, *before, now);
    step.commit();
}

}  // namespace

GameEdit edit_of(const Books& books, GameId id) {
    const journal::Game game = books.games.find(id);
    const auto outcome = books.outcomes.find(id);
    return {.day = outcome ? outcome->day : evening_of(game.started),
            .place = game.night ? books.nights.find(*game.night).place : std::string(),
            .note = note_of(books, id),
            .players = game.players};
}

std::variant<GameEdit, Refusal> edit_game(journal::Journal& journal, GameId id, const GameEdit& edit) {
    const GameEdit before = edit_of(*journal, id);
    if (auto refusal = edit_games(journal, {{id, edit}})) return std::move(*refusal);
    return before;
}

void set_apart(journal::Journal& journal, GameId id, std::string_view day, std::string_view place) {
    GameEdit edit = edit_of(*journal, id);
    edit.day = day;
    edit.place = place;
    journal::Step step(journal);
    const std::string usual = usual_place(*step);
    edit_in(*step, id, edit);
    set_usual_place(*step, usual);
    step.commit();
}

std::vector<GameChange> changes_for(const Books& books, const GameChange& change, bool whole_night) {
    std::vector<GameChange> changes{change};
    const auto night = books.games.find(change.game).night;
    if (!whole_night || !night) return changes;
    for (const GameId other : evening(books, *night).games) {
        if (other == change.game) continue;
        changes.push_back({other, edit_of(books, other)});
        changes.back().edit.day = change.edit.day;
        changes.back().edit.place = change.edit.place;
    }
    return changes;
}

std::vector<GameChange> as_they_are(const Books& books, const std::vector<GameChange>& changes) {
    std::vector<GameChange> now;
    now.reserve(changes.size());
    for (const GameChange& change : changes) now.push_back({change.game, edit_of(books, change.game)});
    return now;
}

std::optional<Refusal> edit_games(journal::Journal& journal, const std::vector<GameChange>& changes) {
    for (const GameChange& change : changes) {
        if (auto refusal = why_not(*journal, edit_of(*journal, change.game), change.edit)) return refusal;
        if (!journal->outcomes.find(change.game)) return StillPlaying{};
    }
    journal::Step step(journal);
    for (const GameChange& change : changes) edit_in(*step, change.game, change.edit);
    step.commit();
    return std::nullopt;
}

void delete_game(journal::Journal& journal, GameId game) {
    hide(journal, game, true);
}

void bring_back(journal::Journal& journal, GameId game) {
    hide(journal, game, false);
}

std::vector<GameId> deleted_games(const Books& books) {
    return books.outcomes.hidden();
}

}  // namespace nights
