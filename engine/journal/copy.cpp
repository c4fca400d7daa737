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
#include "engine/journal/supplement.h"
#include "engine/journal/whole_file.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

struct TableContent {
    std::int64_t rows = 0;
    std::uint32_t crc = 0;
    friend bool operator==(const TableContent&, const TableContent&) = default;
};
using Content = std::map<std::string, TableContent>;

// The rows of other tables are compared with their seals and tallies when the copy is checked.
std::vector<std::string> tables_of(Connection& connection) {
    if (version_of(connection) == kSchemaVersion) return {"seal", "tally"};
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

// Of any version: an older one is asked for its tables itself.
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

void write_with_base(const fs::path& supplement, const fs::path& to) {
    for (const Finding& finding : check_supplement(supplement)) throw Error(Fault::Damaged, supplement, finding.detail);
    write_copy(base_of(supplement), to);
    add_supplement(supplement, to);
    sync(to);
    for (const Finding& finding : check_file(to)) throw Error(Fault::Damaged, supplement, finding.detail);
}

}  // namespace

void copy_journal(const fs::path& from, const fs::path& to) {
    make_whole_file(to, [&](const fs::path& part) {
        is_supplement(from) ? write_with_base(from, part) : write_copy(from, part);
        return true;
    });
}

}  // namespace journal
