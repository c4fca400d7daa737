#include "tests/journal/faulty_disk.h"

#include <sqlite3.h>

#include <map>

namespace journal {

namespace {

DiskFault present_fault = DiskFault::None;
int writes_left = 0;
bool failed = false;

sqlite3_vfs* real_disk = nullptr;
sqlite3_vfs faulty_disk;

// SQLite has several sorts of files, each with methods of its own.
struct Methods {
    sqlite3_io_methods faulty;
    const sqlite3_io_methods* real;
};
std::map<const sqlite3_io_methods*, Methods> all_methods;

const sqlite3_io_methods& real_methods(sqlite3_file* file) {
    return *reinterpret_cast<const Methods*>(file->pMethods)->real;
}

int code_of(DiskFault fault) {
    if (fault == DiskFault::Full) return SQLITE_FULL;
    return fault == DiskFault::WriteProtected ? SQLITE_READONLY : SQLITE_IOERR_WRITE;
}

// SQLITE_OK while the disk works.
int result_of_write() {
    if (present_fault == DiskFault::None || writes_left-- > 0) return SQLITE_OK;
    failed = true;
    return code_of(present_fault);
}

int faulty_write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 offset) {
    const int result = result_of_write();
    return result == SQLITE_OK ? real_methods(file).xWrite(file, bytes, count, offset) : result;
}

int faulty_sync(sqlite3_file* file, int flags) {
    const int result = result_of_write();
    return result == SQLITE_OK ? real_methods(file).xSync(file, flags) : result;
}

int faulty_open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* given) {
    const int result = real_disk->xOpen(real_disk, name, file, flags, given);
    if (result != SQLITE_OK || !file->pMethods) return result;
    Methods& methods = all_methods.try_emplace(file->pMethods, Methods{*file->pMethods, file->pMethods}).first->second;
    methods.faulty.xWrite = faulty_write;
    methods.faulty.xSync = faulty_sync;
    file->pMethods = &methods.faulty;
    return result;
}

}  // namespace

FaultyDisk::FaultyDisk() {
    real_disk = sqlite3_vfs_find(nullptr);
    faulty_disk = *real_disk;
    faulty_disk.zName = "faulty";
    faulty_disk.xOpen = faulty_open;
    sqlite3_vfs_register(&faulty_disk, 1);
    mend();
}

FaultyDisk::~FaultyDisk() {
    sqlite3_vfs_register(real_disk, 1);
    sqlite3_vfs_unregister(&faulty_disk);
}

void FaultyDisk::fail(DiskFault fault, int writes) {
    present_fault = fault;
    writes_left = writes;
    failed = false;
}

void FaultyDisk::mend() {
    present_fault = DiskFault::None;
}

bool FaultyDisk::has_failed() {
    return failed;
}

}  // namespace journal
