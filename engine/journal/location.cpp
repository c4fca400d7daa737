#include "engine/journal/location.h"

#include <pwd.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <ctime>
#include <string_view>
#include <system_error>

namespace journal {

namespace fs = std::filesystem;

namespace {

constexpr const char* kUsualName = "divebell.db";

fs::path home() {
    if (const char* set = std::getenv("HOME"); set && *set) return set;
    const passwd* account = getpwuid(getuid());
    return account ? account->pw_dir : "/";
}

fs::path data_home() {
    const char* set = std::getenv("XDG_DATA_HOME");
    if (set && fs::path(set).is_absolute()) return set;
    return home() / ".local" / "share";
}

fs::path beside(const fs::path& journal, std::string_view suffix) {
    fs::path path = real_path(journal);
    path += suffix;
    return path;
}

}  // namespace

fs::path default_path() {
    return data_home() / "divebell" / kUsualName;
}

fs::path real_path(const fs::path& journal) {
    std::error_code unknown;
    const fs::path real = fs::weakly_canonical(journal, unknown);
    return unknown ? journal : real;
}

fs::path wal_of(const fs::path& journal) {
    return beside(journal, "-wal");
}

fs::path shm_of(const fs::path& journal) {
    return beside(journal, "-shm");
}

fs::path lock_of(const fs::path& journal) {
    return beside(journal, "-lock");
}

fs::path backups_of(const fs::path& journal) {
    const fs::path real = real_path(journal);
    return real.filename() == kUsualName ? real.parent_path() / "backups" : beside(real, "-backups");
}

bool has_wal(const fs::path& journal) {
    std::error_code none;
    const auto size = fs::file_size(wal_of(journal), none);
    return !none && size > 0;
}

std::string stamp(Seconds when) {
    const std::time_t moment = when;
    std::tm parts{};
    gmtime_r(&moment, &parts);
    std::array<char, 32> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y%m%dT%H%M%SZ", &parts)};
}

}  // namespace journal
