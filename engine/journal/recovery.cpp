#include "engine/journal/recovery.h"

#include <string>
#include <utility>

#include "engine/journal/backups.h"
#include "engine/journal/connection.h"
#include "engine/journal/copy.h"
#include "engine/journal/error.h"
#include "engine/journal/files.h"
#include "engine/journal/health.h"
#include "engine/journal/journal.h"
#include "engine/journal/location.h"
#include "engine/journal/lock.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

bool is_free(const fs::path& name) {
    return !fs::exists(name) && !fs::exists(wal_of(name)) && !fs::exists(shm_of(name));
}

fs::path free_name(const fs::path& journal, Seconds now) {
    fs::path name = journal;
    name += ".damaged-" + stamp(now);
    for (int more = 2; !is_free(name); ++more) {
        name = journal;
        name += ".damaged-" + stamp(now) + "-" + std::to_string(more);
    }
    return name;
}

void move_if_there(const fs::path& from, const fs::path& to) {
    if (fs::exists(from)) move_durably(from, to);
}

// The WAL goes last: without its database a journal is never opened, so that it cannot meet another one.
fs::path move_aside(const fs::path& journal, Seconds now) {
    fs::path name = free_name(journal, now);
    move_if_there(journal, name);
    move_if_there(shm_of(journal), shm_of(name));
    move_if_there(wal_of(journal), wal_of(name));
    return name;
}

// Throws Damaged for what a backup would not notice, such as actions that were acknowledged and are lost.
void refuse_damaged(const fs::path& journal) {
    try {
        static_cast<void>(Journal::open_to_read(journal));
    } catch (const Error& error) {
        if (error.fault() != Fault::OlderVersion) throw;
    }
}

bool back_up(const fs::path& journal, Seconds now) {
    try {
        refuse_damaged(journal);
        Backups(journal).make(Reason::BeforeRestore, now);
        return true;
    } catch (const Error& error) {
        if (error.fault() == Fault::Damaged || error.fault() == Fault::NotAJournal) return false;
        throw;
    }
}

// After this the file alone is the whole journal, and a new one may take its place in one move.
void bring_wal_home(const fs::path& journal) {
    {
        Connection connection(journal, Access::Write);
        connection.run("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    if (has_wal(journal)) throw Error(Fault::Busy, journal, "another process is reading it");
    fs::remove(wal_of(journal));
    fs::remove(shm_of(journal));
}

/// Returns what is left of a journal that cannot be read.
std::optional<fs::path> clear_the_place(const fs::path& journal, Seconds now) {
    const bool was_there = fs::exists(journal);
    if (was_there && back_up(journal, now)) {
        bring_wal_home(journal);
        return std::nullopt;
    }
    fs::path name = move_aside(journal, now);
    return was_there ? std::optional(std::move(name)) : std::nullopt;
}

}  // namespace

fs::path put_aside(const fs::path& name_of_journal, Seconds now) {
    const fs::path journal = real_path(name_of_journal);
    Lock lock(journal);
    fs::path name = move_aside(journal, now);
    lock.forget();
    return name;
}

std::optional<fs::path> restore(const fs::path& from, const fs::path& name_of_journal, Seconds now) {
    const fs::path journal = real_path(name_of_journal);
    for (const Finding& finding : check_file(from)) throw Error(Fault::Damaged, from, finding.detail);
    make_private_folder(journal.parent_path());
    Lock lock(journal);
    fs::path copy = journal;
    copy += ".restored";
    fs::remove(copy);
    std::optional<fs::path> aside;
    try {
        copy_journal(from, copy);
        aside = clear_the_place(journal, now);
        move_durably(copy, journal);
    } catch (...) {
        std::error_code ignored;
        fs::remove(copy, ignored);  // else all of the backup would lie there unnoticed
        throw;
    }
    lock.forget();
    return aside;
}

}  // namespace journal
