#pragma once

#include <optional>

#include "engine/journal/journal.h"

namespace nights {

/// The game's number at BoardGameGeek, if the user entered it. Nobody else knows it.
[[nodiscard]] std::optional<int> bgg_number(const journal::Books& books);
/// Keeps it, or forgets it.
void set_bgg_number(journal::Journal& journal, std::optional<int> number);

}  // namespace nights
