#pragma once

#include <wx/string.h>

#include "app/session/prompt.h"
#include "app/words/language.h"

namespace words {

/// The question that is open, to the player it is for, the name first so that it is found from afar.
[[nodiscard]] wxString question(const session::Prompt& prompt, const deepblue::Seating& seats,
                                const Language& language);

/// The same of a scatter whose gems come by hand (S3).
[[nodiscard]] wxString scatter_by_hand(const wxString& player, const Language& language);

}  // namespace words
