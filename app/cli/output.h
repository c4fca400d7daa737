#pragma once

#include <wx/string.h>

#include <optional>
#include <string>

#include "app/session/fairness.h"
#include "app/session/refusal.h"
#include "app/words/language.h"
#include "engine/deepblue/game_file.h"

namespace cli {

/// What a command ends with.
enum ExitCode : int { kDone = 0, kRefused = 1, kMalformed = 2 };

/// A line for people on standard output; control characters in it are replaced.
void print(const wxString& sentence);
/// A line for people on standard error; control characters in it are replaced.
void complain(const wxString& sentence);

// Say why a line was refused, and with which exit code that ends.
ExitCode complain(int line, const deepblue::Malformed& malformed, const words::Language& language);
ExitCode complain(int line, const session::Refusal& refusal, const deepblue::Seating& seats,
                  const words::Language& language);
ExitCode complain(const deepblue::Refusal& refusal, const words::Language& language);
ExitCode complain(const session::Proof& proof, const words::Language& language);

/// The whole of a file, or of standard input for "-", or its first `most` bytes; complains if it cannot be read.
[[nodiscard]] std::optional<std::string> read_whole(const std::string& path, const words::Language& language,
                                                    std::size_t most = std::string::npos);

}  // namespace cli
