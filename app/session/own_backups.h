#pragma once

#include <filesystem>
#include <optional>

#include "engine/journal/backups.h"
#include "engine/journal/error.h"

namespace session {

/// The backups the program makes by itself. One that fails stops nobody; it is told on request.
class OwnBackups {
public:
    explicit OwnBackups(std::filesystem::path journal) : backups_(std::move(journal)) {}

    void make(journal::Reason reason, journal::Seconds now);
    /// Makes the day's backup if there is none yet.
    void make_for_the_day(journal::Seconds now);

    [[nodiscard]] const std::optional<journal::Error>& trouble() const { return trouble_; }

private:
    journal::Backups backups_;
    std::optional<journal::Error> trouble_;
};

}  // namespace session
