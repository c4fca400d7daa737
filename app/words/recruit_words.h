#pragma once

#include <wx/string.h>

#include "app/session/remembered.h"
#include "app/words/language.h"
#include "engine/deepblue/violation.h"

namespace words {

/// What the card that comes up next shows; `number` counts from 1, of `total` that come up one after another.
[[nodiscard]] wxString reveal_question(const wxString& player, int number, int total, const Language& language);

/// What happens on the table while `total` cards come up.
[[nodiscard]] wxString reveal_note(deepblue::Occasion occasion, const wxString& player, int total,
                                   const Language& language);

/// What a remembered card does, in one line: "2 × gold, 4 VP, +1 red".
[[nodiscard]] wxString in_short(const session::KnownCard& card, const Language& language);

}  // namespace words
