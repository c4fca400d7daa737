#include "app/session/replay.h"

#include "engine/deepblue/game_line.h"
#include "engine/deepblue/rules.h"
#include "engine/journal/error.h"

namespace session {
namespace {

using namespace deepblue;

[[noreturn]] void give_up(const std::filesystem::path& journal, std::size_t line) {
    throw journal::Error(journal::Fault::Damaged, journal, "line " + std::to_string(line) + " of the game is no game");
}

/// The action of a line, or nothing if the line is none or the rules forbid it.
std::optional<Action> legal_action(const std::string& line, const Table& table) try {
    Action action = read_action(line, table.seats);
    return check(table, action) ? std::nullopt : std::optional(std::move(action));
} catch (const Malformed&) {
    return std::nullopt;
}

}  // namespace

Table replay(std::span<const Action> actions) {
    Table table;
    for (const Action& action : actions) table = deepblue::apply(std::move(table), action);
    return table;
}

Replayed replay(const std::vector<std::string>& lines, const std::filesystem::path& journal) {
    Replayed game;
    for (const std::string& line : lines) {
        auto action = legal_action(line, game.table);
        if (!action) give_up(journal, game.actions.size() + 1);
        game.table = deepblue::apply(std::move(game.table), *action);
        game.actions.push_back(std::move(*action));
    }
    return game;
}

}  // namespace session
