#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "engine/deepblue/game_file.h"
#include "engine/deepblue/state_json.h"
#include "tests/fuzz/demand.h"

namespace {

using namespace deepblue;
using fuzz::demand;

/// The first `lines` lines of `file`.
std::string_view head(std::string_view file, int lines) {
    std::size_t end = 0;
    for (int i = 0; i < lines; ++i) end = file.find('\n', end) + 1;
    return file.substr(0, end);
}

void demand_whole_table(const Table& table) {
    demand(table.bag + table.supply + table.board() + table.tiles == kAllThereIs, "G4: no gem comes or goes");
    for (const Gem gem : kAllGems)
        demand(table.bag[gem] >= 0 && table.supply[gem] >= 0 && table.tiles[gem] >= 0, "no count is negative");
    demand(expects(table).empty() == table.over(), "something is legal until the game is over");
    demand(state_json(table, Chests::Open).front() == '{', "every table can be told");
    const bool told = state_json(table, Chests::Sealed).find("},\"chests\":{") != std::string::npos;
    demand(told == table.over(), "V7: chests are told exactly when the game is over");
}

void demand_same_again(const Game& game) {
    const auto again = read_game(write_game(game.header, game.actions));
    demand(std::holds_alternative<Game>(again), "a written file can be read");
    demand(std::get<Game>(again).header == game.header, "a written header is read as it was");
    demand(std::get<Game>(again).actions == game.actions, "written actions are read as they were");
    demand(std::get<Game>(again).table == game.table, "a written game comes to the same table");
}

void demand_first_bad_line(std::string_view file, const Refusal& refusal) {
    const auto before = read_game(head(file, refusal.line - 1));
    const auto* refused = std::get_if<Refusal>(&before);
    if (!refused) return;
    const auto* malformed = std::get_if<Malformed>(&refused->reason);
    demand(malformed && malformed->flaw == Flaw::NoHeader, "everything before the first bad line is good");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string file(data, data + size);
    const auto read = read_game(file);
    if (const auto* game = std::get_if<Game>(&read)) {
        demand_whole_table(game->table);
        demand_same_again(*game);
    } else {
        demand_first_bad_line(file, std::get<Refusal>(read));
    }
    return 0;
}
