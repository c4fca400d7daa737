#include <algorithm>

#include "engine/deepblue/rule_parts.h"

namespace deepblue::parts {
namespace {

bool holds(const Condition& needs, const GemCounts& board) {
    const int there = needs.colour ? board[*needs.colour] : board.total();
    return there >= needs.count;
}

/// C2, C3, C8
Verdict does_not_fit(const Dive& dive, const Condition& needs, bool late_cards) {
    if (!holds(needs, dive.board())) return ConditionNotMet{needs};
    if (late_cards || !needs.colour) return kAllowed;
    const auto last = dive.last_gems();
    if (std::find(last.begin(), last.end(), *needs.colour) == last.end()) return NotJustDrawn{*needs.colour};
    return kAllowed;
}

bool has_played(const Diver& diver, const std::string& card) {
    return std::find(diver.played_names.begin(), diver.played_names.end(), card) != diver.played_names.end();
}

}  // namespace

Verdict why_not(const Table& table, const Play& act) {
    const Dive& dive = *table.dive();
    const Diver* diver = dive.find(act.seat);
    if (!diver) return NotInTheDive{act.seat};
    if (diver->surfaced) return HasSurfaced{act.seat};
    if (dive.drawn.empty()) return NoGemYet{};
    if (act.card.name && has_played(*diver, *act.card.name)) return PlayedBefore{*act.card.name};
    if (!act.card.needs) return kAllowed;
    return does_not_fit(dive, *act.card.needs, table.rules.late_cards);
}

Table after(Table table, const Play& act) {
    Diver& diver = *table.dive()->find(act.seat);
    diver.card_vp += act.card.vp;
    ++diver.cards_played;
    if (act.card.name) diver.played_names.push_back(*act.card.name);
    return table;
}

}  // namespace deepblue::parts
