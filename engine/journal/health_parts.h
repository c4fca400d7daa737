#pragma once

#include <vector>

#include "engine/journal/connection.h"
#include "engine/journal/health.h"

namespace journal {

/// SQLite's own check of everything that is open in `connection`.
void check_structure(Connection& connection, std::vector<Finding>& findings);

/// Each row is as it was written.
void check_rows(Connection& connection, std::vector<Finding>& findings);

/// Each game has all its rows, and no others.
void check_tallies(Connection& connection, std::vector<Finding>& findings);

}  // namespace journal
