#pragma once

#include <wx/string.h>

#include <vector>

#include "app/words/language.h"
#include "app/words/rule_texts.h"

namespace words {

/// Without capitals and accents, so that "Überfluss" is found by "uberfluss".
[[nodiscard]] wxString folded(const wxString& text);

/// The rules whose id, title or text, in that language, hold every word of `query`: the rule of that very id first,
/// then those with the words in the title. All rules for an empty query.
[[nodiscard]] std::vector<const RuleText*> find_rules(const wxString& query, const Language& language);

}  // namespace words
