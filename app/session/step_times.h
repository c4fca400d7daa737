#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/journal/books.h"

namespace session {

/// Notes when the line just appended to a game was appended. Shown to people, never used to order anything.
void note_time(journal::Books& books, journal::GameId game, journal::Seconds now);

/// When the lines of a game were appended, for `lines` of them in order; nothing where it was not noted.
[[nodiscard]] std::vector<std::optional<journal::Seconds>> line_times(const journal::Books& books, journal::GameId game,
                                                                      std::size_t lines);

}  // namespace session
