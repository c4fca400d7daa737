#include "engine/journal/health_parts.h"

#include <string>

#include "engine/journal/table.h"

namespace journal {

namespace {

using Findings = std::vector<Finding>;

// Each game has a tally row, and it is right about the tables whose rows belong to games.
std::string wrong_tallies_sql(const std::string& table) {
    return "SELECT count(*) FROM game LEFT JOIN tally ON tally.game = game.id LEFT JOIN "
           "(SELECT game, count(*) AS rows, sum(crc) AS sum FROM " +
           table + " GROUP BY game) AS found ON found.game = game.id WHERE tally." + table +
           "s IS NOT ifnull(found.rows, 0) OR tally." + table + "_sum IS NOT ifnull(found.sum, 0)";
}

}  // namespace

void check_structure(Connection& connection, Findings& findings) {
    Query query = connection.query("PRAGMA integrity_check(20)");
    while (query.next())
        if (query.text(0) != "ok") findings.push_back({Flaw::Structure, query.text(0)});
}

void check_rows(Connection& connection, Findings& findings) {
    for (const Table& table : kTables) {
        const std::string name(table.name);
        const auto changed = connection.number("SELECT count(*) FROM " + name + " WHERE crc IS NOT row_crc(" +
                                               std::string(table.columns) + ")");
        if (changed > 0) findings.push_back({Flaw::Row, std::to_string(changed) + " of table " + name});
    }
}

void check_tallies(Connection& connection, Findings& findings) {
    for (const Table& table : {kLine, kSeat, kNote, kStatistic}) {
        const std::string name(table.name);
        const auto wrong = connection.number(wrong_tallies_sql(name));
        if (wrong > 0)
            findings.push_back({Flaw::Lost, "rows of table " + name + " in " + std::to_string(wrong) + " games"});
    }
}

}  // namespace journal
