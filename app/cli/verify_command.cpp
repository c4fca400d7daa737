#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/session/fairness.h"

namespace cli {
namespace {

int report(const session::Proof& proof, const words::Language& language) {
    if (const auto* proven = std::get_if<session::Proven>(&proof)) {
        std::cout << proven->gems << " draws verified\n";
        return kDone;
    }
    return complain(proof, language);
}

int verify(const std::string& file, const words::Language& language) {
    const auto text = read_whole(file, language);
    if (!text) return kMalformed;
    const auto read = deepblue::read_game(*text);
    if (const auto* refusal = std::get_if<deepblue::Refusal>(&read)) return complain(*refusal, language);
    return report(session::verify(std::get<deepblue::Game>(read)), language);
}

}  // namespace

void add_verify(Program& program) {
    auto file = std::make_shared<std::string>();
    CLI::App* command = program.add("verify", program.say("Recompute every gem the app drew in a finished game"),
                                    [file, &program] { return verify(*file, program.language); });
    command->add_option("FILE", *file, program.say("the game file, or - for standard input"))->required();
}

}  // namespace cli
