#pragma once

#include <wx/string.h>

#include "app/words/language.h"
#include "engine/deepblue/dive.h"

namespace words {

/// What a diver is and holds: "leader, blue spot", "surfaced".
[[nodiscard]] wxString diver_in_short(const deepblue::Dive& dive, const deepblue::Diver& diver,
                                      const Language& language);

/// What is in the bag: "In the bag: 3 silver, 2 gold, 1 black".
[[nodiscard]] wxString bag_in_words(const deepblue::GemCounts& bag, const Language& language);

}  // namespace words
