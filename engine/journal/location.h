#pragma once

#include <filesystem>
#include <string>

#include "engine/journal/ids.h"

namespace journal {

/// The user's own journal: $XDG_DATA_HOME/divebell/divebell.db, or the same below ~/.local/share.
[[nodiscard]] std::filesystem::path default_path();

/// The file behind a name, so that one journal has one lock and one WAL under whatever names it is opened.
[[nodiscard]] std::filesystem::path real_path(const std::filesystem::path& journal);

/// What SQLite keeps beside a journal while it is open.
[[nodiscard]] std::filesystem::path wal_of(const std::filesystem::path& journal);
[[nodiscard]] std::filesystem::path shm_of(const std::filesystem::path& journal);

/// The file that says who writes to a journal.
[[nodiscard]] std::filesystem::path lock_of(const std::filesystem::path& journal);

/// The folder of a journal's backups, which no other journal beside it shares: `backups` beside `divebell.db`,
/// `other.db-backups` beside `other.db`.
[[nodiscard]] std::filesystem::path backups_of(const std::filesystem::path& journal);

/// True if a journal has actions that wait in its WAL.
[[nodiscard]] bool has_wal(const std::filesystem::path& journal);

/// A moment for file names, in UTC: 20240229T183000Z.
[[nodiscard]] std::string stamp(Seconds when);

}  // namespace journal
