#pragma once

#include <cstdint>
#include <filesystem>
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

/// The same for a file that nobody has open, such as a backup. Throws NotAJournal, NewerVersion, NotFound.
[[nodiscard]] std::vector<Finding> check_file(const std::filesystem::path& file);

}  // namespace journal
