#pragma once

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace SQLite {
class Exception;
}

namespace journal {

/// What went wrong with a journal file.
enum class Fault : std::uint8_t {
    Locked,        // another process writes to it
    Busy,          // another process held it for too long
    ReadOnly,      // file, folder or disk may not be written
    DiskFull,      // no room; goes on when there is some
    Damaged,       // what is read is not what was written
    NewerVersion,  // made by a later Divebell; left alone
    OlderVersion,  // has to be opened for writing once, which brings it up to date
    NotAJournal,   // some other file
    CannotOpen,    // the system refuses to open it
    Exists,        // what was to be added is there already
    NotFound,      // what was asked for is not there
    Failed,        // the disk or the system failed
};

/// The fault's name in logs and tests.
[[nodiscard]] const char* id(Fault fault);

/// The one exception of the journal. The fault is for the program, the detail for whoever looks closer.
class Error : public std::runtime_error {
public:
    Error(Fault fault, std::filesystem::path path, std::string detail);

    [[nodiscard]] Fault fault() const noexcept { return fault_; }
    [[nodiscard]] const std::filesystem::path& path() const noexcept { return path_; }
    [[nodiscard]] const std::string& detail() const noexcept { return detail_; }

private:
    Fault fault_;
    std::filesystem::path path_;
    std::string detail_;
};

/// What SQLite reported about `path`, as an Error. `system_errno` is the errno of the system call behind it, or 0.
[[nodiscard]] Error error_from(const SQLite::Exception& reported, const std::filesystem::path& path, int system_errno);

/// What the system reported about `path` in errno, as an Error.
[[nodiscard]] Error error_from_errno(const std::filesystem::path& path, int number);

}  // namespace journal
