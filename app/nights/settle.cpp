#include "app/nights/settle.h"

#include <algorithm>

#include "app/nights/days.h"
#include "app/nights/identity.h"
#include "app/session/game_book.h"
#include "app/session/replay.h"
#include "engine/journal/error.h"
#include "engine/journal/step.h"

namespace nights {
namespace {

using deepblue::Seat;
using journal::Books;
using journal::GameId;

/// Its number rises with what a digest holds: then all games are looked at again.
constexpr const char* kSettledUpTo = "nights/settled/2";
constexpr std::size_t kLooksForOne = 50;  // at games that are taken in already, in the time one takes
constexpr const char* kPlace = "nights/place";
constexpr const char* kDigest = "nights/digest";

std::int64_t number(GameId id) {
    return static_cast<std::int64_t>(id);
}

/// Whether its end can still be taken back, or its chests are still being opened.
bool is_waiting(const Books& books, GameId game) {
    return session::current_game(books) == game && !session::is_told(books, game);
}

/// Up to this game everything is taken in that ever will be.
std::int64_t settled_up_to(const Books& books) {
    return std::stoll(books.settings.find(kSettledUpTo).value_or("0"));
}

/// The last game that can change, or the last there is: the next time is looked at from here on.
std::int64_t certain_up_to(const Books& books, std::int64_t seen) {
    const auto current = session::current_game(books);
    if (!current || (books.games.find(*current).over && !is_waiting(books, *current))) return seen;
    return std::min(seen, number(*current) - 1);
}

/// Whether it was reckoned when a digest told less than it does now.
bool is_outdated(const Books& books, const journal::Game& game) {
    return game.lines > 0 && digest_of(books, game.id).crew.empty();
}

bool is_to_be_settled(const Books& books, const journal::Game& game) {
    if (!game.over || game.kind != session::kDeepBlue || is_waiting(books, game.id)) return false;
    return !books.outcomes.find(game.id) || is_outdated(books, game);
}

/// A game that cannot be read is left out of the figures; the check of the journal tells what is wrong with it.
void try_to_settle(Books& books, GameId game, const std::filesystem::path& journal) try {
    settle(books, game, journal);
} catch (const journal::Error& error) {
    if (error.fault() != journal::Fault::Damaged) throw;
}

journal::Result result_of(const Reckoned& game, Seat seat, journal::PlayerId player) {
    journal::Result result{.player = player, .points = game.table.chests[seat], .measures = game.measures[seat]};
    for (const deepblue::Rank& rank : ranking(game.table))
        if (std::find(rank.seats.begin(), rank.seats.end(), seat) != rank.seats.end()) result.place = rank.place;
    result.won = result.place == 1;
    return result;
}

journal::Outcome outcome_of(Books& books, const journal::Game& row, const Reckoned& game, const std::string& day) {
    journal::Outcome outcome{.game = row.id,
                             .uuid = uuid_of(books, row.id),
                             .day = day,
                             .kind = row.kind,
                             .variant = std::string(id(game.table.scenario)),
                             .house = game.table.rules != deepblue::HouseRules{},
                             .hidden = false,
                             .results = {}};
    for (const Seat seat : game.table.seats.all())
        outcome.results.push_back(result_of(game, seat, row.players.at(static_cast<std::size_t>(seat))));
    return outcome;
}

/// Where the evening has been so far; else the usual place.
std::string place_on(const Books& books, const std::string& day) {
    const journal::Night after{
        .id = journal::NightId{std::numeric_limits<std::int64_t>::max()}, .place = {}, .date = day, .note = {}};
    const auto latest = books.nights.by_day(1, after);
    return !latest.empty() && latest.front().date == day ? latest.front().place : usual_place(books);
}

/// Puts what is reckoned now in the place of what was; names, day and whether it is deleted stay.
void settle_again(Books& books, const journal::Outcome& before, journal::Outcome now, const Digest& digest) {
    now.uuid = before.uuid;
    now.day = before.day;
    now.hidden = before.hidden;
    books.outcomes.put(now);
    if (!before.hidden) count_out(books, before);  // by the digest of then
    books.notes.set(now.game, kDigest, to_text(digest));
    if (!now.hidden) count_in(books, now);
}

std::string day_of(Books& books, const journal::Game& game) {
    if (game.night) return books.nights.find(*game.night).date;
    std::string day = evening_of(game.started);
    books.games.move(game.id, night_at(books, day, place_on(books, day)));
    return day;
}

}  // namespace

bool catch_up(journal::Journal& journal, std::size_t at_most) {
    const std::int64_t from = settled_up_to(*journal);
    const std::int64_t last = journal->games.count();
    std::int64_t seen = from;
    std::vector<GameId> found;
    const auto is_enough = [&] {
        return found.size() >= at_most || static_cast<std::size_t>(seen - from) / kLooksForOne >= at_most;
    };
    for (; seen < last && !is_enough(); ++seen) {
        const auto game = journal->games.find(GameId{seen + 1});
        if (is_to_be_settled(*journal, game)) found.push_back(game.id);
    }
    const std::int64_t certain = certain_up_to(*journal, seen);
    if (found.empty() && certain == from) return false;
    journal::Step step(journal);
    for (const GameId game : found) try_to_settle(*step, game, journal.path());
    step->settings.set(kSettledUpTo, std::to_string(certain));
    step.commit();
    return seen < last;
}

void settle(Books& books, GameId id, const std::filesystem::path& journal, const std::string& uuid) {
    const auto replayed = session::replay(books.lines.effective(id), journal);
    const auto game = books.games.find(id);
    if (!replayed.table.over() || replayed.table.seats.size() != game.players.size()) return;
    const Reckoned reckoned = reckon(replayed.actions);
    journal::Outcome outcome = outcome_of(books, game, reckoned, day_of(books, game));
    if (const auto before = books.outcomes.find(id)) return settle_again(books, *before, outcome, reckoned.digest);
    if (!uuid.empty()) outcome.uuid = uuid;
    take_in(books, outcome, reckoned.digest);
}

void take_in(Books& books, const journal::Outcome& outcome, const Digest& digest) {
    books.notes.set(outcome.game, kDigest, to_text(digest));
    books.outcomes.put(outcome);
    count_in(books, outcome);
}

Digest digest_of(const Books& books, GameId game) {
    const auto settings = books.notes.settings(game);
    const auto found = settings.find(kDigest);
    return found == settings.end() ? Digest{} : digest_from(found->second);
}

void count_in(Books& books, const journal::Outcome& outcome) {
    books.standings.count_in(outcome);
    books.reckoning.add(outcome.kind, digest_of(books, outcome.game).sums);
}

void count_out(Books& books, const journal::Outcome& outcome) {
    books.standings.count_out(outcome);
    books.reckoning.subtract(outcome.kind, digest_of(books, outcome.game).sums);
}

void replace(Books& books, const journal::Outcome& before, const journal::Outcome& now) {
    books.outcomes.put(now);
    if (!before.hidden) count_out(books, before);
    if (!now.hidden) count_in(books, now);
}

std::string usual_place(const Books& books) {
    return books.settings.find(kPlace).value_or("");
}

void set_usual_place(Books& books, std::string_view place) {
    books.settings.set(kPlace, place);
}

journal::NightId night_at(Books& books, std::string_view day, std::string_view place) {
    const auto night = books.nights.find(day, place);
    return night ? night->id : books.nights.add(place, day, "");
}

}  // namespace nights
