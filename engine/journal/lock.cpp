#include "engine/journal/lock.h"

#include <fcntl.h>
#include <unistd.h>

#include <boost/crc.hpp>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <string>

#include "engine/journal/error.h"
#include "engine/journal/location.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

struct Mark {
    pid_t pid = 0;
    std::int64_t steps = 0;
};

std::uint32_t checksum(const std::string& text) {
    boost::crc_32_type crc;
    crc.process_bytes(text.data(), text.size());
    return crc.checksum();
}

// Of one length always, so that it is overwritten in place and needs no room on a full disk.
std::string to_text(const Mark& mark) {
    char fields[40];
    std::snprintf(fields, sizeof fields, "%10d %20lld ", mark.pid, static_cast<long long>(mark.steps));
    char sum[12];
    std::snprintf(sum, sizeof sum, "%08x\n", checksum(fields));
    return std::string(fields) + sum;
}

Mark read_mark(const fs::path& file) {
    std::ifstream stream(file);
    std::string line;
    std::getline(stream, line);
    Mark mark;
    long long steps = 0;
    if (std::sscanf(line.c_str(), "%d %lld", &mark.pid, &steps) != 2) return {};
    mark.steps = steps;
    return line + "\n" == to_text(mark) ? mark : Mark{};
}

struct flock whole_file(short type) {
    struct flock region {};
    region.l_type = type;
    region.l_whence = SEEK_SET;
    return region;
}

int open_lock_file(const fs::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor < 0) throw error_from_errno(file, errno);
    return descriptor;
}

}  // namespace

Lock::Lock(const fs::path& journal) : descriptor_(open_lock_file(lock_of(journal))) {
    // A lock of the open file, not of the process: closing another descriptor does not lose it.
    struct flock region = whole_file(F_WRLCK);
    if (::fcntl(descriptor_, F_OFD_SETLK, &region) == 0) return;
    ::close(descriptor_);
    throw Error(Fault::Locked, journal, "held by process " + std::to_string(read_mark(lock_of(journal)).pid));
}

Lock::~Lock() {
    ::close(descriptor_);
}

void Lock::acknowledge(std::int64_t steps) noexcept {
    const std::string text = to_text({::getpid(), steps});
    [[maybe_unused]] const auto written = ::pwrite(descriptor_, text.data(), text.size(), 0);
}

void Lock::forget() noexcept {
    [[maybe_unused]] const int result = ::ftruncate(descriptor_, 0);
}

std::optional<pid_t> Lock::holder(const fs::path& journal) {
    const int descriptor = ::open(lock_of(journal).c_str(), O_RDWR | O_CLOEXEC);
    if (descriptor < 0) return std::nullopt;
    struct flock region = whole_file(F_WRLCK);
    const bool asked = ::fcntl(descriptor, F_OFD_GETLK, &region) == 0;
    ::close(descriptor);
    if (!asked || region.l_type == F_UNLCK) return std::nullopt;
    return read_mark(lock_of(journal)).pid;
}

std::int64_t Lock::acknowledged(const fs::path& journal) {
    return read_mark(lock_of(journal)).steps;
}

}  // namespace journal
