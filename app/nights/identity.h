#pragma once

#include <string>
#include <string_view>

#include "engine/journal/books.h"

namespace nights {

/// A name that the same words always get, such as "6F9619FF-8B86-5011-B42D-00CF4FC964FF": like a UUID of version 5, by
/// SHA-256.
[[nodiscard]] std::string uuid_from(std::string_view words);

/// The random word that makes the names of this journal its own. Made when it is asked for the first time.
[[nodiscard]] std::string journal_id(journal::Books& books);

/// The name of a game in other programs, by the journal it was first kept in.
[[nodiscard]] std::string uuid_of(journal::Books& books, journal::GameId game);

/// The names of a player and of a place. An empty text before the journal has a word of its own.
[[nodiscard]] std::string uuid_of(const journal::Books& books, journal::PlayerId player);
[[nodiscard]] std::string uuid_of_place(const journal::Books& books, std::string_view place);

}  // namespace nights
