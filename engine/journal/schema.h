#pragma once

#include <filesystem>

#include "engine/journal/connection.h"

namespace journal {

/// The version of the tables that this program writes, and the mark of a journal in the header of its file.
inline constexpr int kSchemaVersion = 3;
inline constexpr int kApplicationId = 0x44697665;  // "Dive"

/// The version of a journal. Throws NotAJournal or NewerVersion for what this program must not touch.
[[nodiscard]] int version_of(Connection& connection);

/// Brings the tables from `version` (0: an empty file) to the present version, each step whole or not at all.
void migrate(Connection& connection, int version);

/// Throws Damaged unless the tables are defined as the last migration left them.
void check_schema(Connection& connection);

}  // namespace journal
