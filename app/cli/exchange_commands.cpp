#include <iostream>
#include <memory>
#include <optional>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/session/exchange.h"
#include "app/session/game_book.h"
#include "app/session/session.h"
#include "app/words/faults.h"

namespace cli {
namespace {

using journal::Journal;

struct Options {
    std::string db;
    std::string file;
    std::optional<std::int64_t> game;
};

/// The game that is meant: the one named, or the one played last; nothing if it is not there.
std::optional<journal::GameId> meant(const Options& options, const journal::Books& books) {
    if (!options.game) return session::current_game(books);
    if (*options.game < 1 || *options.game > books.games.count()) return std::nullopt;
    return journal::GameId{*options.game};
}

std::optional<session::Exported> export_from(const Options& options) {
    auto journal = Journal::open_to_read(options.db);
    const auto game = meant(options, *journal);
    if (!game) return std::nullopt;
    if (!session::export_makes_final(*journal, *game)) return session::export_game(journal, *game);
    auto beside = Journal::open_beside(options.db);
    return session::export_game(beside, *game);
}

wxString no_game(const Options& options, const words::Language& language) {
    if (!options.game)
        return language.say("No game was played in this journal yet; “games” lists those that were added.");
    // TRANSLATORS: %lld is the number of a game; games is a command and stays as it is
    return wxString::Format(language.say("There is no game %lld in this journal; “games” lists them."),
                            static_cast<long long>(*options.game));
}

int export_game(const Options& options, const words::Language& language) {
    const auto exported = export_from(options);
    if (!exported) {
        complain(no_game(options, language));
        return kRefused;
    }
    if (exported->running)
        complain(language.say("The game is not over: whoever adds these lines up knows what is in the chests."));
    std::cout << exported->file;
    return kDone;
}

class ImportReason {
public:
    explicit ImportReason(const words::Language& language) : language_(language) {}

    int operator()(const deepblue::Refusal& refusal) const { return complain(refusal, language_); }
    int operator()(const session::Proof& proof) const { return complain(proof, language_); }
    int operator()(const session::TooLarge&) const {
        complain(language_.say("The file is larger than 10 MB and is not a game."));
        return kMalformed;
    }

private:
    const words::Language& language_;
};

int import_game(const Options& options, const words::Language& language) {
    const auto text = read_whole(options.file, language, session::kLargestImport + 1);
    if (!text) return kMalformed;
    const auto checked = session::check_game(*text);
    if (const auto* refusal = std::get_if<session::ImportRefusal>(&checked))
        return std::visit(ImportReason(language), *refusal);
    auto journal = Journal::open(options.db, session::system_time());
    const auto id = static_cast<std::int64_t>(
        session::add_game(journal, std::get<session::CheckedGame>(checked), session::system_time()));
    // TRANSLATORS: %lld is the number of a game
    print(wxString::Format(language.say("Added as game %lld"), static_cast<long long>(id)));
    return kDone;
}

}  // namespace

void add_export(Program& program) {
    auto options = std::make_shared<Options>();
    CLI::App* command = program.add("export", program.say("Print the game file of the running game or of another one"),
                                    [options, &program] { return export_game(*options, program.language); });
    program.add_db_option(command, options->db);
    command->add_option("--game", options->game, program.say("the number of the game, as in games"));
}

void add_import(Program& program) {
    auto options = std::make_shared<Options>();
    CLI::App* command = program.add("import", program.say("Add the game of a file to a journal, whole or not at all"),
                                    [options, &program] { return import_game(*options, program.language); });
    program.add_db_option(command, options->db);
    command->add_option("GAMEFILE", options->file, program.say("the game file, or - for standard input"))->required();
}

}  // namespace cli
