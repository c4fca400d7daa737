#include "engine/journal/connection.h"

#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>

#include "engine/journal/checksum.h"
#include "engine/journal/error.h"
#include "engine/journal/location.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

constexpr int kPatienceMs = 2000;
constexpr int kStepsBetweenLooks = 100;  // of SQLite's own machine

int is_stop_wanted(void* stop) {
    return static_cast<const std::stop_token*>(stop)->stop_requested() ? 1 : 0;
}

SQLite::Database open_plain(const fs::path& file, Access access) {
    const int flags = access == Access::Write ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY;
    SQLite::Database database(file.string(), flags, kPatienceMs);
    database.execAndGet("PRAGMA schema_version");  // opening alone reads nothing
    return database;
}

std::string in_uri(char letter) {
    switch (letter) {
        case '%': return "%25";
        case '?': return "%3f";
        case '#': return "%23";
        default: return {letter};
    }
}

std::string unchanging_uri(const fs::path& file) {
    std::string uri = "file:";
    for (const char letter : fs::absolute(file).string()) uri += in_uri(letter);
    return uri + "?immutable=1";
}

// In a folder where nobody may write SQLite cannot put its -shm file, but then nobody changes the journal either.
SQLite::Database open_unchanging(const fs::path& file) {
    return SQLite::Database(unchanging_uri(file), SQLite::OPEN_READONLY | SQLite::OPEN_URI, kPatienceMs);
}

bool lacks_shm(const SQLite::Exception& reported) {
    return reported.getErrorCode() == SQLITE_CANTOPEN || reported.getErrorCode() == SQLITE_READONLY;
}

SQLite::Database open_either_way(const fs::path& file, Access access) {
    try {
        return open_plain(file, access);
    } catch (const SQLite::Exception& reported) {
        if (access == Access::Read && lacks_shm(reported) && !has_wal(file)) return open_unchanging(file);
        throw;
    }
}

SQLite::Database open_database(const fs::path& file, Access access) {
    if (!fs::exists(file)) throw Error(Fault::NotFound, file, "there is no such file");
    try {
        return open_either_way(file, access);
    } catch (const SQLite::Exception& reported) {
        const bool refused = access == Access::Write && ::access(file.c_str(), R_OK | W_OK) != 0;
        throw error_from(reported, file, refused ? errno : 0);
    }
}

// SQLite opens what may not be written all the same, for reading.
void refuse_unwritable(SQLite::Database& database, const fs::path& file) {
    if (sqlite3_db_readonly(database.getHandle(), "main") != 1) return;
    throw Error(Fault::ReadOnly, file, "the file is write-protected");
}

}  // namespace

Connection::Connection(const fs::path& file, Access access) : path_(file), database_(open_database(file, access)) {
    if (access == Access::Write) refuse_unwritable(database_, file);
    guarded([this] { add_row_crc(database_.getHandle()); });
    run_script(
        "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF;"
        "PRAGMA cell_size_check = ON");
}

void Connection::run_script(const std::string& sql) {
    guarded([&] { database_.exec(sql); });
}

bool Connection::in_transaction() const {
    return sqlite3_get_autocommit(database_.getHandle()) == 0;
}

void Connection::roll_back() noexcept {
    if (in_transaction()) database_.tryExec("ROLLBACK");
}

void Connection::checkpoint_on_close(bool wanted) {
    sqlite3_db_config(database_.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, wanted ? 0 : 1, nullptr);
}

void Connection::stop_on(const std::stop_token& stop) {
    stop_ = std::make_unique<std::stop_token>(stop);
    sqlite3_progress_handler(database_.getHandle(), kStepsBetweenLooks, &is_stop_wanted, stop_.get());
}

SQLite::Statement& Connection::prepared(std::string_view sql) {
    if (const auto found = statements_.find(sql); found != statements_.end()) return found->second;
    return guarded([&]() -> SQLite::Statement& {
        std::string text(sql);
        SQLite::Statement statement(database_, text);
        return statements_.emplace(std::move(text), std::move(statement)).first->second;
    });
}

void Connection::throw_as_error(const SQLite::Exception& reported) const {
    throw error_from(reported, path_, sqlite3_system_errno(database_.getHandle()));
}

Snapshot::Snapshot(Connection& connection) : begun_(connection.in_transaction() ? nullptr : &connection) {
    if (begun_) begun_->run("BEGIN");
}

Snapshot::~Snapshot() {
    if (begun_) begun_->roll_back();
}

}  // namespace journal
