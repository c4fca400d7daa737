#include "engine/journal/standings.h"

#include <algorithm>

namespace journal {

namespace {

Standing read(const Query& row) {
    return {.player = row.as<PlayerId>(0),
            .kind = row.text(1),
            .variant = row.text(2),
            .house = row.as<bool>(3),
            .seats = row.number(4),
            .games = row.number(5),
            .wins = row.number(6),
            .scored = row.number(7),
            .points = row.number(8),
            .best = row.maybe<std::int64_t>(9),
            .measures = {row.number(10), row.number(11), row.number(12), row.number(13), row.number(14)}};
}

void add(Standing& standing, const Result& result, int sign) {
    standing.games += sign;
    standing.wins += result.won ? sign : 0;
    standing.scored += result.points ? sign : 0;
    standing.points += sign * result.points.value_or(0);
    standing.measures.tries += sign * result.measures.tries;
    standing.measures.hits += sign * result.measures.hits;
    standing.measures.expected += sign * result.measures.expected;
    standing.measures.luck += sign * result.measures.luck;
    standing.measures.proven_luck += sign * result.measures.proven_luck;
}

}  // namespace

std::vector<Standing> Standings::all() const {
    Rows rows = ledger_.rows(kStanding, "ORDER BY player, kind, variant, house, seats");
    std::vector<Standing> standings;
    while (rows.next()) standings.push_back(read(rows.row()));
    rows.expect(ledger_.seal(kStanding.name));
    return standings;
}

std::vector<Standing> Standings::of(PlayerId player) const {
    Rows rows = ledger_.rows(kStanding, "WHERE player = ?1 ORDER BY kind, variant, house, seats", player);
    std::vector<Standing> standings;
    while (rows.next()) standings.push_back(read(rows.row()));
    return standings;
}

void Standings::count_in(const Outcome& outcome) {
    for (const Result& result : outcome.results) {
        Standing now = standing(outcome, result);
        add(now, result, 1);
        if (result.points) now.best = std::max(now.best.value_or(*result.points), *result.points);
        put(now);
    }
}

void Standings::count_out(const Outcome& outcome) {
    for (const Result& result : outcome.results) {
        Standing now = standing(outcome, result);
        add(now, result, -1);
        now.best = best_of(now);
        if (now.games > 0)
            put(now);
        else
            ledger_.remove(kStanding, now.player, now.kind, now.variant, now.house, now.seats);
    }
}

Standing Standings::standing(const Outcome& outcome, const Result& result) const {
    const auto seats = static_cast<std::int64_t>(outcome.results.size());
    Rows rows =
        ledger_.rows(kStanding, "WHERE player = ?1 AND kind = ?2 AND variant = ?3 AND house = ?4 AND seats = ?5",
                     result.player, outcome.kind, outcome.variant, outcome.house, seats);
    if (rows.next()) return read(rows.row());
    return {.player = result.player,
            .kind = outcome.kind,
            .variant = outcome.variant,
            .house = outcome.house,
            .seats = seats};
}

// The index over all of these gives the end without a scan.
std::optional<std::int64_t> Standings::best_of(const Standing& standing) const {
    Query query = ledger_.connection().query(
        "SELECT max(points) FROM result WHERE player = ?1 AND hidden = 0 AND kind = ?2 AND variant = ?3 AND house = ?4 "
        "AND seats = ?5",
        standing.player, standing.kind, standing.variant, standing.house, standing.seats);
    return query.next() ? query.maybe<std::int64_t>(0) : std::nullopt;
}

void Standings::put(const Standing& one) {
    ledger_.put(kStanding, one.player, one.kind, one.variant, one.house, one.seats, one.games, one.wins, one.scored,
                one.points, one.best, one.measures.tries, one.measures.hits, one.measures.expected, one.measures.luck,
                one.measures.proven_luck);
}

}  // namespace journal
