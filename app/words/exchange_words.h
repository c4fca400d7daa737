#pragma once

#include <wx/string.h>

#include "app/nights/foreign_plays.h"
#include "app/nights/whole.h"
#include "app/words/language.h"

namespace words {

// What came of a way in or out, as whole sentences.

/// "12 games added, 2 brought up to date, 1 left alone, 3 new players."
[[nodiscard]] wxString taken_over(const nights::TakenOver& done, const Language& language);
[[nodiscard]] wxString imported(const nights::WholeImport& done, const Language& language);

/// "12 plays will be taken over." and how many are left out.
[[nodiscard]] wxString plays_to_take(int plays, int left_out, const Language& language);

/// How many games stand in an export, and how many are left out because they can still go on.
[[nodiscard]] wxString exported(int games, int left_out, const Language& language);

/// Why nothing was changed: `reason` without its end.
[[nodiscard]] wxString not_read(const wxString& reason, const Language& language);

}  // namespace words
