#pragma once

#include <wx/string.h>

#include "app/session/chances.h"
#include "app/words/language.h"

namespace words {

/// The chance that the next draw must be answered, as a sentence: "About one in six needs protection".
[[nodiscard]] wxString odds(const session::Chance& chance, const Language& language);

/// The same in numbers: "17 % · 3 of 18"; `pairs` where two gems are drawn at a time.
[[nodiscard]] wxString odds_in_numbers(const session::Chance& chance, bool pairs, const Language& language);

}  // namespace words
