#include <algorithm>

#include "engine/deepblue/rule_parts.h"
#include "engine/deepblue/rules.h"

namespace deepblue {
namespace {

using Kinds = std::vector<Expected>;

void add(Kinds& kinds, ActionKind kind, bool legal = true) {
    if (legal) kinds.push_back({.kind = kind});
}

void add_book_keeping(Kinds& kinds) {
    for (const ActionKind kind : {ActionKind::Crew, ActionKind::Correct, ActionKind::Recount, ActionKind::End})
        add(kinds, kind);
}

Kinds one_and_book_keeping(ActionKind kind) {
    Kinds kinds;
    add(kinds, kind);
    add_book_keeping(kinds);
    return kinds;
}

Kinds of_phase(const Table& table, const Deciding&) {
    Kinds kinds;
    add(kinds, ActionKind::Draw, !table.bag.empty());
    add(kinds, ActionKind::Play, !table.dive()->drawn.empty());
    add(kinds, ActionKind::Stop, parts::may_stop(table));
    return kinds;
}

Kinds of_phase(const Table&, const Answering& phase) {
    return {{.kind = ActionKind::Protect, .asked = phase.asked, .against = phase.open},
            {.kind = ActionKind::Surface, .asked = phase.asked}};
}

Kinds of_phase(const Table& table, const LastCards&) {
    const auto& divers = table.dive()->divers;
    Kinds kinds;
    add(kinds, ActionKind::Play, std::any_of(divers.begin(), divers.end(), [](auto& d) { return !d.surfaced; }));
    add(kinds, ActionKind::Stop);
    return kinds;
}

Kinds of_stage(const Table&, const BeforeStart&) {
    return {{.kind = ActionKind::Start}};
}
Kinds of_stage(const Table&, const Revealing&) {
    return one_and_book_keeping(ActionKind::Reveal);
}
Kinds of_stage(const Table& table, const Choosing&) {
    Kinds kinds;
    add(kinds, ActionKind::Recruit, table.market.row > 0);
    add(kinds, ActionKind::Refresh, table.market.deck > 0);
    add(kinds, ActionKind::Sail);
    add(kinds, ActionKind::Rest);
    add(kinds, ActionKind::Dive);  // a city wreck is always left: the fourth ends the game
    add_book_keeping(kinds);
    return kinds;
}
Kinds of_stage(const Table&, const Scattering&) {
    return one_and_book_keeping(ActionKind::Scatter);
}
Kinds of_stage(const Table&, const StormDue&) {
    return one_and_book_keeping(ActionKind::Dive);
}
Kinds of_stage(const Table& table, const Diving& diving) {
    return std::visit([&](const auto& phase) { return of_phase(table, phase); }, diving.dive.phase);
}
Kinds of_stage(const Table&, const Over&) {
    return {};
}

}  // namespace

std::vector<Expected> expects(const Table& table) {
    return std::visit([&](const auto& stage) { return of_stage(table, stage); }, table.stage);
}

}  // namespace deepblue
