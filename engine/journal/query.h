#pragma once

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace journal {

class Connection;

/// One use of a prepared statement that its connection keeps. Throws Error.
class Query {
public:
    template <class... Values>
    Query(const Connection& connection, SQLite::Statement& statement, const Values&... values)
        : connection_(connection), statement_(statement) {
        [[maybe_unused]] int index = 0;
        (bind(++index, values), ...);
    }
    ~Query();
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    /// Goes to the next row; false after the last one.
    bool next();

    [[nodiscard]] int columns() const { return statement_.getColumnCount(); }
    [[nodiscard]] bool is_null(int column) const { return statement_.getColumn(column).isNull(); }
    [[nodiscard]] std::int64_t number(int column) const { return statement_.getColumn(column).getInt64(); }
    [[nodiscard]] std::string text(int column) const { return statement_.getColumn(column).getString(); }

    /// A number, or an id or a flag stored as one.
    template <class Value>
    [[nodiscard]] Value as(int column) const {
        return static_cast<Value>(number(column));
    }
    template <class Value>
    [[nodiscard]] std::optional<Value> maybe(int column) const {
        return is_null(column) ? std::nullopt : std::optional(as<Value>(column));
    }

private:
    template <class Value>
    void bind(int index, const Value& value) {
        if constexpr (std::is_enum_v<Value> || std::is_integral_v<Value>)
            bind_number(index, static_cast<std::int64_t>(value));
        else
            bind_text(index, value);
    }
    template <class Value>
    void bind(int index, const std::optional<Value>& value) {
        if (value) bind(index, *value);  // unbound is NULL
    }

    void bind_number(int index, std::int64_t number);
    void bind_text(int index, std::string_view text);

    const Connection& connection_;
    SQLite::Statement& statement_;
};

}  // namespace journal
