#include "engine/deepblue/rule_parts.h"

namespace deepblue::parts {

Verdict why_not(const Table&, const SetCrew&) {
    return kAllowed;
}

Table after(Table table, const SetCrew& act) {
    table.crew[act.seat] = act.cards;
    return table;
}

Verdict why_not(const Table&, const Correct&) {
    return kAllowed;
}

Table after(Table table, const Correct& act) {
    table.chests[act.seat] += act.vp;
    return table;
}

Verdict why_not(const Table& table, const Recount& act) {
    const GemCounts most = table.bag + table.supply;
    for (const Gem gem : kAllGems) {
        if (act.bag[gem] > most[gem]) return MoreThanThereAre{gem, most[gem]};
    }
    return kAllowed;
}

Table after(Table table, const Recount& act) {
    table.supply += table.bag - act.bag;
    table.bag = act.bag;
    return table;
}

Verdict why_not(const Table&, const EndGame&) {
    return kAllowed;
}

Table after(Table table, const EndGame&) {
    table.stage = Over{};
    return table;
}

}  // namespace deepblue::parts
