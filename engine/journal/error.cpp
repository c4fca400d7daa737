#include "engine/journal/error.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace journal {

namespace {

const char* sentence(Fault fault) {
    switch (fault) {
        case Fault::Locked: return "The journal is in use by another program";
        case Fault::Busy: return "The journal is busy";
        case Fault::ReadOnly: return "The journal may not be written";
        case Fault::DiskFull: return "There is no room left for the journal";
        case Fault::Damaged: return "The journal is damaged";
        case Fault::NewerVersion: return "The journal was made by a newer version";
        case Fault::OlderVersion: return "The journal was made by an older version";
        case Fault::NotAJournal: return "The file is not a journal";
        case Fault::CannotOpen: return "The journal cannot be opened";
        case Fault::Exists: return "It exists already";
        case Fault::NotFound: return "It was not found";
        case Fault::Failed: break;
    }
    return "The journal could not be read or written";
}

Fault fault_of_errno(int number) {
    switch (number) {
        case ENOSPC:
        case EDQUOT:
        case EFBIG: return Fault::DiskFull;
        case EROFS:
        case EACCES:
        case EPERM: return Fault::ReadOnly;
        case EEXIST: return Fault::Exists;
        case ENOENT: return Fault::NotFound;
        default: return Fault::Failed;
    }
}

Fault fault_of_constraint(int extended) {
    const bool is_there = extended == SQLITE_CONSTRAINT_UNIQUE || extended == SQLITE_CONSTRAINT_PRIMARYKEY ||
                          extended == SQLITE_CONSTRAINT_ROWID;
    if (is_there) return Fault::Exists;
    return extended == SQLITE_CONSTRAINT_FOREIGNKEY ? Fault::NotFound : Fault::Failed;
}

Fault fault_of_io(int extended, int system_errno) {
    const bool cut_short = extended == SQLITE_IOERR_SHORT_READ || extended == SQLITE_IOERR_CORRUPTFS;
    return cut_short ? Fault::Damaged : fault_of_errno(system_errno);
}

Fault fault_of_open(int system_errno) {
    const Fault fault = fault_of_errno(system_errno);
    return fault == Fault::Failed || fault == Fault::NotFound ? Fault::CannotOpen : fault;
}

Fault fault_of(int extended, int system_errno) {
    switch (extended & 0xff) {
        case SQLITE_FULL: return Fault::DiskFull;
        case SQLITE_READONLY:
        case SQLITE_PERM: return Fault::ReadOnly;
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_PROTOCOL: return Fault::Busy;
        case SQLITE_ERROR:  // the statements are fixed: they only fail on a schema that is not ours
        case SQLITE_CORRUPT:
        case SQLITE_FORMAT:
        case SQLITE_MISMATCH:
        case SQLITE_TOOBIG: return Fault::Damaged;
        case SQLITE_NOTADB: return Fault::NotAJournal;
        case SQLITE_CANTOPEN: return fault_of_open(system_errno);
        case SQLITE_CONSTRAINT: return fault_of_constraint(extended);
        case SQLITE_IOERR: return fault_of_io(extended, system_errno);
        default: return Fault::Failed;
    }
}

}  // namespace

const char* id(Fault fault) {
    switch (fault) {
        case Fault::Locked: return "locked";
        case Fault::Busy: return "busy";
        case Fault::ReadOnly: return "read_only";
        case Fault::DiskFull: return "disk_full";
        case Fault::Damaged: return "damaged";
        case Fault::NewerVersion: return "newer_version";
        case Fault::OlderVersion: return "older_version";
        case Fault::NotAJournal: return "not_a_journal";
        case Fault::CannotOpen: return "cannot_open";
        case Fault::Exists: return "exists";
        case Fault::NotFound: return "not_found";
        case Fault::Failed: break;
    }
    return "failed";
}

Error::Error(Fault fault, std::filesystem::path path, std::string detail)
    : std::runtime_error(std::string(sentence(fault)) + " (" + path.string() + "): " + detail + "."),
      fault_(fault),
      path_(std::move(path)),
      detail_(std::move(detail)) {}

Error error_from(const SQLite::Exception& reported, const std::filesystem::path& path, int system_errno) {
    const int known = reported.getExtendedErrorCode();
    const int code = known > 0 ? known : reported.getErrorCode();
    return {fault_of(code, system_errno), path, std::string("SQLite ") + std::to_string(code) + ", " + reported.what()};
}

Error error_from_errno(const std::filesystem::path& path, int number) {
    return {fault_of_errno(number), path, std::generic_category().message(number)};
}

}  // namespace journal
