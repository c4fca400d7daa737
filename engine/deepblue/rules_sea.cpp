#include "engine/deepblue/rule_parts.h"

namespace deepblue::parts {

Verdict why_not(const Table& table, const Sail& act) {
    if (table.wrecks.city_revealed + act.city_revealed > kCityWrecks) return NoMoreCityWrecks{};
    return kAllowed;
}

Table after(Table table, const Sail& act) {
    table.wrecks.city_revealed += act.city_revealed;
    if (act.city_revealed > 0 && table.scenario == Scenario::ScatteredWealth) {
        table.stage = Scattering{};
        return table;
    }
    if (act.city_revealed > 0 && table.scenario == Scenario::StormIsComing) {
        table.stage = StormDue{act.city_revealed};
        return table;
    }
    return pass_turn(std::move(table));
}

Verdict why_not(const Table&, const Rest&) {
    return kAllowed;
}

Table after(Table table, const Rest&) {
    return pass_turn(std::move(table));
}

Verdict why_not(const Table& table, const Scatter& act) {
    return not_in_the_bag(table.bag, act.gems);
}

Table after(Table table, const Scatter& act) {
    const GemCounts laid = GemCounts::of(act.gems);
    table.bag -= laid;
    table.tiles += laid;
    return pass_turn(std::move(table));
}

Verdict not_in_the_bag(const GemCounts& bag, const std::vector<Gem>& gems) {
    GemCounts left = bag;
    for (const Gem gem : gems) {
        if (left[gem] == 0) return NotInTheBag{gem};
        --left[gem];
    }
    return kAllowed;
}

}  // namespace deepblue::parts
