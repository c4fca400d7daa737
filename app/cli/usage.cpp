#include "app/cli/usage.h"

#include <algorithm>
#include <regex>
#include <string_view>

#include "app/words/catalogs.h"

namespace cli {
namespace {

constexpr std::string_view kOption = "--language";

wxString unexpected(const std::string& argument, const words::Language& in) {
    // TRANSLATORS: %s is what was typed
    return wxString::Format(in.say("Unexpected argument: %s"), words::spoken(argument));
}

/// What the library complains, in our words; a complaint that is not known here stays as it is.
wxString complaint(const std::string& english, const words::Language& in) {
    std::smatch found;
    const auto is = [&](const char* pattern) { return std::regex_match(english, found, std::regex(pattern)); };
    const auto part = [&](std::size_t group) { return words::spoken(found[group].str()); };
    if (is("A subcommand is required")) return in.say("A command is needed, such as demo.");
    // TRANSLATORS: %s is an option or argument, such as --bag or FILE
    if (is("(.+) is required")) return wxString::Format(in.say("%s is needed."), part(1));
    if (is("The following arguments? (?:was|were) not expected: (.+)")) return unexpected(found[1].str(), in);
    if (is("Could not convert: (.+) = (.*)"))
        // TRANSLATORS: %1$s is an option, %2$s what was typed after it
        return wxString::Format(in.say("%1$s does not take this value: %2$s"), part(1), part(2));
    if (is("(.+): Value (.+) not in range (.+) to (.+)")) {
        // TRANSLATORS: %1$s is an option, %2$s what was typed, %3$s and %4$s the bounds
        return wxString::Format(in.say("%1$s goes from %3$s to %4$s, not %2$s."), part(1), part(2), part(3), part(4));
    }
    // TRANSLATORS: %s is an option, such as --db
    if (is("(.+): 1 required .+ missing")) return wxString::Format(in.say("%s needs a value."), part(1));
    // TRANSLATORS: %s is an option, such as --bag
    if (is("(.+): At Most 1 required but .+")) return wxString::Format(in.say("%s may stand only once."), part(1));
    if (is("(.+) was given a disallowed flag .+"))
        // TRANSLATORS: %s is an option, such as --pairs
        return wxString::Format(in.say("%s takes no value."), "--" + part(1));
    // TRANSLATORS: %s is what was typed after --language
    if (is("--language: (.+) not in .+")) return wxString::Format(in.say("This language is not known: %s"), part(1));
    return words::spoken(english);
}

std::string value_of_option(int argc, const char* const* argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == kOption && i + 1 < argc) return argv[i + 1];
        if (argument.starts_with(kOption) && argument.substr(kOption.size()).starts_with('='))
            return std::string(argument.substr(kOption.size() + 1));
    }
    return {};
}

void name_the_parts(CLI::App& app, const words::Language& in) {
    const auto label = [&](const char* part, const wxString& text) {
        app.get_formatter()->label(part, text.utf8_string());
    };
    label("Usage", in.say("Usage"));
    label("OPTIONS", in.say("OPTIONS"));
    label("SUBCOMMAND", in.say("COMMAND"));
    label("Positionals", in.say("Arguments"));
    label("REQUIRED", in.say("NEEDED"));
    label("TEXT", in.say("TEXT"));
    for (const char* number : {"INT", "UINT"}) label(number, in.say("NUMBER"));
}

}  // namespace

std::string wanted_language(int argc, const char* const* argv) {
    const auto& there = words::languages();
    const std::string asked = value_of_option(argc, argv);
    return std::find(there.begin(), there.end(), asked) == there.end() ? words::users_language() : asked;
}

void name_help(CLI::App& app, const words::Language& in) {
    app.set_help_flag("-h,--help", in.say("show this help").utf8_string());
}

void speak(CLI::App& app, const words::Language& in) {
    name_the_parts(app, in);
    app.option_defaults()->group(in.say("Options").utf8_string())->disable_flag_override();
    name_help(app, in);
    app.failure_message([&in](const CLI::App* failed, const CLI::Error& error) {
        const wxString more = in.say("See --help for more.");
        const auto rest = failed->remaining();
        // What is missing matters less than what nobody knows, such as a mistyped command.
        const bool has_unexpected = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !rest.empty();
        const wxString what = has_unexpected ? unexpected(rest.front(), in) : complaint(error.what(), in);
        return what.utf8_string() + "\n" + more.utf8_string() + "\n";
    });
}

}  // namespace cli
