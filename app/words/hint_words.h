#pragma once

#include <wx/string.h>

#include "app/learn/situation.h"
#include "app/words/language.h"

namespace words {

/// The hint in a sentence or two; its rule stands in hint.rule.
[[nodiscard]] wxString hint_text(const learn::Hint& hint, const Language& language);

}  // namespace words
