#pragma once

#include <wx/string.h>

#include "app/words/language.h"
#include "engine/deepblue/gem_counts.h"

namespace words {

/// What is in the bag: "In the bag: 3 silver, 2 gold, 1 black".
[[nodiscard]] wxString bag_in_words(const deepblue::GemCounts& bag, const Language& language);

/// The same of the supply.
[[nodiscard]] wxString supply_in_words(const deepblue::GemCounts& supply, const Language& language);

}  // namespace words
