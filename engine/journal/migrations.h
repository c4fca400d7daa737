#pragma once

#include "engine/journal/connection.h"

namespace journal {

/// 0 → 1: games, their lines, and the people and things around them.
void migrate_to_1(Connection& connection);

/// 1 → 2: a checksum on every row, seals over the tables, and totals of the statistics that are kept up.
void migrate_to_2(Connection& connection);

/// 2 → 3: what finished games came to, kept up as players' standings, and players who are one person.
void migrate_to_3(Connection& connection);

}  // namespace journal
