#pragma once

#include <wx/string.h>

#include "app/nights/opening.h"
#include "app/words/language.h"

namespace words {

// What is said about a file that was opened; `file` is its name without the folders.

[[nodiscard]] wxString opened(const nights::OpenedGame& game, const std::string& file, const Language& language);
[[nodiscard]] wxString not_opened(const session::ImportRefusal& refusal, const std::string& file,
                                  const Language& language);
[[nodiscard]] wxString not_readable(const std::string& file, const Language& language);

}  // namespace words
