#include <algorithm>

#include "engine/deepblue/rule_parts.h"
#include "engine/deepblue/rules.h"

namespace deepblue {
namespace {

bool draws_pairs(const Table& table) {
    return table.scenario == Scenario::TroubledWaters && table.dive()->wreck.city;
}

}  // namespace

int pull_size(const Table& table) {
    return std::min(draws_pairs(table) ? 2 : 1, table.bag.total());
}

}  // namespace deepblue

namespace deepblue::parts {
namespace {

Table book(Table table, const PaidDive& paid) {
    for (const Pay& pay : paid.pay) table.chests[pay.seat] += pay.total();
    table.dives.push_back(paid);
    return table;
}

Table remove_wreck(Table table, const Wreck& wreck) {
    ++(wreck.city ? table.wrecks.city : table.wrecks.ordinary);
    if (wreck.name) table.wrecks.dived.push_back(*wreck.name);
    return table;
}

Table go_on_after_dive(Table table, int storm_dives) {
    if (table.wrecks.city == kCityWrecks) {
        table.stage = Over{};  // E1
        return table;
    }
    if (storm_dives == 0) return pass_turn(std::move(table));
    table.stage = StormDue{storm_dives};
    return table;
}

}  // namespace

Verdict why_not(const Table& table, const Draw& act) {
    if (std::holds_alternative<LastCards>(table.dive()->phase)) return LeaderIsUp{table.on_turn};
    if (table.bag.empty()) return BagEmpty{};
    const int needed = pull_size(table);
    if (static_cast<int>(act.gems.size()) != needed) return WrongNumberOfGems{needed, draws_pairs(table)};
    return not_in_the_bag(table.bag, act.gems);
}

Table after(Table table, const Draw& act) {
    Dive& dive = *table.dive();
    const GemCounts pull = GemCounts::of(act.gems);
    const GemCounts open = hazards_to_answer(dive.board(), pull);
    table.bag -= pull;
    dive.drawn.insert(dive.drawn.end(), act.gems.begin(), act.gems.end());
    dive.last_pull = act.gems.size();
    dive.leader_drew = true;
    if (!open.empty()) dive = ask_leader(std::move(dive), open);
    return table;
}

bool may_stop(const Table& table) {
    const Dive& dive = *table.dive();
    const bool scattered_gem_counts = dive.wreck.gem && table.rules.scattered_gem_is_a_draw;  // S3
    return dive.leader_drew || scattered_gem_counts || table.bag.empty();                     // W3, W6
}

Verdict why_not(const Table& table, const Stop&) {
    if (std::holds_alternative<LastCards>(table.dive()->phase) || may_stop(table)) return kAllowed;
    return DrawFirst{};
}

Table after(Table table, const Stop&) {
    const Diving ending = std::get<Diving>(std::move(table.stage));
    const PaidDive paid = score(ending.dive, table.scenario, table.rules);
    table = book(std::move(table), paid);
    table = remove_wreck(std::move(table), ending.dive.wreck);
    table.bag += ending.dive.board();  // V9
    return go_on_after_dive(std::move(table), ending.storm_dives);
}

}  // namespace deepblue::parts
