#pragma once

#include <wx/string.h>

#include "app/nights/foreign_plays.h"
#include "app/nights/refusal.h"
#include "app/nights/whole.h"
#include "app/words/language.h"

namespace words {

// Why something is not done, as a sentence without its end. Nothing was changed then.

[[nodiscard]] wxString reason(const nights::Refusal& refusal, const Language& language);
[[nodiscard]] wxString reason(const nights::ForeignRefusal& refusal, const Language& language);
[[nodiscard]] wxString reason(const nights::WholeRefusal& refusal, const Language& language);

/// Why a game file is not added.
[[nodiscard]] wxString reason(const session::ImportRefusal& refusal, const Language& language);

}  // namespace words
