#pragma once

#include <CLI/CLI.hpp>

#include <string>

#include "app/words/language.h"

namespace cli {

/// The language that --language among the arguments asks for, else the one of the environment. It is needed before
/// the arguments can be parsed, because the help is made of it.
[[nodiscard]] std::string wanted_language(int argc, const char* const* argv);

/// Lets help and complaints about the usage speak `language`; before commands are added, which take it over.
void speak(CLI::App& app, const words::Language& language);

/// The option that shows the help; each command has one of its own.
void name_help(CLI::App& app, const words::Language& language);

}  // namespace cli
