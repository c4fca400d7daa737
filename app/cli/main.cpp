#include <wx/init.h>

#include <CLI/CLI.hpp>
#include <iostream>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/usage.h"
#include "app/words/catalogs.h"
#include "version.h"

namespace {

int run(int argc, char** argv) {
    const words::Language language(cli::wanted_language(argc, argv));
    CLI::App app("", "divebell-cli");
    cli::speak(app, language);
    cli::Program program{app, language};
    app.description(program.say("Divebell on the command line: games of Deep Blue, their rules, draws and journal."));
    app.set_version_flag("--version", std::string("divebell-cli ") + kVersion, program.say("show the version"));
    std::string tag;
    app.add_option("--language", tag, program.say("the language of what is written for people, such as de"))
        ->type_name(program.say("TEXT"))
        ->check(CLI::IsMember(words::languages()));
    app.fallthrough();
    app.require_subcommand(1);
    for (const auto add :
         {cli::add_play, cli::add_export, cli::add_games, cli::add_import, cli::add_replay, cli::add_verify,
          cli::add_odds, cli::add_simulate, cli::add_backup, cli::add_restore, cli::add_check, cli::add_demo})
        add(program);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? cli::kDone : cli::kMalformed;
    }
    if (std::cout.flush()) return program.exit_code;
    cli::complain(language.say("What was to be printed could not be written."));
    return cli::kRefused;
}

}  // namespace

int main(int argc, char** argv) {
    const wxInitializer wx;
    return run(argc, argv);
}
