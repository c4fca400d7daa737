#pragma once

#include <string>
#include <string_view>

#include "engine/journal/books.h"

namespace nights {

/// Whether a text can be the name of a player: 1 to 40 characters, none of them a control character.
[[nodiscard]] bool is_name(const std::string& text);

/// The player of that name, added if nobody has it.
[[nodiscard]] journal::PlayerId player_named(journal::Books& books, std::string_view name, std::string_view colour);

/// The name if nobody has it, else the name with a number.
[[nodiscard]] std::string free_name(const journal::Books& books, const std::string& name);

}  // namespace nights
