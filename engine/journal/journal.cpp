#include "engine/journal/journal.h"

#include <string>
#include <utility>

#include "engine/journal/backups.h"
#include "engine/journal/error.h"
#include "engine/journal/files.h"
#include "engine/journal/location.h"
#include "engine/journal/parts.h"
#include "engine/journal/schema.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

void refuse_what_is_no_database(const fs::path& file) {
    std::error_code failed;
    const auto size = fs::file_size(file, failed);
    if (failed) throw error_from_errno(file, failed.value());
    if (size == 0) throw Error(Fault::Damaged, file, "the file is empty");
}

// Made under another name first: a file with the journal's name is whole from the start.
void create(const fs::path& file, std::int64_t acknowledged) {
    if (has_wal(file) || acknowledged > 0) throw Error(Fault::Damaged, file, "the file is gone");
    fs::path made = file;
    made += ".new";
    fs::remove(made);
    make_private_file(made);
    {
        Connection connection(made, Access::Write);
        migrate(connection, 0);
    }
    sync(made);
    move_durably(made, file);
}

void bring_up_to_date(Connection& connection, Seconds now) {
    const int version = version_of(connection);
    if (version == kSchemaVersion) return;
    Backups(connection.path()).make(Reason::BeforeMigration, now);
    migrate(connection, version);
}

void refuse_older(Connection& connection) {
    if (version_of(connection) == kSchemaVersion) return;
    throw Error(Fault::OlderVersion, connection.path(), "it is brought up to date when it is opened for writing");
}

void check_acknowledged(const fs::path& file, Ledger& ledger, std::int64_t acknowledged) {
    const std::int64_t found = ledger.figure(kSteps);
    if (found >= acknowledged) return;
    throw Error(Fault::Damaged, file, "the last " + std::to_string(acknowledged - found) + " steps are lost");
}

void check_running_game(const Books& books) {
    if (const auto running = books.games.running()) static_cast<void>(books.lines.all(running->id));
}

}  // namespace

Journal::Parts::Parts(const fs::path& path, Access access) : file(path) {
    if (access == Access::Write) lock.emplace(file);
}

void Journal::Parts::connect(Access access) {
    refuse_what_is_no_database(file);
    connection.emplace(file, access);
    may_write = access == Access::Write;
    if (has_wal(file)) connection->checkpoint_on_close(false);
    ledger.emplace(*connection);
    books.emplace(*ledger);
}

Journal::Parts::~Parts() {
    books.reset();
    ledger.reset();
    connection.reset();
    if (lock && !has_wal(file)) lock->forget();
}

Journal Journal::open(const fs::path& name, Seconds now) {
    const fs::path file = real_path(name);
    make_private_folder(file.parent_path());
    auto parts = std::make_unique<Parts>(file, Access::Write);
    const std::int64_t acknowledged = Lock::acknowledged(file);
    if (!fs::exists(file)) create(file, acknowledged);
    parts->connect(Access::Write);
    bring_up_to_date(*parts->connection, now);
    check_schema(*parts->connection);
    check_acknowledged(file, *parts->ledger, acknowledged);
    check_running_game(*parts->books);
    for (const fs::path& path : {file, wal_of(file), shm_of(file)}) keep_private(path);
    parts->connection->run("PRAGMA journal_mode = WAL");
    parts->connection->checkpoint_on_close(true);
    parts->lock->acknowledge(parts->ledger->figure(kSteps));
    return Journal(std::move(parts));
}

/// Without the lock, so beside whoever has it.
std::unique_ptr<Journal::Parts> Journal::open_without_lock(const fs::path& name, Access access) {
    const fs::path file = real_path(name);
    auto parts = std::make_unique<Parts>(file, Access::Read);
    const std::int64_t acknowledged = Lock::acknowledged(file);
    parts->connect(access);
    refuse_older(*parts->connection);
    check_schema(*parts->connection);
    check_acknowledged(file, *parts->ledger, acknowledged);
    check_running_game(*parts->books);
    return parts;
}

Journal Journal::open_to_read(const fs::path& file) {
    return Journal(open_without_lock(file, Access::Read));
}

Journal Journal::open_beside(const fs::path& file) {
    return Journal(open_without_lock(file, Access::Write));
}

Journal::Journal(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;
Journal::~Journal() = default;

const fs::path& Journal::path() const {
    return parts_->file;
}

const Books& Journal::operator*() const {
    return *parts_->books;
}

Snapshot Journal::snapshot() const {
    return Snapshot(*parts_->connection);
}

void Journal::scrub() {
    if (!parts_->may_write) throw Error(Fault::ReadOnly, parts_->file, "it is open for reading");
    parts_->connection->run("VACUUM");
    parts_->connection->run("PRAGMA wal_checkpoint(TRUNCATE)");
}

std::vector<Finding> Journal::check() const {
    return journal::check(*parts_->connection);
}

}  // namespace journal
