#include "app/cli/commands.h"

#include <filesystem>

#include "app/cli/output.h"
#include "app/cli/usage.h"
#include "app/words/faults.h"
#include "engine/journal/location.h"

namespace cli {
namespace {

int guarded(const std::function<int()>& work, const words::Language& language) try {
    return work();
} catch (const journal::Error& error) {
    complain(words::reason(error, language));
    return kRefused;
} catch (const std::filesystem::filesystem_error& error) {
    const journal::Error told(journal::Fault::CannotOpen, error.path1(), error.code().message());
    complain(words::reason(told, language));
    return kRefused;
}

}  // namespace

CLI::App* Program::add(const char* name, const std::string& description, const std::function<int()>& work) {
    CLI::App* command = app.add_subcommand(name, description)->group(say("Commands"));
    name_help(*command, language);
    command->callback([this, work] { exit_code = guarded(work, language); });
    return command;
}

void Program::add_db_option(CLI::App* command, std::string& path) const {
    path = journal::default_path().string();
    const auto has_name = [](const std::string& given) { return given.empty() ? "1 required TEXT missing" : ""; };
    command->add_option("--db", path, say("the journal; without it your own is meant"))->check(has_name, std::string());
}

}  // namespace cli
