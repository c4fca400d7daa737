#include "engine/journal/copy.h"

#include <SQLiteCpp/Backup.h>

#include <boost/crc.hpp>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/journal/connection.h"
#include "engine/journal/error.h"
#include "engine/journal/files.h"
#include "engine/journal/health.h"
#include "engine/journal/schema.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

struct TableContent {
    std::int64_t rows = 0;
    std::uint32_t crc = 0;
    friend bool operator==(const TableContent&, const TableContent&) = default;
};
using Content = std::map<std::string, TableContent>;

std::vector<std::string> tables_of(Connection& connection) {
    Query query = connection.query("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
    std::vector<std::string> names;
    while (query.next()) names.push_back(query.text(0));
    return names;
}

TableContent content_of(Connection& connection, const std::string& table) {
    Query query = connection.query("SELECT * FROM " + table);
    TableContent content;
    boost::crc_32_type crc;
    for (; query.next(); ++content.rows)
        for (int column = 0; column < query.columns(); ++column) {
            const std::string value = query.text(column);
            crc.process_bytes(value.c_str(), value.size() + 1);
        }
    content.crc = crc.checksum();
    return content;
}

// Of any version: it asks the file itself for its tables.
Content content_of(Connection& connection) {
    Content content;
    for (const std::string& table : tables_of(connection)) content[table] = content_of(connection, table);
    return content;
}

// Without a WAL the copy is one file, and looking at it leaves nothing behind.
void copy_pages(Connection& from, const fs::path& to) {
    Connection target(to, Access::Write);
    target.guarded([&] { SQLite::Backup(target.database(), from.database()).executeStep(); });
    target.run_script("PRAGMA journal_mode = DELETE");
}

// What is wrong in the copy is wrong in what was copied.
void compare(const fs::path& from, const fs::path& copy, const Content& expected) {
    for (const Finding& finding : check_file(copy)) throw Error(Fault::Damaged, from, finding.detail);
    Connection connection(copy, Access::Read);
    if (content_of(connection) != expected) throw Error(Fault::Damaged, from, "its copy differs");
}

void write_copy(const fs::path& from, const fs::path& to) {
    Connection source(from, Access::Read);
    static_cast<void>(version_of(source));
    const Snapshot snapshot(source);
    const Content content = content_of(source);
    copy_pages(source, to);
    sync(to);
    compare(from, to, content);
}

// What SQLite keeps beside an unfinished copy goes with it.
void remove_all_of(const fs::path& part) {
    for (const char* suffix : {"", "-journal", "-wal", "-shm"}) {
        fs::path file = part;
        file += suffix;
        std::error_code ignored;
        fs::remove(file, ignored);
    }
}

}  // namespace

void copy_journal(const fs::path& from, const fs::path& to) {
    if (fs::exists(fs::symlink_status(to))) throw Error(Fault::Exists, to, "a copy never replaces a file");
    fs::path part = to;
    part += ".part";
    remove_all_of(part);
    make_private_file(part);
    try {
        write_copy(from, part);
        move_durably(part, to);
    } catch (...) {
        remove_all_of(part);
        throw;
    }
}

}  // namespace journal
