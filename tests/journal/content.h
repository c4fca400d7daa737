#pragma once

#include <string>

#include "engine/journal/journal.h"

namespace journal {

/// Fills a journal with something of everything, in several pages of each table.
void fill(Journal& journal);

/// Everything that can be read from a journal, as text.
[[nodiscard]] std::string everything(const Journal& journal);

}  // namespace journal
