#pragma once

struct sqlite3;

namespace journal {

/// Teaches a connection the SQL function row_crc(…): the CRC-32 of its arguments with their types.
/// Rows carry it, so that damage which SQLite does not notice is noticed when they are read.
void add_row_crc(sqlite3* connection);

}  // namespace journal
