#include "app/session/backup_reading.h"

#include <utility>

namespace session {
namespace {

std::optional<BackupTrouble> trouble_with(const journal::Backup& backup, journal::FileChecks& checks) {
    try {
        const auto findings = checks.check(backup.path);
        if (findings.empty()) return std::nullopt;
        return findings.front();
    } catch (const journal::Error& error) {
        return error;
    }
}

}  // namespace

BackupReading::BackupReading(std::vector<journal::Backup> backups, Told told)
    : thread_([backups = std::move(backups), told = std::move(told)](const std::stop_token& stop) {
          journal::FileChecks checks(stop);
          for (std::size_t place = 0; place < backups.size(); ++place) {
              const auto trouble = trouble_with(backups[place], checks);
              if (stop.stop_requested()) return;
              told(place, trouble);
          }
      }) {}

}  // namespace session
