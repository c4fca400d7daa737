#include "engine/journal/supplement.h"

#include <sqlite3.h>

#include <array>
#include <fstream>
#include <string>

#include "engine/journal/connection.h"
#include "engine/journal/error.h"
#include "engine/journal/files.h"
#include "engine/journal/schema.h"
#include "engine/journal/whole_file.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

constexpr Held kSeals{"seal", ""};

// Reading is all that is done with them, so nothing of theirs is tidied up either.
void attach(Connection& connection, const fs::path& file, const std::string& as) {
    connection.checkpoint_on_close(false);
    connection.run("ATTACH ?1 AS " + as, file.string());
}

std::string own(const std::string& name) {
    return "main." + name;
}

// One row a game: a game has changed if it has another row in the base, or none.
std::string sums_sql(const std::string& database, const Held& table) {
    const std::string key(table.key);
    return "SELECT " + key + " AS game, count(*), sum(crc) FROM " + database + "." + std::string(table.name) +
           " GROUP BY " + key;
}

std::string differing_sql(const Held& table) {
    const std::string now = sums_sql("journal", table);
    const std::string before = sums_sql("base", table);
    return "INSERT OR IGNORE INTO main.changed SELECT game FROM (SELECT * FROM (" + now + ") EXCEPT SELECT * FROM (" +
           before + ")) UNION SELECT game FROM (SELECT * FROM (" + before + ") EXCEPT SELECT * FROM (" + now + "))";
}

bool is_sealed_alike(Connection& connection, std::string_view table) {
    return connection.number(
               "SELECT count(*) FROM journal.seal AS now JOIN base.seal AS before USING (of, rows, sum) "
               "WHERE of = ?1",
               table) == 1;
}

void find_changed_games(Connection& connection) {
    connection.run("CREATE TABLE main.changed (game INTEGER PRIMARY KEY)");
    connection.run(differing_sql(kTallied[0]));
    for (const Held& table : kSealedByGame)
        if (!is_sealed_alike(connection, table.name)) connection.run(differing_sql(table));
}

void hold(Connection& connection, const Held& table, bool with_rows) {
    const std::string name(table.name);
    const std::string key(table.key);
    const std::string which = !with_rows    ? " WHERE 0"
                              : key.empty() ? ""
                                            : " WHERE " + key + " IN (SELECT game FROM main.changed)";
    connection.run("CREATE TABLE " + own(name) + " AS SELECT * FROM journal." + name + which);
    if (with_rows) connection.run("INSERT INTO main.held VALUES (?1)", name);
}

void hold_all(Connection& connection) {
    connection.run("CREATE TABLE main.held (name TEXT PRIMARY KEY)");
    for (const Held& table : kSealedByGame) hold(connection, table, true);
    for (const Held& table : kTallied) hold(connection, table, true);
    for (const Held& table : kSealedWhole) hold(connection, table, !is_sealed_alike(connection, table.name));
    hold(connection, kSeals, true);
}

void write_mark(Connection& connection, const fs::path& base) {
    connection.run("CREATE TABLE main.base (name TEXT NOT NULL)");
    connection.run("INSERT INTO main.base VALUES (?1)", base.filename().string());
    connection.run_script("PRAGMA main.application_id = " + std::to_string(kSupplementId) +
                          "; PRAGMA main.user_version = " + std::to_string(kSchemaVersion));
}

bool are_of_this_version(Connection& connection) {
    for (const char* pragma : {"PRAGMA journal.user_version", "PRAGMA base.user_version"})
        if (connection.number(pragma) != kSchemaVersion) return false;
    return true;
}

bool write(const fs::path& journal, const fs::path& base, const fs::path& to) {
    Connection connection(to, Access::Write);
    attach(connection, journal, "journal");
    attach(connection, base, "base");
    connection.run("BEGIN");
    if (!are_of_this_version(connection)) return false;
    find_changed_games(connection);
    if (connection.number("SELECT count(*) FROM main.changed") > kMostChangedGames) return false;
    hold_all(connection);
    write_mark(connection, base);
    connection.run("COMMIT");
    return true;
}

// No trigger may count or refuse what was counted when it was first written.
void switch_triggers_off(Connection& connection) {
    connection.run_script("PRAGMA foreign_keys = OFF");
    sqlite3_db_config(connection.database().getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
}

// Only tables that are known here: the names in a file could be anybody's.
void replace(Connection& connection, const Held& table) {
    if (connection.number("SELECT count(*) FROM supplement.held WHERE name = ?1", table.name) == 0) return;
    const std::string name(table.name);
    const std::string key(table.key);
    const std::string which = key.empty() ? "" : " WHERE " + key + " IN (SELECT game FROM supplement.changed)";
    connection.run("DELETE FROM " + own(name) + which);
    connection.run("INSERT INTO " + own(name) + " SELECT * FROM supplement." + name);
}

}  // namespace

bool is_supplement(const fs::path& file) {
    constexpr std::streamoff kPlaceOfId = 68;  // in the header of every SQLite file
    std::ifstream stream(file, std::ios::binary);
    std::array<char, 4> bytes{};
    stream.seekg(kPlaceOfId);
    if (!stream.read(bytes.data(), bytes.size())) return false;
    std::uint32_t id = 0;
    for (const char byte : bytes) id = id << 8U | static_cast<unsigned char>(byte);
    return id == kSupplementId;
}

fs::path base_of(const fs::path& supplement) {
    Connection connection(supplement, Access::Read);
    Query query = connection.query("SELECT name FROM base");
    if (!query.next()) throw Error(Fault::Damaged, supplement, "it does not say what it belongs to");
    return supplement.parent_path() / fs::path(query.text(0)).filename();
}

bool make_supplement(const fs::path& journal, const fs::path& base, const fs::path& to) {
    return make_whole_file(to, [&](const fs::path& part) {
        if (!write(journal, base, part)) return false;
        sync(part);
        for (const Finding& finding : check_supplement(part)) throw Error(Fault::Damaged, journal, finding.detail);
        return true;
    });
}

void add_supplement(const fs::path& supplement, const fs::path& copy) {
    Connection connection(copy, Access::Write);
    switch_triggers_off(connection);
    attach(connection, supplement, "supplement");
    connection.run("BEGIN");
    for (const Held& table : kSealedByGame) replace(connection, table);
    for (const Held& table : kTallied) replace(connection, table);
    for (const Held& table : kSealedWhole) replace(connection, table);
    replace(connection, kSeals);
    connection.run("UPDATE night SET games = (SELECT count(*) FROM game WHERE game.night = night.id)");
    connection.run("COMMIT");
}

}  // namespace journal
