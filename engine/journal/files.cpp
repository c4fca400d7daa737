#include "engine/journal/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "engine/journal/error.h"

namespace journal {

namespace fs = std::filesystem;

void make_private_folder(const fs::path& folder) {
    if (folder.empty() || fs::is_directory(folder)) return;
    std::error_code failed;
    if (folder.has_parent_path()) fs::create_directories(folder.parent_path(), failed);
    if (failed) throw error_from_errno(folder, failed.value());
    if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) throw error_from_errno(folder, errno);
}

void make_private_file(const fs::path& file) {
    const int descriptor = ::open(file.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    if (descriptor < 0) throw error_from_errno(file, errno);
    ::close(descriptor);
}

void keep_private(const fs::path& file) {
    std::error_code ignored;
    fs::permissions(file, fs::perms::group_all | fs::perms::others_all, fs::perm_options::remove, ignored);
}

void sync(const fs::path& file) {
    const int descriptor = ::open(file.empty() ? "." : file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) throw error_from_errno(file, errno);
    const int failed = ::fsync(descriptor) == 0 ? 0 : errno;
    ::close(descriptor);
    if (failed) throw error_from_errno(file, failed);
}

void move_durably(const fs::path& from, const fs::path& to) {
    std::error_code failed;
    fs::rename(from, to, failed);
    if (failed) throw error_from_errno(to, failed.value());
    sync(to.parent_path());
}

}  // namespace journal
