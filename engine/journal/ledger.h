#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/journal/connection.h"
#include "engine/journal/ids.h"
#include "engine/journal/table.h"

namespace journal {

/// How many rows there are, and the sum of their checksums: what makes a lost row noticed.
struct Seal {
    std::int64_t rows = 0;
    std::int64_t sum = 0;
    friend bool operator==(const Seal&, const Seal&) = default;
};

/// Rows of a table, each compared with its checksum when it is read.
class Rows {
public:
    template <class... Values>
    Rows(Connection& connection, const Table& table, std::string_view rest, const Values&... values)
        : connection_(connection),
          table_(table),
          snapshot_(connection),
          query_(connection.query(select_sql(table, rest), values...)) {}

    /// Goes to the next row; false after the last one. Throws Damaged if the row is not as it was written.
    bool next();

    /// Throws Damaged unless the rows that were read are all there were.
    void expect(const Seal& seal) const;

    [[nodiscard]] const Query& row() const { return query_; }

private:
    Connection& connection_;
    Table table_;
    Snapshot snapshot_;
    Query query_;
    Seal read_;
};

/// A game's tally row: what has to be found in the tables that belong to it.
struct Tally {
    Seal lines, seats, notes, statistics;
    std::int64_t effective = 0;
    std::int64_t undone = 0;
};

/// Figures that are kept with a checksum of their own: how many steps there were, and which game is running (or 0).
inline constexpr std::string_view kSteps = "step";
inline constexpr std::string_view kRunning = "running";

/// Tables with checksums, and the seals over them. What the journal's parts read and write through.
class Ledger {
public:
    explicit Ledger(Connection& connection) : connection_(connection) {}

    [[nodiscard]] Connection& connection() { return connection_; }

    /// Reads rows; `rest` is what follows FROM.
    template <class... Values>
    [[nodiscard]] Rows rows(const Table& table, std::string_view rest, const Values&... values) {
        return Rows(connection_, table, rest, values...);
    }

    /// Adds a row; throws Exists if there is one with its key.
    template <class... Values>
    void insert(const Table& table, const Values&... values) {
        connection_.run(insert_sql(table), values...);
    }

    /// Adds a row or changes the one with its key.
    template <class... Values>
    void put(const Table& table, const Values&... values) {
        connection_.run(put_sql(table), values...);
    }

    template <class... Keys>
    void remove(const Table& table, const Keys&... keys) {
        connection_.run(remove_sql(table), keys...);
    }

    /// The seal over a whole table.
    [[nodiscard]] Seal seal(std::string_view of);

    /// The tally of a game; NotFound if there is no such game, Damaged if there should be.
    [[nodiscard]] Tally tally(GameId game);

    /// One of the figures above.
    [[nodiscard]] std::int64_t figure(std::string_view of);
    void set_figure(std::string_view of, std::int64_t value);

    /// Throws NotFound or, if 1 ≤ id ≤ rows of the table, Damaged: rows of these tables are never removed.
    [[noreturn]] void miss(const Table& table, std::int64_t id);

private:
    Connection& connection_;
};

}  // namespace journal
