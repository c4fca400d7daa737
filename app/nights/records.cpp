#include "app/nights/records.h"

#include <algorithm>

#include "app/nights/history.h"
#include "app/nights/micro.h"
#include "app/session/game_book.h"

namespace nights {
namespace {

using journal::Books;

std::optional<double> share(double part, std::int64_t of) {
    return of == 0 ? std::nullopt : std::optional(part / static_cast<double>(of));
}

bool fits(const journal::Standing& standing, const Slice& slice) {
    if (standing.kind != session::kDeepBlue || (slice.printed_rules_only && standing.house)) return false;
    return !slice.scenario || standing.variant == id(*slice.scenario);
}

void add(Record& record, const journal::Standing& standing) {
    record.games += standing.games;
    record.wins += standing.wins;
    record.scored += standing.scored;
    record.vp += standing.points;
    if (standing.best) record.best = std::max(record.best.value_or(*standing.best), *standing.best);
    record.dives += standing.measures.tries;
    record.surfaced += standing.measures.hits;
    record.expected_surfaced += from_micro(standing.measures.expected);
    record.luck += from_micro(standing.measures.luck);
    record.app_luck += from_micro(standing.measures.proven_luck);
}

bool comes_before(const PlayerRecord& one, const PlayerRecord& other) {
    const double mine = one.all.win_rate().value_or(0);
    const double theirs = other.all.win_rate().value_or(0);
    if (mine != theirs) return mine > theirs;
    if (one.all.games != other.all.games) return one.all.games > other.all.games;
    return one.player.id < other.player.id;
}

PastScore past_score(const Books& books, const Person& person, const GameRow& row) {
    PastScore past{.game = row.game, .day = row.day};
    const auto ids = person.ids();
    const auto outcome = books.outcomes.find(row.game);
    for (const journal::Result& result : outcome->results) {
        if (std::find(ids.begin(), ids.end(), result.player) == ids.end()) continue;
        past.vp = result.points;
        past.won = result.won;
    }
    return past;
}

}  // namespace

std::optional<double> Record::win_rate() const {
    return share(static_cast<double>(wins), games);
}
std::optional<double> Record::average() const {
    return share(static_cast<double>(vp), scored);
}
std::optional<double> Record::surfaced_rate() const {
    return share(static_cast<double>(surfaced), dives);
}
std::optional<double> Record::expected_surfaced_rate() const {
    return share(expected_surfaced, dives);
}

std::vector<PlayerRecord> records(const Books& books, const People& people, const Slice& slice) {
    std::map<journal::PlayerId, PlayerRecord> found;
    for (const journal::Standing& standing : books.standings.all()) {
        if (!fits(standing, slice)) continue;
        const Person& person = people.of(standing.player);
        PlayerRecord& record = found[person.id];
        record.player = person;
        add(record.all, standing);
        add(record.by_players[static_cast<int>(standing.seats)], standing);
        add(record.by_scenario[deepblue::scenario_from_id(standing.variant)], standing);
    }
    std::vector<PlayerRecord> sorted;
    sorted.reserve(found.size());
    for (auto& [id, record] : found) sorted.push_back(std::move(record));
    std::sort(sorted.begin(), sorted.end(), comes_before);
    return sorted;
}

std::vector<PastScore> last_scores(const Books& books, const Person& person, const Slice& slice, std::size_t games) {
    const People people(books);
    const Filter filter{.player = person.id,
                        .scenario = slice.scenario,
                        .printed_rules_only = slice.printed_rules_only,
                        .text = {},
                        .text_scenarios = {}};
    std::vector<PastScore> scores;
    for (const GameRow& row : history(books, people, filter, games)) scores.push_back(past_score(books, person, row));
    std::reverse(scores.begin(), scores.end());
    return scores;
}

std::optional<std::string> first_day(const Books& books, const Person& person) {
    std::optional<std::string> first;
    for (const journal::PlayerId player : person.ids())
        if (const auto day = books.outcomes.first_day(player); day && (!first || *day < *first)) first = day;
    return first;
}

}  // namespace nights
