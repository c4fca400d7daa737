#pragma once

#include <wx/string.h>

#include <filesystem>
#include <optional>

#include "app/session/exchange.h"
#include "app/session/refusal.h"
#include "app/words/language.h"
#include "engine/journal/error.h"

namespace words {

/// Why the session refuses something.
[[nodiscard]] wxString reason(const session::Refusal& refusal, const deepblue::Seating& seats,
                              const Language& language);

/// What is wrong with a journal, what is kept, and what to do.
[[nodiscard]] wxString reason(const journal::Error& error, const Language& language);

/// Where a journal that could not be read is kept, when a backup has taken its place.
[[nodiscard]] wxString put_aside(const std::filesystem::path& path, const Language& language);

/// A backup is in its place; `aside` is where a file that could not be read was put.
[[nodiscard]] wxString restored(const std::optional<std::filesystem::path>& aside, const Language& language);

/// Why a game could not be proven. Requires that it was not.
[[nodiscard]] wxString reason(const session::Proof& proof, const Language& language);

}  // namespace words
