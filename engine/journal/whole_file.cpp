#include "engine/journal/whole_file.h"

#include <system_error>

#include "engine/journal/error.h"
#include "engine/journal/files.h"

namespace journal {

namespace fs = std::filesystem;

namespace {

// What SQLite keeps beside an unfinished copy goes with it.
void remove_all_of(const fs::path& part) {
    for (const char* suffix : {"", "-journal", "-wal", "-shm"}) {
        fs::path file = part;
        file += suffix;
        std::error_code ignored;
        fs::remove(file, ignored);
    }
}

bool write_and_move(const fs::path& part, const fs::path& to, const std::function<bool(const fs::path&)>& write) {
    const bool is_wanted = write(part);
    if (is_wanted) move_durably(part, to);
    return is_wanted;
}

}  // namespace

bool make_whole_file(const fs::path& to, const std::function<bool(const fs::path&)>& write) {
    if (fs::exists(fs::symlink_status(to))) throw Error(Fault::Exists, to, "a copy never replaces a file");
    fs::path part = to;
    part += ".part";
    remove_all_of(part);
    make_private_file(part);
    try {
        const bool is_made = write_and_move(part, to, write);
        if (!is_made) remove_all_of(part);
        return is_made;
    } catch (...) {
        remove_all_of(part);
        throw;
    }
}

}  // namespace journal
