#pragma once

#include <wx/string.h>

#include "app/words/language.h"
#include "engine/deepblue/scenario.h"

namespace words {

/// What a scenario changes, in one sentence.
[[nodiscard]] wxString rule_of(deepblue::Scenario scenario, const Language& language);

}  // namespace words
