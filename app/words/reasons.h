#pragma once

#include <wx/string.h>

#include "app/words/language.h"
#include "engine/deepblue/malformed.h"
#include "engine/deepblue/player.h"
#include "engine/deepblue/violation.h"

namespace words {

/// Why an action was refused, as a sentence without its end.
[[nodiscard]] wxString reason(const deepblue::RuleViolation& violation, const deepblue::Seating& seats,
                              const Language& language);

/// What is wrong with a line that is no line of a game file.
[[nodiscard]] wxString reason(const deepblue::Malformed& malformed, const Language& language);

}  // namespace words
