#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/journal/books.h"

namespace nights {

/// New names by the names that stand in the lines of a game.
using NewNames = std::map<std::string, std::string>;

/// Writes every line of a game anew, those that were taken back too, so that it tells the same of players with other
/// names; also where a reason for a correction names them. The draws stay as they are, and so does their proof: the
/// seal is over the seed, and what it gives depends on the bag alone.
void rename_in_lines(journal::Books& books, journal::GameId game, const NewNames& names);

/// The name of each seat in the lines that count.
[[nodiscard]] std::vector<std::string> names_in_lines(const journal::Books& books, journal::GameId game);

/// `text` with a name replaced wherever it stands as a word of its own.
[[nodiscard]] std::string with_new_name(std::string text, const std::string& name, const std::string& by);

}  // namespace nights
