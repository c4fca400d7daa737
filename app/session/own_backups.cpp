#include "app/session/own_backups.h"

#include <algorithm>

#include "engine/journal/location.h"

namespace session {
namespace {

constexpr std::size_t kDayDigits = 8;  // 20240229T183000Z

}  // namespace

OwnBackups::OwnBackups(std::filesystem::path journal)
    : backups_(journal), journal_(std::move(journal)), thread_([this] { work(); }) {}

OwnBackups::~OwnBackups() {
    {
        const std::lock_guard lock(mutex_);
        is_over_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void OwnBackups::make(journal::Reason reason, journal::Seconds now) {
    {
        const std::lock_guard lock(mutex_);
        wanted_.push_back({reason, now});
    }
    changed_.notify_all();
}

void OwnBackups::make_for_the_day(journal::Seconds now) {
    const std::string today = journal::stamp(now).substr(0, kDayDigits);
    const auto all = journal::Backups(journal_).list();
    const bool made = std::any_of(all.begin(), all.end(), [&](const journal::Backup& backup) {
        return backup.reason == journal::Reason::Day && backup.stamp.starts_with(today);
    });
    if (!made) make(journal::Reason::Day, now);
}

void OwnBackups::finish() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return wanted_.empty(); });
}

bool OwnBackups::is_at_work() const {
    const std::lock_guard lock(mutex_);
    return !wanted_.empty();
}

std::optional<journal::Error> OwnBackups::trouble() const {
    const std::lock_guard lock(mutex_);
    return trouble_;
}

void OwnBackups::work() {
    while (const auto wanted = next()) {
        auto trouble = trouble_in_making(*wanted);
        {
            const std::lock_guard lock(mutex_);
            trouble_ = std::move(trouble);
            wanted_.pop_front();
        }
        changed_.notify_all();
    }
}

/// Waits for the next one; nothing when all are made and no more will come.
std::optional<OwnBackups::Wanted> OwnBackups::next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return is_over_ || !wanted_.empty(); });
    return wanted_.empty() ? std::nullopt : std::optional(wanted_.front());
}

std::optional<journal::Error> OwnBackups::trouble_in_making(const Wanted& wanted) {
    try {
        backups_.make(wanted.reason, wanted.when);
        return std::nullopt;
    } catch (const journal::Error& error) {
        return error;
    } catch (const std::exception& error) {
        return journal::Error(journal::Fault::Failed, journal_, error.what());
    }
}

}  // namespace session
