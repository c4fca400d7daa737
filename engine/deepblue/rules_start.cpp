#include <set>

#include "engine/deepblue/rule_parts.h"

namespace deepblue::parts {
namespace {

Verdict someone_twice(const std::vector<Player>& players) {
    std::set<std::string_view> names;
    std::set<Colour> colours;
    for (const Player& player : players) {
        if (!names.insert(player.name).second) return NameTwice{player.name};
        if (!colours.insert(player.colour).second) return ColourTwice{player.colour};
    }
    return kAllowed;
}

}  // namespace

Verdict why_not(const Table&, const Start& act) {
    if (act.seats.size() < 2 || act.seats.size() > 5) return WrongSeatCount{static_cast<int>(act.seats.size())};
    if (auto twice = someone_twice(act.seats)) return twice;
    if (!Seating(act.seats).find(act.first)) return NotSeated{act.first};
    return kAllowed;
}

Table after(Table table, const Start& act) {
    table.seats = Seating(act.seats);
    table.scenario = act.scenario;
    table.rules = act.rules;
    table.chests = PerSeat<int>(act.seats.size(), 0);
    table.crew = PerSeat<int>(act.seats.size(), kStartingCrew);
    table.first = *table.seats.find(act.first);
    table.on_turn = table.first;
    table.stage = Revealing{Occasion::SetUp, kRow};
    return table;
}

Table pass_turn(Table table) {
    table.on_turn = table.seats.next(table.on_turn);
    table.stage = Choosing{};
    return table;
}

}  // namespace deepblue::parts
