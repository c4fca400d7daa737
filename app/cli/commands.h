#pragma once

#include <CLI/CLI.hpp>

#include "app/words/language.h"

namespace cli {

/// Each command adds itself to the program; `exit_code` is what it ended with.
void add_replay(CLI::App& program, const words::Language& language, int& exit_code);
void add_demo(CLI::App& program, const words::Language& language, int& exit_code);

}  // namespace cli
