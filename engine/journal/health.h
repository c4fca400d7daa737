#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/journal/connection.h"

namespace journal {

/// What kind of thing is wrong in a journal.
enum class Flaw : std::uint8_t {
    Unreadable,  // it cannot be read to the end
    Structure,   // SQLite's own check found something
    Reference,   // a row points to one that is not there
    Row,         // rows are not as they were written
    Lost,        // rows are missing or too many
    Total,       // a total is not the sum of its numbers
};

/// One thing that is wrong, with a technical detail.
struct Finding {
    Flaw flaw;
    std::string detail;
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// Reads everything through `connection` and returns what is wrong. An older version has fewer things to compare.
[[nodiscard]] std::vector<Finding> check(Connection& connection);

/// The same for files that nobody has open, such as backups. Several small backups belong to one full one; that is read
/// once.
class FileChecks {
public:
    /// Throws from whatever it is reading as soon as `stop` is wanted.
    explicit FileChecks(std::stop_token stop = {}) : stop_(std::move(stop)) {}

    /// Throws NotAJournal, NewerVersion, NotFound.
    [[nodiscard]] std::vector<Finding> check(const std::filesystem::path& file);

private:
    [[nodiscard]] std::vector<Finding> check_full(const std::filesystem::path& file);

    std::stop_token stop_;
    std::map<std::filesystem::path, std::vector<Finding>> known_;
};

/// The same for one file alone.
[[nodiscard]] std::vector<Finding> check_file(const std::filesystem::path& file);

}  // namespace journal
