#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "engine/deepblue/game_line.h"
#include "engine/deepblue/rules.h"

namespace deepblue {

/// M6, worth telling: the supply had no such gem.
struct NothingMoved {
    int line = 0;
    Gem gem{};
    friend bool operator==(const NothingMoved&, const NothingMoved&) = default;
};

/// A game read from the first to the last line.
struct Game {
    Header header;
    std::vector<Action> actions;
    std::vector<int> line_numbers;  // where each action stands
    Table table;
    std::vector<NothingMoved> notes;
};

/// The first bad line of a file, and who sat at the table then.
struct Refusal {
    int line = 1;
    std::variant<Malformed, RuleViolation> reason;
    Seating seats;
};

/// Reads and replays a whole game file; the first bad line decides.
[[nodiscard]] std::variant<Game, Refusal> read_game(std::string_view file);

/// M6: whether the "+1" of this card finds nothing in the supply.
[[nodiscard]] bool adds_nothing(const Table& table, const Reveal& reveal);

/// The lines of a file, header first, each with its line end.
[[nodiscard]] std::string write_game(const Header& header, const std::vector<Action>& actions);

}  // namespace deepblue
