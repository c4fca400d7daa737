#include "app/nights/editing.h"

#include <algorithm>
#include <set>

#include "app/nights/days.h"
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
    if (auto refusal = why_not(*journal, before, edit)) return std::move(*refusal);
    const auto outcome = journal->outcomes.find(id);
    if (!outcome) return Refusal(StillPlaying{});
    auto now = *outcome;
    now.day = edit.day;
    for (std::size_t seat = 0; seat < now.results.size(); ++seat) now.results[seat].player = edit.players.at(seat);
    journal::Step step(journal);
    if (edit.day != before.day) set_day(*step, id, before.day, edit.day);
    if (edit.day != before.day || edit.place != before.place)
        step->games.move(id, night_at(*step, edit.day, edit.place));
    if (edit.note != before.note) set_note(*step, id, edit.note);
    if (edit.players != before.players) seat_others(*step, id, before.players, edit.players);
    replace(*step, *outcome, now);
    step.commit();
    return before;
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

void set_night_note(journal::Journal& journal, journal::NightId night, const std::string& note) {
    journal::Step step(journal);
    auto changed = step->nights.find(night);
    changed.note = note;
    step->nights.change(changed);
    step.commit();
}

}  // namespace nights
