#pragma once

#include <filesystem>
#include <optional>

#include "engine/journal/books.h"
#include "engine/journal/connection.h"
#include "engine/journal/journal.h"
#include "engine/journal/ledger.h"
#include "engine/journal/lock.h"

namespace journal {

/// What an open journal consists of. The lock is taken first and given back last.
struct Journal::Parts {
    Parts(const std::filesystem::path& file, Access access);
    ~Parts();

    std::filesystem::path file;
    std::optional<Lock> lock;  // of the one writer; who writes beside it has none
    bool may_write = false;
    std::optional<Connection> connection;
    std::optional<Ledger> ledger;
    std::optional<Books> books;

    void connect(Access access);
};

}  // namespace journal
