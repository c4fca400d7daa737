#include "app/nights/player_names.h"

#include <exception>

#include "app/nights/foreign_values.h"
#include "engine/deepblue/game_line.h"

namespace nights {

using namespace deepblue;

/// The reader of game files decides: a name that it refuses could not sit at a table.
bool is_name(const std::string& text) try {
    const Start start{.seats = {{text, Colour::Green}}, .first = text, .scenario = {}, .rules = {}};
    static_cast<void>(read_action(write_action(start, {}), {}));
    return true;
} catch (const std::exception&) {
    return false;
}

journal::PlayerId player_named(journal::Books& books, std::string_view name, std::string_view colour) {
    const auto known = books.players.find(name);
    return known ? known->id : books.players.add(name, colour, "");
}

std::string free_name(const journal::Books& books, const std::string& name) {
    std::string free = name;
    for (int number = 2; books.players.find(free); ++number)
        free = tidy_name(name) + " (" + std::to_string(number) + ")";
    return free;
}

}  // namespace nights
