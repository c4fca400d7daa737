#include "engine/deepblue/rules.h"

#include <cassert>
#include <type_traits>

#include "engine/deepblue/rule_parts.h"

namespace deepblue {
namespace {

using parts::kAllowed;
using parts::Verdict;

template <class Act, class... Acts>
constexpr bool kIsOneOf = (std::is_same_v<Act, Acts> || ...);

template <class Act>
constexpr bool kPartOfADive = kIsOneOf<Act, Draw, Protect, Surface, Play, Stop>;
template <class Act>
constexpr bool kTakesTheTurn = kIsOneOf<Act, Recruit, Refresh, Sail, Rest, BeginDive>;
template <class Act>
constexpr bool kBookKeeping = kIsOneOf<Act, SetCrew, Correct, Recount, EndGame>;

template <class Act>
Seat actor(const Act& act) {
    return act.seat;
}
Seat actor(const BeginDive& act) {
    return act.leader;
}

/// H8: hazards come before anything else.
template <class Act>
Verdict hazard_open(const Table& table, const Act& act) {
    const Dive* dive = table.dive();
    const auto* answering = dive ? std::get_if<Answering>(&dive->phase) : nullptr;
    if (!answering) return kAllowed;
    if constexpr (kIsOneOf<Act, Protect, Surface>) {
        if (act.seat == answering->asked) return kAllowed;
    }
    return AnswerFirst{answering->asked};
}

/// Whether the action belongs into a dive, and there is one.
template <class Act>
Verdict out_of_place(const Table& table, const Act& act) {
    const bool in_a_dive = table.dive() != nullptr;
    if constexpr (kPartOfADive<Act>) {
        if (!in_a_dive) return NoDive{kind(act)};
    } else if constexpr (kTakesTheTurn<Act>) {
        if (in_a_dive) return DiveUnderWay{};
    } else if constexpr (kBookKeeping<Act>) {
        if (in_a_dive) return BooksClosed{};
    }
    return kAllowed;
}

Verdict must_come_first(const Table&, const Revealing& stage) {
    return RevealFirst{stage.occasion, stage.due};
}
Verdict must_come_first(const Table&, const Scattering&) {
    return ScatterFirst{};
}
Verdict must_come_first(const Table& table, const StormDue&) {
    return StormDiveFirst{table.on_turn};
}
template <class Other>
Verdict must_come_first(const Table&, const Other&) {
    return kAllowed;
}

bool is_the_storm_dive(const Table& table, const BeginDive& act) {
    return act.leader == table.on_turn && act.wreck.city;
}

/// Whether this action is what is due, or nothing is (M, S3, S5).
template <class Act>
Verdict something_else_due(const Table& table, const Act& act) {
    auto due = std::visit([&](const auto& stage) { return must_come_first(table, stage); }, table.stage);
    if constexpr (std::is_same_v<Act, Reveal>) {
        if (std::holds_alternative<Revealing>(table.stage)) return kAllowed;
        if (table.market.deck == 0) return DeckUsedUp{};
        return NoRevealDue{};
    } else if constexpr (std::is_same_v<Act, Scatter>) {
        if (std::holds_alternative<Scattering>(table.stage)) return kAllowed;
        return due ? due : NoScatterDue{};
    } else if constexpr (std::is_same_v<Act, BeginDive>) {
        if (std::holds_alternative<StormDue>(table.stage) && is_the_storm_dive(table, act)) return kAllowed;
        return due;
    } else if constexpr (kTakesTheTurn<Act>) {
        return due;
    } else {
        return kAllowed;
    }
}

template <class Act>
Verdict not_on_turn(const Table& table, const Act& act) {
    if constexpr (kTakesTheTurn<Act>) {
        if (actor(act) == table.on_turn) return kAllowed;
        if constexpr (std::is_same_v<Act, BeginDive>) return OnlyOnTurn{table.on_turn};
        return NotOnTurn{table.on_turn};
    } else {
        return kAllowed;
    }
}

template <class Act>
Verdict judge(const Table& table, const Act& act) {
    if (!table.started()) return NotStarted{};
    if (auto reason = hazard_open(table, act)) return reason;
    if (auto reason = out_of_place(table, act)) return reason;
    if (auto reason = something_else_due(table, act)) return reason;
    if (auto reason = not_on_turn(table, act)) return reason;
    return parts::why_not(table, act);
}
Verdict judge(const Table& table, const Start& act) {
    if (table.started()) return AlreadyStarted{};
    return parts::why_not(table, act);
}
Verdict judge(const Table&, const Stranger& act) {
    return NotSeated{act.name};
}

}  // namespace

std::optional<RuleViolation> check(const Table& table, const Action& action) {
    if (table.over()) return GameOver{};
    return std::visit([&](const auto& act) { return judge(table, act); }, action);
}

Table apply(Table table, const Action& action) {
    assert(!check(table, action));
    return std::visit(
        [&]<class Act>(const Act& act) {
            if constexpr (std::is_same_v<Act, Stranger>) {
                return std::move(table);
            } else {
                return parts::after(std::move(table), act);
            }
        },
        action);
}

}  // namespace deepblue
