#include "engine/journal/outcomes.h"

#include "engine/journal/error.h"

namespace journal {

namespace {

// Behind every day there is.
const ByDay kEnd{"~", GameId{}};

Result read_result(const Query& row) {
    return {.player = row.as<PlayerId>(2),
            .place = row.as<int>(9),
            .won = row.as<bool>(10),
            .points = row.maybe<std::int64_t>(11),
            .score = row.text(12),
            .measures = {row.number(13), row.number(14), row.number(15), row.number(16), row.number(17)}};
}

// Each of them has an index of its own; the condition on the rest is looked up in it too.
constexpr std::string_view kOfAll =
    "SELECT day, game FROM outcome WHERE hidden = 0 AND (day, game) < (?1, ?2) AND house <= ?3 "
    "ORDER BY day DESC, game DESC LIMIT ?4";
constexpr std::string_view kOfVariant =
    "SELECT day, game FROM outcome WHERE hidden = 0 AND variant = ?5 AND (day, game) < (?1, ?2) AND house <= ?3 "
    "ORDER BY day DESC, game DESC LIMIT ?4";
constexpr std::string_view kOfPlayer =
    "SELECT day, game FROM result WHERE player = ?6 AND hidden = 0 AND (day, game) < (?1, ?2) AND house <= ?3 "
    "AND (?5 IS NULL OR variant = ?5) ORDER BY day DESC, game DESC LIMIT ?4";

}  // namespace

std::int64_t Outcomes::count() const {
    return ledger_.seal(kOutcome.name).rows;
}

std::vector<GameId> Outcomes::all() const {
    Rows rows = ledger_.rows(kOutcome, "ORDER BY game");
    std::vector<GameId> games;
    while (rows.next()) games.push_back(rows.row().as<GameId>(0));
    rows.expect(ledger_.seal(kOutcome.name));
    return games;
}

std::optional<Outcome> Outcomes::find(GameId game) const {
    const Snapshot snapshot(ledger_.connection());
    Rows rows = ledger_.rows(kOutcome, "WHERE game = ?1", game);
    if (!rows.next()) {
        if (ledger_.connection().number("SELECT count(*) FROM result WHERE game = ?1", game) == 0) return std::nullopt;
        throw Error(Fault::Damaged, ledger_.connection().path(), "the outcome of a game is lost");
    }
    const Query& row = rows.row();
    Outcome outcome{.game = game,
                    .uuid = row.text(1),
                    .day = row.text(2),
                    .kind = {},
                    .variant = row.text(3),
                    .house = row.as<bool>(4),
                    .hidden = row.as<bool>(6),
                    .results = {}};
    Rows found = ledger_.rows(kResult, "WHERE game = ?1 ORDER BY seat", game);
    while (found.next()) {
        outcome.kind = found.row().text(4);
        outcome.results.push_back(read_result(found.row()));
    }
    if (row.number(5) != static_cast<std::int64_t>(outcome.results.size()))
        throw Error(Fault::Damaged, ledger_.connection().path(), "results of a game are lost");
    return outcome;
}

std::optional<GameId> Outcomes::with_uuid(std::string_view uuid) const {
    Rows rows = ledger_.rows(kOutcome, "WHERE uuid = ?1", uuid);
    return rows.next() ? std::optional(rows.row().as<GameId>(0)) : std::nullopt;
}

std::vector<ByDay> Outcomes::latest(std::int64_t limit, const Wanted& wanted,
                                    const std::optional<ByDay>& before) const {
    const std::string_view sql = wanted.player ? kOfPlayer : wanted.variant ? kOfVariant : kOfAll;
    return read(sql, wanted, before.value_or(kEnd), limit);
}

std::vector<ByDay> Outcomes::read(std::string_view sql, const Wanted& wanted, const ByDay& before,
                                  std::int64_t limit) const {
    const int most_house = wanted.printed_rules_only ? 0 : 1;
    auto& connection = ledger_.connection();
    std::vector<ByDay> found;
    const auto read_all = [&](Query&& query) {
        while (query.next()) found.push_back({query.text(0), query.as<GameId>(1)});
    };
    if (wanted.player)
        read_all(connection.query(sql, before.day, before.game, most_house, limit, wanted.variant, *wanted.player));
    else if (wanted.variant)
        read_all(connection.query(sql, before.day, before.game, most_house, limit, *wanted.variant));
    else
        read_all(connection.query(sql, before.day, before.game, most_house, limit));
    return found;
}

std::optional<std::string> Outcomes::first_day(PlayerId player) const {
    Rows rows = ledger_.rows(kResult, "WHERE player = ?1 AND hidden = 0 ORDER BY day, game LIMIT 1", player);
    return rows.next() ? std::optional(rows.row().text(3)) : std::nullopt;
}

std::vector<GameId> Outcomes::hidden() const {
    Rows rows = ledger_.rows(kOutcome, "WHERE hidden = 1 ORDER BY day DESC, game DESC");
    std::vector<GameId> games;
    while (rows.next()) games.push_back(rows.row().as<GameId>(0));
    return games;
}

void Outcomes::put(const Outcome& outcome) {
    ledger_.connection().run("DELETE FROM result WHERE game = ?1", outcome.game);
    const std::size_t seats = outcome.results.size();
    ledger_.put(kOutcome, outcome.game, outcome.uuid, outcome.day, outcome.variant, outcome.house, seats,
                outcome.hidden);
    int seat = 0;
    for (const Result& one : outcome.results)
        ledger_.insert(kResult, outcome.game, seat++, one.player, outcome.day, outcome.kind, outcome.variant,
                       outcome.house, seats, outcome.hidden, one.place, one.won, one.points, one.score,
                       one.measures.tries, one.measures.hits, one.measures.expected, one.measures.luck,
                       one.measures.proven_luck);
}

void Outcomes::remove(GameId game) {
    ledger_.connection().run("DELETE FROM result WHERE game = ?1", game);
    ledger_.remove(kOutcome, game);
}

}  // namespace journal
