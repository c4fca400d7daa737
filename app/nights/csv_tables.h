#pragma once

#include <string>

#include "app/nights/people.h"
#include "engine/journal/journal.h"

namespace nights {

/// Four tables for a spreadsheet, each with a row of headings. Only finished games that are not deleted stand in them.
struct CsvTables {
    std::string games;
    std::string scores;
    std::string dives;  // what each dive paid each player
    std::string draws;  // every gem with the bag it came from
};

[[nodiscard]] CsvTables csv_tables(const journal::Journal& journal, const People& people);

}  // namespace nights
