#pragma once

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>

#include "engine/journal/backups.h"
#include "engine/journal/error.h"

namespace session {

/// The backups the program makes by itself, one after another on a thread of their own, so that nobody at the table
/// waits for them. One that fails stops nobody; it is told on request.
class OwnBackups {
public:
    explicit OwnBackups(std::filesystem::path journal);
    /// Returns when all that were asked for are made.
    ~OwnBackups();
    OwnBackups(const OwnBackups&) = delete;
    OwnBackups& operator=(const OwnBackups&) = delete;

    /// Asks for one; it holds at least what is in the journal now.
    void make(journal::Reason reason, journal::Seconds now);
    /// Asks for the day's backup if there is none yet.
    void make_for_the_day(journal::Seconds now);
    /// Returns when all that were asked for are made.
    void finish();
    [[nodiscard]] bool is_at_work() const;

    /// What the last one failed with, if it did.
    [[nodiscard]] std::optional<journal::Error> trouble() const;

private:
    struct Wanted {
        journal::Reason reason;
        journal::Seconds when;
    };

    void work();
    [[nodiscard]] std::optional<Wanted> next();
    [[nodiscard]] std::optional<journal::Error> trouble_in_making(const Wanted& wanted);

    journal::Backups backups_;  // of the thread alone
    std::filesystem::path journal_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Wanted> wanted_;  // the first is being made
    std::optional<journal::Error> trouble_;
    bool is_over_ = false;
    std::thread thread_;
};

}  // namespace session
