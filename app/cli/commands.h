#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <functional>
#include <string>

#include "app/words/language.h"

namespace cli {

/// What the library would say of a number out of its bounds; nothing of one that is written plainly and within them.
template <class Number>
[[nodiscard]] std::string not_within(const std::string& typed, Number low, Number high) {
    Number number{};
    const auto read = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    const bool is_plain = read.ec == std::errc() && std::to_string(number) == typed;
    if (is_plain && low <= number && number <= high) return {};
    return "Value " + typed + " not in range " + std::to_string(low) + " to " + std::to_string(high);
}

/// The program while its commands are added: where they go, what they speak, what the chosen one ends with.
struct Program {
    CLI::App& app;
    const words::Language& language;
    int exit_code = 0;

    /// A text of the help in the language of the program.
    [[nodiscard]] std::string say(const char* english) const { return language.say(english).utf8_string(); }
    /// A command that does `work` when it is chosen. A fault of the journal ends it with a sentence.
    CLI::App* add(const char* name, const std::string& description, const std::function<int()>& work);
    /// An option that is a number between two bounds.
    template <class Number>
    CLI::Option* within(Number low, Number high, CLI::Option* option) const {
        const std::string bounds = std::to_string(low) + " - " + std::to_string(high);
        return option->type_name(say("NUMBER"))
            ->check(
                CLI::Validator([low, high](const std::string& typed) { return not_within(typed, low, high); }, bounds));
    }
    /// The option that names the journal; without it the user's own is meant.
    void add_db_option(CLI::App* command, std::string& path) const;
};

void add_replay(Program& program);
void add_demo(Program& program);
void add_verify(Program& program);
void add_play(Program& program);
void add_export(Program& program);
void add_games(Program& program);
void add_import(Program& program);
void add_backup(Program& program);
void add_restore(Program& program);
void add_check(Program& program);
void add_odds(Program& program);
void add_simulate(Program& program);

}  // namespace cli
