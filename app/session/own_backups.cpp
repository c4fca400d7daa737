#include "app/session/own_backups.h"

#include <algorithm>

#include "engine/journal/location.h"

namespace session {
namespace {

constexpr std::size_t kDayDigits = 8;  // 20240229T183000Z

}  // namespace

void OwnBackups::make(journal::Reason reason, journal::Seconds now) {
    try {
        backups_.make(reason, now);
        trouble_.reset();
    } catch (const journal::Error& error) {
        trouble_ = error;
    }
}

void OwnBackups::make_for_the_day(journal::Seconds now) {
    const std::string today = journal::stamp(now).substr(0, kDayDigits);
    const auto all = backups_.list();
    const bool made = std::any_of(all.begin(), all.end(), [&](const journal::Backup& backup) {
        return backup.reason == journal::Reason::Day && backup.stamp.starts_with(today);
    });
    if (!made) make(journal::Reason::Day, now);
}

}  // namespace session
