#include "engine/journal/schema.h"

#include <string>

#include "engine/journal/error.h"
#include "engine/journal/ledger.h"
#include "engine/journal/migrations.h"

namespace journal {

namespace {

constexpr void (*kMigrations[])(Connection&) = {migrate_to_1, migrate_to_2, migrate_to_3};
static_assert(std::size(kMigrations) == kSchemaVersion);

constexpr auto kSchemaSum = "SELECT count(*), sum(row_crc(type, name, tbl_name, sql)) FROM sqlite_schema";

Seal schema_now(Connection& connection) {
    Query query = connection.query(kSchemaSum);
    query.next();
    return {query.number(0), query.number(1)};
}

void seal_schema(Connection& connection) {
    const Seal seal = schema_now(connection);
    connection.run("UPDATE seal SET rows = ?1, sum = ?2 WHERE of = 'schema'", seal.rows, seal.sum);
}

// The number is part of the text: a pragma takes no parameters.
void set_version(Connection& connection, int version) {
    connection.run_script("PRAGMA application_id = " + std::to_string(kApplicationId) +
                          "; PRAGMA user_version = " + std::to_string(version));
}

}  // namespace

int version_of(Connection& connection) {
    if (connection.number("PRAGMA application_id") != kApplicationId)
        throw Error(Fault::NotAJournal, connection.path(), "another program's database");
    const auto version = connection.number("PRAGMA user_version");
    const std::string detail = "version " + std::to_string(version) + ", known up to " + std::to_string(kSchemaVersion);
    if (version > kSchemaVersion) throw Error(Fault::NewerVersion, connection.path(), detail);
    if (version < 1) throw Error(Fault::Damaged, connection.path(), detail);
    return static_cast<int>(version);
}

void migrate(Connection& connection, int version) {
    for (int next = version + 1; next <= kSchemaVersion; ++next) {
        connection.run("BEGIN IMMEDIATE");
        try {
            kMigrations[next - 1](connection);
            if (next >= 2) seal_schema(connection);
            set_version(connection, next);
            connection.run("COMMIT");
        } catch (...) {
            connection.roll_back();
            throw;
        }
    }
}

void check_schema(Connection& connection) {
    const Snapshot snapshot(connection);
    if (Ledger(connection).seal("schema") == schema_now(connection)) return;
    throw Error(Fault::Damaged, connection.path(), "the definitions of the tables have changed");
}

}  // namespace journal
