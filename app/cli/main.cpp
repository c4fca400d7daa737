#include <wx/init.h>

#include <CLI/CLI.hpp>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "version.h"

namespace {

int run(int argc, char** argv) {
    const words::Language language;
    int exit_code = cli::kDone;
    CLI::App program("Divebell on the command line: replay and check games of Deep Blue.", "divebell-cli");
    program.set_version_flag("--version", std::string("divebell-cli ") + kVersion);
    program.require_subcommand(1);
    cli::add_replay(program, language, exit_code);
    cli::add_demo(program, language, exit_code);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? cli::kDone : cli::kMalformed;
    }
    return exit_code;
}

}  // namespace

int main(int argc, char** argv) {
    const wxInitializer wx;
    return run(argc, argv);
}
