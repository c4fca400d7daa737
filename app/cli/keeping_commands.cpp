#include <wx/arrstr.h>

#include <iostream>
#include <memory>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/session/game_book.h"
#include "app/session/replay.h"
#include "app/session/session.h"
#include "app/words/faults.h"
#include "engine/journal/copy.h"
#include "engine/journal/recovery.h"

// What keeps a journal safe: backup, restore, check.
namespace cli {
namespace {

struct Options {
    std::string db;
    std::string other;
};

int backup(const Options& options) {
    journal::copy_journal(options.db, options.other);
    return kDone;
}

int restore(const Options& options, const words::Language& language) {
    const auto aside = journal::restore(options.other, options.db, session::system_time());
    if (aside) complain(words::put_aside(*aside, language));
    return kDone;
}

/// The lines mean nothing to the journal, so the game that goes on is replayed too.
void replay_current_game(const journal::Journal& journal) {
    if (const auto game = session::current_game(*journal))
        static_cast<void>(session::replay(journal->lines.effective(*game), journal.path()));
}

/// In the words of those who found it, a line each.
int tell(const std::vector<journal::Finding>& findings, const Options& options, const words::Language& language) {
    complain(words::reason(journal::Error(journal::Fault::Damaged, options.db, ""), language));
    for (const journal::Finding& finding : findings)
        for (const wxString& line : wxSplit(words::spoken(finding.detail), '\n', '\0')) complain(line);
    return kRefused;
}

int check(const Options& options, const words::Language& language) {
    const auto journal = journal::Journal::open_to_read(options.db);
    const auto findings = journal.check();
    if (!findings.empty()) return tell(findings, options, language);
    replay_current_game(journal);
    std::cout << "ok\n";
    return kDone;
}

}  // namespace

void add_backup(Program& program) {
    auto options = std::make_shared<Options>();
    CLI::App* command = program.add("backup", program.say("Copy a journal to a new file, also while it is in use"),
                                    [options] { return backup(*options); });
    program.add_db_option(command, options->db);
    command->add_option("TO", options->other, program.say("the new file"))->required();
}

void add_restore(Program& program) {
    auto options = std::make_shared<Options>();
    CLI::App* command = program.add("restore", program.say("Put a backup in the place of a journal, which is kept"),
                                    [options, &program] { return restore(*options, program.language); });
    program.add_db_option(command, options->db);
    command->add_option("FROM", options->other, program.say("the backup"))->required();
}

void add_check(Program& program) {
    auto options = std::make_shared<Options>();
    CLI::App* command = program.add("check", program.say("Read all of a journal and say what is wrong"),
                                    [options, &program] { return check(*options, program.language); });
    program.add_db_option(command, options->db);
}

}  // namespace cli
