#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <thread>
#include <variant>
#include <vector>

#include "engine/journal/backups.h"
#include "engine/journal/error.h"
#include "engine/journal/health.h"

namespace session {

/// What is wrong with a backup: something in it, or that it cannot be read at all.
using BackupTrouble = std::variant<journal::Finding, journal::Error>;

/// Reads backups back one after another on a thread of its own, because a long history takes its time.
class BackupReading {
public:
    /// Hears of the backup at `place` whether it is good, on the thread that reads.
    using Told = std::function<void(std::size_t place, const std::optional<BackupTrouble>& trouble)>;

    BackupReading(std::vector<journal::Backup> backups, Told told);
    /// What is not read yet stays unread.
    ~BackupReading() = default;
    BackupReading(const BackupReading&) = delete;
    BackupReading& operator=(const BackupReading&) = delete;

private:
    std::jthread thread_;
};

}  // namespace session
