#include "engine/journal/health.h"

#include "engine/journal/error.h"
#include "engine/journal/health_parts.h"
#include "engine/journal/ledger.h"
#include "engine/journal/schema.h"
#include "engine/journal/supplement.h"

namespace journal {

namespace {

using Findings = std::vector<Finding>;

void check_references(Connection& connection, Findings& findings) {
    Query query = connection.query("PRAGMA foreign_key_check");
    while (query.next()) findings.push_back({Flaw::Reference, query.text(0) + " points to a lost " + query.text(2)});
}

void check_seals(Connection& connection, Findings& findings) {
    for (const Table& table :
         {kPlayer, kNight, kGame, kThing, kKept, kTotal, kPerson, kOutcome, kResult, kStanding, kReckoning}) {
        const std::string name(table.name);
        Query query = connection.query("SELECT count(*), ifnull(sum(crc), 0) FROM " + name);
        query.next();
        if (Ledger(connection).seal(name) != Seal{query.number(0), query.number(1)})
            findings.push_back({Flaw::Lost, "rows of table " + name});
    }
}

void check_totals(Connection& connection, Findings& findings) {
    const auto wrong = connection.number(
        "SELECT count(*) FROM (SELECT player, key, count, sum, min, max FROM total EXCEPT "
        "SELECT player, key, count(*), sum(number), min(number), max(number) FROM statistic GROUP BY player, key)");
    if (wrong > 0) findings.push_back({Flaw::Total, std::to_string(wrong) + " totals"});
}

void check_standings(Connection& connection, Findings& findings) {
    const auto wrong = connection.number(
        "SELECT count(*) FROM (SELECT player, kind, variant, house, seats, games, wins, scored, points, best, tries, "
        "hits, expected, luck, proven_luck FROM standing EXCEPT SELECT player, kind, variant, house, seats, count(*), "
        "sum(won), count(points), ifnull(sum(points), 0), max(points), sum(tries), sum(hits), sum(expected), "
        "sum(luck), sum(proven_luck) FROM result WHERE hidden = 0 "
        "GROUP BY player, kind, variant, house, seats)");
    if (wrong > 0) findings.push_back({Flaw::Total, std::to_string(wrong) + " standings"});
}

void check_all(Connection& connection, Findings& findings) {
    const Snapshot snapshot(connection);
    check_structure(connection, findings);
    check_references(connection, findings);
    if (version_of(connection) < kSchemaVersion) return;
    check_schema(connection);
    check_rows(connection, findings);
    check_seals(connection, findings);
    check_tallies(connection, findings);
    check_totals(connection, findings);
    check_standings(connection, findings);
}

}  // namespace

Findings check(Connection& connection) {
    Findings findings;
    try {
        check_all(connection, findings);
    } catch (const Error& error) {
        if (error.fault() != Fault::Damaged) throw;
        findings.push_back({Flaw::Unreadable, error.detail()});
    }
    return findings;
}

Findings FileChecks::check(const std::filesystem::path& file) {
    if (!is_supplement(file)) return check_full(file);
    // It is worth as much as what it belongs to.
    Findings findings = check_supplement(file);
    return findings.empty() ? check_full(base_of(file)) : findings;
}

Findings FileChecks::check_full(const std::filesystem::path& file) {
    if (const auto known = known_.find(file); known != known_.end()) return known->second;
    if (std::filesystem::exists(file) && std::filesystem::file_size(file) == 0)
        return {{Flaw::Unreadable, "the file is empty"}};
    Connection connection(file, Access::Read);
    connection.stop_on(stop_);
    static_cast<void>(version_of(connection));
    return known_[file] = journal::check(connection);
}

Findings check_file(const std::filesystem::path& file) {
    return FileChecks().check(file);
}

}  // namespace journal
