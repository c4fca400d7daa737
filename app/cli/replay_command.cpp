#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/words/log.h"
#include "engine/deepblue/game_file.h"
#include "engine/deepblue/state_json.h"

namespace cli {
namespace {

struct Options {
    std::string file;
    bool chests = false;
};

void tell_notes(const deepblue::Game& game, const words::Language& language) {
    for (const auto& note : game.notes)
        complain(wxString::Format("line %d: M6: ", note.line) + words::nothing_moves(note.gem, language));
}

int replay(const Options& options, const words::Language& language) {
    const auto text = read_whole(options.file, language);
    if (!text) return kMalformed;
    const auto read = deepblue::read_game(*text);
    if (const auto* refusal = std::get_if<deepblue::Refusal>(&read)) return complain(*refusal, language);
    const auto& game = std::get<deepblue::Game>(read);
    tell_notes(game, language);
    const auto chests = options.chests ? deepblue::Chests::Open : deepblue::Chests::Sealed;
    std::cout << deepblue::state_json(game.table, chests) << '\n';
    return kDone;
}

}  // namespace

void add_replay(Program& program) {
    auto options = std::make_shared<Options>();
    CLI::App* command = program.add("replay", program.say("Print the state after the last line of a game file"),
                                    [options, &program] { return replay(*options, program.language); });
    command->add_option("FILE", options->file, program.say("the game file, or - for standard input"))->required();
    command->add_flag("--chests", options->chests, program.say("print the chests of a game that is not over"));
}

}  // namespace cli
