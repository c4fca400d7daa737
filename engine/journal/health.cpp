#include "engine/journal/health.h"

#include "engine/journal/error.h"
#include "engine/journal/ledger.h"
#include "engine/journal/schema.h"

namespace journal {

namespace {

using Findings = std::vector<Finding>;

void check_structure(Connection& connection, Findings& findings) {
    Query query = connection.query("PRAGMA integrity_check(20)");
    while (query.next())
        if (query.text(0) != "ok") findings.push_back({Flaw::Structure, query.text(0)});
}

void check_references(Connection& connection, Findings& findings) {
    Query query = connection.query("PRAGMA foreign_key_check");
    while (query.next()) findings.push_back({Flaw::Reference, query.text(0) + " points to a lost " + query.text(2)});
}

void check_rows(Connection& connection, Findings& findings) {
    for (const Table& table : kTables) {
        const std::string name(table.name);
        const auto changed = connection.number("SELECT count(*) FROM " + name + " WHERE crc IS NOT row_crc(" +
                                               std::string(table.columns) + ")");
        if (changed > 0) findings.push_back({Flaw::Row, std::to_string(changed) + " of table " + name});
    }
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

// Each game has a tally row, and it is right about the tables whose rows belong to games.
std::string wrong_tallies_sql(const std::string& table) {
    return "SELECT count(*) FROM game LEFT JOIN tally ON tally.game = game.id LEFT JOIN "
           "(SELECT game, count(*) AS rows, sum(crc) AS sum FROM " +
           table + " GROUP BY game) AS found ON found.game = game.id WHERE tally." + table +
           "s IS NOT ifnull(found.rows, 0) OR tally." + table + "_sum IS NOT ifnull(found.sum, 0)";
}

void check_tallies(Connection& connection, Findings& findings) {
    for (const Table& table : {kLine, kSeat, kNote, kStatistic}) {
        const std::string name(table.name);
        const auto wrong = connection.number(wrong_tallies_sql(name));
        if (wrong > 0)
            findings.push_back({Flaw::Lost, "rows of table " + name + " in " + std::to_string(wrong) + " games"});
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

Findings check_file(const std::filesystem::path& file) {
    if (std::filesystem::exists(file) && std::filesystem::file_size(file) == 0)
        return {{Flaw::Unreadable, "the file is empty"}};
    Connection connection(file, Access::Read);
    static_cast<void>(version_of(connection));
    return check(connection);
}

}  // namespace journal
