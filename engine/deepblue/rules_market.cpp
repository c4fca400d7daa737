#include <algorithm>

#include "engine/deepblue/rule_parts.h"

namespace deepblue::parts {
namespace {

constexpr int kRefreshReveals = 5;  // M4: four for the row, one after the free pick

/// M6: a colour the supply lacks moves nothing.
Table add_gem(Table table, Gem gem) {
    if (table.supply[gem] == 0) return table;
    --table.supply[gem];
    ++table.bag[gem];
    return table;
}

Table finish_reveals(Table table, Occasion occasion) {
    if (occasion == Occasion::Refresh) --table.market.row;  // M4: one of the new cards is taken
    if (occasion != Occasion::SetUp) return pass_turn(std::move(table));
    table.stage = Choosing{};
    return table;
}

}  // namespace

Verdict why_not(const Table&, const Reveal& act) {
    if (act.gem && is_hazard(*act.gem)) return NeverAdded{*act.gem};
    return kAllowed;
}

Table after(Table table, const Reveal& act) {
    if (act.gem) table = add_gem(std::move(table), *act.gem);
    --table.market.deck;
    ++table.market.row;
    auto& reveals = std::get<Revealing>(table.stage);
    if (--reveals.due > 0) return table;
    const Occasion occasion = reveals.occasion;
    return finish_reveals(std::move(table), occasion);
}

Verdict why_not(const Table& table, const Recruit&) {
    if (table.market.row == 0) return RowEmpty{};
    return kAllowed;
}

Table after(Table table, const Recruit& act) {
    ++table.crew[act.seat];  // M8
    --table.market.row;
    if (table.market.deck == 0) return pass_turn(std::move(table));  // M7
    table.stage = Revealing{Occasion::Recruit, 1};
    return table;
}

Verdict why_not(const Table& table, const Refresh&) {
    if (table.market.deck == 0) return DeckUsedUp{};
    return kAllowed;
}

Table after(Table table, const Refresh& act) {
    ++table.crew[act.seat];  // M8
    table.market.row = 0;
    table.stage = Revealing{Occasion::Refresh, std::min(kRefreshReveals, table.market.deck)};  // M7
    return table;
}

}  // namespace deepblue::parts
