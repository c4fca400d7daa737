#pragma once

#include <wx/string.h>

#include "app/nights/luck.h"
#include "app/words/language.h"

namespace words {

/// The page about luck as a text to paste: the ledger, the bravest draws and how the odds kept their word.
[[nodiscard]] wxString luck_summary(const wxString& title, const nights::Luck& luck, const Language& language);

/// How often a hazard had to be answered, beside what the odds said: "17 %"; "–" where nobody decided.
[[nodiscard]] wxString answered_share(const nights::OddsRange& range, const Language& language);
[[nodiscard]] wxString expected_share(const nights::OddsRange& range, const Language& language);

/// A large number in groups of three.
[[nodiscard]] wxString grouped(std::int64_t number);

}  // namespace words
