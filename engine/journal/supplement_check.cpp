#include <string>

#include "engine/journal/error.h"
#include "engine/journal/health_parts.h"
#include "engine/journal/ledger.h"
#include "engine/journal/schema.h"
#include "engine/journal/supplement.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

using Findings = std::vector<Finding>;

int version_of_supplement(Connection& connection) {
    const auto version = connection.number("PRAGMA main.user_version");
    if (version > kSchemaVersion)
        throw Error(Fault::NewerVersion, connection.path(), "version " + std::to_string(version));
    return static_cast<int>(version);
}

Seal rows_of(Connection& connection, const std::string& table, const std::string& which) {
    Query query = connection.query("SELECT count(*), ifnull(sum(crc), 0) FROM " + table + " " + which);
    query.next();
    return {query.number(0), query.number(1)};
}

Seal seal_in_base(Connection& connection, std::string_view table) {
    Query query = connection.query("SELECT rows, sum FROM base.seal WHERE of = ?1", table);
    return query.next() ? Seal{query.number(0), query.number(1)} : Seal{};
}

// What the table will be sealed with when its changed games have taken the place of those in the base.
Seal seal_after(Connection& connection, const Held& table) {
    const std::string name(table.name);
    const Seal before = seal_in_base(connection, name);
    const Seal gone =
        rows_of(connection, "base." + name, "WHERE " + std::string(table.key) + " IN (SELECT game FROM main.changed)");
    const Seal come = rows_of(connection, "main." + name, "");
    return {before.rows - gone.rows + come.rows, before.sum - gone.sum + come.sum};
}

bool is_held(Connection& connection, std::string_view table) {
    return connection.number("SELECT count(*) FROM main.held WHERE name = ?1", table) == 1;
}

Seal seal_of_whole(Connection& connection, std::string_view table) {
    if (is_held(connection, table)) return rows_of(connection, "main." + std::string(table), "");
    return seal_in_base(connection, table);
}

void check_seal(Connection& connection, std::string_view table, const Seal& found, Findings& findings) {
    if (Ledger(connection).seal(table) == found) return;
    findings.push_back({Flaw::Lost, "rows of table " + std::string(table)});
}

void check_seals_after(Connection& connection, Findings& findings) {
    for (const Held& table : kSealedByGame) check_seal(connection, table.name, seal_after(connection, table), findings);
    for (const Held& table : kSealedWhole)
        check_seal(connection, table.name, seal_of_whole(connection, table.name), findings);
}

void check_all(Connection& connection, const fs::path& base, Findings& findings) {
    check_structure(connection, findings);
    if (version_of_supplement(connection) < kSchemaVersion) return;
    connection.run("ATTACH ?1 AS base", base.string());
    check_rows(connection, findings);
    check_tallies(connection, findings);
    check_seals_after(connection, findings);
}

}  // namespace

Findings check_supplement(const fs::path& supplement) {
    Findings findings;
    try {
        const fs::path base = base_of(supplement);
        const std::string name = base.filename().string();
        if (!fs::exists(base)) throw Error(Fault::NotFound, base, supplement.filename().string() + " needs it");
        if (is_supplement(base)) throw Error(Fault::Damaged, supplement, name + " is no full backup");
        Connection connection(supplement, Access::Read);
        check_all(connection, base, findings);
    } catch (const Error& error) {
        if (error.fault() != Fault::Damaged) throw;
        findings.push_back({Flaw::Unreadable, error.detail()});
    }
    return findings;
}

}  // namespace journal
