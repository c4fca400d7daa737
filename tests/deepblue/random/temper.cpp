#include "tests/deepblue/random/temper.h"

#include <map>

#include "engine/deepblue/rules.h"

namespace deepblue {
namespace {

std::size_t even_weight(ActionKind kind) {
    switch (kind) {
        case ActionKind::Reveal:
        case ActionKind::Scatter:
        case ActionKind::Draw: return 300;
        case ActionKind::Protect: return 150;
        case ActionKind::Dive: return 120;
        case ActionKind::Sail: return 80;
        case ActionKind::Play:
        case ActionKind::Recruit:
        case ActionKind::Surface: return 60;
        case ActionKind::Refresh:
        case ActionKind::Rest:
        case ActionKind::Stop: return 30;
        case ActionKind::End: return 1;
        default: return 10;
    }
}

std::size_t weight(Temper temper, ActionKind kind) {
    const bool market = kind == ActionKind::Recruit || kind == ActionKind::Refresh;
    if (temper == Temper::Hiring && market) return 1000;
    if (temper == Temper::Diving && kind == ActionKind::Dive) return 3000;
    if (temper == Temper::Counting && kind == ActionKind::Recount) return 80;
    if (temper == Temper::Counting && kind == ActionKind::End) return 10;  // early, while players are still level
    return even_weight(kind);
}

}  // namespace

std::optional<Action> choose(const Table& table, const std::vector<Action>& proposals, Temper temper, Dice& dice) {
    std::map<ActionKind, std::vector<const Action*>> legal;
    for (const Action& action : proposals) {
        if (!check(table, action)) legal[kind(action)].push_back(&action);
    }
    std::size_t all = 0;
    for (const auto& entry : legal) all += weight(temper, entry.first);
    if (all == 0) return std::nullopt;
    std::size_t rolled = roll(dice, all);
    for (const auto& [kind, actions] : legal) {
        if (rolled < weight(temper, kind)) return *actions[roll(dice, actions.size())];
        rolled -= weight(temper, kind);
    }
    return std::nullopt;
}

}  // namespace deepblue
