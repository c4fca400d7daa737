#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/session/prompt.h"
#include "app/words/log.h"
#include "app/words/payout.h"
#include "app/words/prompts.h"
#include "engine/deepblue/game_file.h"
#include "example_game.h"

namespace cli {
namespace {

using namespace deepblue;

/// Tells a dive as the table would see it.
class Narrator {
public:
    explicit Narrator(const words::Language& language) : in_(language) {}

    void tell(const Table& before, const Action& action, const Table& after) const {
        print("  " + words::log_line(action, after.seats, in_));
        if (const auto* draw = std::get_if<Draw>(&action)) tell_warnings(before, *draw);
        if (std::holds_alternative<Stop>(action)) return tell_payout(after);
        const bool asked_anew = !std::holds_alternative<Play>(action);
        if (after.dive() && asked_anew) print("> " + words::question(session::next_prompt(after), after.seats, in_));
    }

private:
    void tell_warnings(const Table& before, const Draw& draw) const {
        const GemCounts pull = GemCounts::of(draw.gems);
        for (const Gem hazard : {Gem::Black, Gem::Blue}) {
            if (pull[hazard] > 0 && before.board()[hazard] == 0) print("  " + words::warning(hazard, in_));
        }
    }
    void tell_payout(const Table& after) const {
        print("");
        for (const Pay& pay : after.dives.back().pay) print("  " + words::payout(pay, after.seats, in_));
    }

    const words::Language& in_;
};

int demo(const words::Language& language) {
    const auto read = read_game(kExampleGame);
    if (const auto* refusal = std::get_if<Refusal>(&read)) return complain(*refusal, language);
    print(language.say("The example dive of the rulebook"));
    print("");
    const Narrator narrator(language);
    Table table;
    for (const Action& action : std::get<Game>(read).actions) {
        const Table before = table;
        table = deepblue::apply(std::move(table), action);
        narrator.tell(before, action, table);
    }
    return kDone;
}

}  // namespace

void add_demo(Program& program) {
    program.add("demo", program.say("Play the rulebook’s example dive in words"),
                [&program] { return demo(program.language); });
}

}  // namespace cli
