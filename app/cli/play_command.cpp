#include <algorithm>
#include <iostream>
#include <memory>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/session/session.h"
#include "app/words/faults.h"
#include "engine/deepblue/fields.h"
#include "engine/deepblue/strict_json.h"

namespace cli {
namespace {

using session::Session;

/// Plays lines from standard input into the running game of a journal.
class Player {
public:
    Player(Session& session, const words::Language& language) : session_(session), language_(language) {}

    int play_all(std::istream& input) {
        for (std::string line; std::getline(input, line);) {
            ++line_;
            if (line.find_first_not_of(" \t\r") != std::string::npos) play(line);
        }
        return worst_;
    }

private:
    void play(const std::string& line) {
        try {
            answer(outcome_of(line));
        } catch (const deepblue::Malformed& malformed) {
            remember(complain(line_, malformed, language_));
        } catch (const journal::Error& error) {
            complain(wxString::Format("line %d: ", line_) + words::reason(error, language_));
            remember(kRefused);
        }
    }

    /// undo and redo are no actions of the game, so they are understood here.
    session::Outcome outcome_of(const std::string& line) {
        const auto object = deepblue::parse_object(line);
        const std::string what = deepblue::Fields(object, "line").text("do");
        if (what == "undo") return session_.undo();
        if (what == "redo") return session_.redo();
        return session_.play(deepblue::read_line(line, session_.table().seats));
    }

    /// The session has it on the disk before this is said.
    void answer(const session::Outcome& outcome) {
        if (const auto* refusal = std::get_if<session::Refusal>(&outcome)) {
            remember(complain(line_, *refusal, session_.table().seats, language_));
            return;
        }
        const auto& action = std::get<deepblue::Action>(outcome);
        std::cout << deepblue::write_action(action, session_.table().seats) << std::endl;
    }

    void remember(ExitCode code) { worst_ = std::max<int>(worst_, code); }

    Session& session_;
    const words::Language& language_;
    int line_ = 0;
    int worst_ = kDone;
};

int play(const std::string& db, const words::Language& language) {
    auto journal = journal::Journal::open(db, session::system_time());
    Session session(journal);
    return Player(session, language).play_all(std::cin);
}

}  // namespace

void add_play(Program& program) {
    auto db = std::make_shared<std::string>();
    CLI::App* command = program.add("play", program.say("Play action lines from standard input into the running game"),
                                    [db, &program] { return play(*db, program.language); });
    program.add_db_option(command, *db);
}

}  // namespace cli
