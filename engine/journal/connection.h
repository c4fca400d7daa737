#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "engine/journal/query.h"

namespace journal {

enum class Access : std::uint8_t { Read, Write };

/// An open SQLite file with the statements that were prepared for it. Throws Error.
class Connection {
public:
    /// Opens a file that exists. Nothing in it changes until something is run.
    Connection(const std::filesystem::path& file, Access access);

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] SQLite::Database& database() { return database_; }

    /// A statement with its values, ready to be read row by row. Must not be in use already.
    template <class... Values>
    [[nodiscard]] Query query(std::string_view sql, const Values&... values) {
        return Query(*this, prepared(sql), values...);
    }

    /// Runs a statement to its end.
    template <class... Values>
    void run(std::string_view sql, const Values&... values) {
        Query query(*this, prepared(sql), values...);
        while (query.next()) continue;
    }

    /// The one number that a statement gives.
    template <class... Values>
    [[nodiscard]] std::int64_t number(std::string_view sql, const Values&... values) {
        Query query(*this, prepared(sql), values...);
        return query.next() ? query.number(0) : 0;
    }

    /// Runs several statements that are needed once.
    void run_script(const std::string& sql);

    [[nodiscard]] bool in_transaction() const;

    /// Ends a transaction without its changes. Never throws: there may be nothing to end.
    void roll_back() noexcept;

    /// Whether closing brings what waits in the WAL into the file. Off for files that are not to be touched.
    void checkpoint_on_close(bool wanted);

    /// Whatever is being read or written ends with an Error as soon as `stop` is wanted.
    void stop_on(const std::stop_token& stop);

    /// Does `work`; what SQLite throws becomes an Error about this file.
    template <class Work>
    decltype(auto) guarded(Work work) const {
        try {
            return work();
        } catch (const SQLite::Exception& reported) {
            throw_as_error(reported);
        }
    }

private:
    SQLite::Statement& prepared(std::string_view sql);
    [[noreturn]] void throw_as_error(const SQLite::Exception& reported) const;

    std::filesystem::path path_;
    std::unique_ptr<std::stop_token> stop_;  // asked by SQLite now and then
    SQLite::Database database_;
    std::map<std::string, SQLite::Statement, std::less<>> statements_;
};

/// While it lives, everything read through a connection is of one moment, whatever others write.
class Snapshot {
public:
    explicit Snapshot(Connection& connection);
    ~Snapshot();
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;

private:
    Connection* begun_;  // null inside a transaction or another snapshot
};

}  // namespace journal
