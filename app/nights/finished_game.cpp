#include "app/nights/finished_game.h"

#include <algorithm>

#include "app/nights/settle.h"
#include "app/nights/told.h"
#include "app/session/replay.h"
#include "engine/deepblue/game_file.h"
#include "engine/journal/error.h"

namespace nights {
namespace {

using namespace deepblue;
using journal::Books;

constexpr journal::Seconds kLongestGame{24L * 3600};

journal::Outcome outcome_of(const Books& books, journal::GameId game) {
    auto outcome = books.outcomes.find(game);
    if (outcome) return std::move(*outcome);
    throw journal::Error(journal::Fault::NotFound, {},
                         "game " + std::to_string(static_cast<std::int64_t>(game)) + " is not among the finished ones");
}

/// How the first line that counts begins the game.
std::optional<Start> start_of(const Books& books, journal::GameId game) {
    for (const journal::Line& line : books.lines.all(game)) {
        if (line.state != journal::LineState::Effective) continue;
        const Action action = read_action(line.text, {});
        const auto* start = std::get_if<Start>(&action);
        return start ? std::optional(*start) : std::nullopt;
    }
    return std::nullopt;
}

Told told_by(const std::optional<Start>& start, const Digest& digest, const Books& books, journal::GameId game) {
    if (!start) return told_of(books, game);
    Told told;
    told.cards.assign(digest.crew.begin(), digest.crew.end());
    for (std::size_t seat = 0; seat < start->seats.size(); ++seat) {
        told.colours.emplace_back(id(start->seats[seat].colour));
        if (start->seats[seat].name == start->first) told.began = seat;
    }
    return told;
}

int minutes_of(const journal::Game& game) {
    if (!game.ended || *game.ended <= game.started || *game.ended - game.started > kLongestGame) return 0;
    return static_cast<int>((*game.ended - game.started + 30) / 60);
}

void place_in_night(FinishedGame& finished, const Books& books, const journal::Game& game) {
    if (!game.night) return;
    finished.place = books.nights.find(*game.night).place;
    for (const journal::Game& other : books.games.in_night(*game.night)) {
        const auto outcome = books.outcomes.find(other.id);
        if (outcome && !outcome->hidden && other.id <= game.id) ++finished.number_in_night;
    }
}

std::vector<SeatResult> results_of(const journal::Outcome& outcome, const Told& told, const People& people) {
    std::vector<SeatResult> results;
    for (std::size_t seat = 0; seat < outcome.results.size(); ++seat) {
        const journal::Result& result = outcome.results[seat];
        results.push_back({.player = people.of(result.player),
                           .colour = seat < told.colours.size() ? told.colours[seat] : std::string(),
                           .place = result.place,
                           .won = result.won,
                           .began = told.began == seat,
                           .vp = result.points,
                           .score = result.score,
                           .cards = seat < told.cards.size() ? told.cards[seat] : std::nullopt});
    }
    return results;
}

/// The actions with the players' names of today.
std::vector<Action> with_names(std::vector<Action> actions, const std::vector<journal::PlayerId>& players,
                               const People& people) {
    for (Action& action : actions) {
        auto* start = std::get_if<Start>(&action);
        if (!start || start->seats.size() != players.size()) continue;
        for (std::size_t seat = 0; seat < players.size(); ++seat) {
            const std::string& name = people.of(players[seat]).name;
            if (start->first == start->seats[seat].name) start->first = name;
            start->seats[seat].name = name;
        }
    }
    return actions;
}

}  // namespace

std::vector<SeatResult> FinishedGame::ranking() const {
    auto ranked = results;
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const SeatResult& one, const SeatResult& other) { return one.place < other.place; });
    return ranked;
}

bool FinishedGame::is_level(const SeatResult& result) const {
    return result.vp && std::count_if(results.begin(), results.end(),
                                      [&](const SeatResult& other) { return other.vp == result.vp; }) > 1;
}

FinishedGame open_game(const Books& books, const People& people, journal::GameId id) {
    const journal::Outcome outcome = outcome_of(books, id);
    const journal::Game game = books.games.find(id);
    const auto start = start_of(books, id);
    const Digest digest = digest_of(books, id);
    const Told told = told_by(start, digest, books, id);
    FinishedGame finished{.id = id,
                          .uuid = outcome.uuid,
                          .origin = !start          ? Origin::ToldByPeople
                                    : game.imported ? Origin::FromAFile
                                                    : Origin::Played,
                          .is_deleted = outcome.hidden,
                          .day = outcome.day,
                          .place = {},
                          .note = note_of(books, id),
                          .started = game.started,
                          .scenario = scenario_from_id(outcome.variant),
                          .variant = outcome.variant,
                          .printed_rules = !outcome.house,
                          .minutes = start ? minutes_of(game) : told.minutes,
                          .dives = start ? digest.dives : told.dives,
                          .busts = digest.busts,
                          .commitment = game.commitment,
                          .results = results_of(outcome, told, people)};
    place_in_night(finished, books, game);
    return finished;
}

Table GameRecord::table_at(std::size_t actions_played) const {
    return session::replay(std::span(actions).first(std::min(actions_played, actions.size())));
}

GameRecord record_of(const journal::Journal& journal, const People& people, journal::GameId id) {
    static_cast<void>(outcome_of(*journal, id));
    auto replayed = session::replay(journal->lines.effective(id), journal.path());
    GameRecord record{.actions = with_names(std::move(replayed.actions), journal->games.find(id).players, people),
                      .table = {},
                      .history = {},
                      .story = {}};
    record.table = session::replay(record.actions);
    record.history = session::history_of(record.actions);
    record.story = session::story_of(record.actions);
    return record;
}

session::Proof verify_game(const Books& books, journal::GameId id) {
    if (!books.outcomes.find(id)) return session::NotFinished{};
    const journal::Game row = books.games.find(id);
    if (row.seed.empty() || row.commitment.empty()) return session::NoSeal{};
    std::string file = write_header({.commitment = row.commitment, .seed = row.seed}) + "\n";
    for (const std::string& line : books.lines.effective(id)) file += line + "\n";
    const auto game = read_game(file);
    const auto* read = std::get_if<Game>(&game);
    return read ? session::verify(*read) : session::Proof(session::NoSeal{});
}

}  // namespace nights
