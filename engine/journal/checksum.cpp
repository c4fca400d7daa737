#include "engine/journal/checksum.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <array>
#include <boost/crc.hpp>
#include <cstddef>
#include <cstdint>

namespace journal {

namespace {

using Crc = boost::crc_32_type;

void add_number(Crc& crc, sqlite3_int64 number) {
    std::array<unsigned char, 8> bytes{};
    for (std::size_t at = 0; at < bytes.size(); ++at)
        bytes[at] = static_cast<unsigned char>(static_cast<std::uint64_t>(number) >> (8 * at));
    crc.process_bytes(bytes.data(), bytes.size());
}

void add_bytes(Crc& crc, sqlite3_value* value) {
    const void* bytes = sqlite3_value_blob(value);
    const int size = sqlite3_value_bytes(value);
    add_number(crc, size);
    if (size > 0) crc.process_bytes(bytes, static_cast<std::size_t>(size));
}

void add_value(Crc& crc, sqlite3_value* value) {
    const int type = sqlite3_value_type(value);
    crc.process_byte(static_cast<unsigned char>(type));
    if (type == SQLITE_INTEGER) return add_number(crc, sqlite3_value_int64(value));
    if (type != SQLITE_NULL) add_bytes(crc, value);
}

void row_crc(sqlite3_context* context, int count, sqlite3_value** values) {
    Crc crc;
    for (int at = 0; at < count; ++at) add_value(crc, values[at]);
    sqlite3_result_int64(context, crc.checksum());
}

}  // namespace

void add_row_crc(sqlite3* connection) {
    const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    const int result =
        sqlite3_create_function_v2(connection, "row_crc", -1, flags, nullptr, row_crc, nullptr, nullptr, nullptr);
    if (result != SQLITE_OK) throw SQLite::Exception(connection, result);
}

}  // namespace journal
