#pragma once

#include <optional>

#include "engine/deepblue/action.h"
#include "engine/deepblue/table.h"
#include "engine/deepblue/violation.h"

// The two halves of each rule, for rules.cpp alone: why_not() judges an action's own rules once it is in its place
// and its turn, after() carries it out.
namespace deepblue::parts {

using Verdict = std::optional<RuleViolation>;
inline constexpr std::nullopt_t kAllowed = std::nullopt;

// rules_start.cpp: P
Verdict why_not(const Table& table, const Start& act);
Table after(Table table, const Start& act);

// rules_market.cpp: M
Verdict why_not(const Table& table, const Reveal& act);
Table after(Table table, const Reveal& act);
Verdict why_not(const Table& table, const Recruit& act);
Table after(Table table, const Recruit& act);
Verdict why_not(const Table& table, const Refresh& act);
Table after(Table table, const Refresh& act);

// rules_sea.cpp: sail and rest, S3, S5
Verdict why_not(const Table& table, const Sail& act);
Table after(Table table, const Sail& act);
Verdict why_not(const Table& table, const Rest& act);
Table after(Table table, const Rest& act);
Verdict why_not(const Table& table, const Scatter& act);
Table after(Table table, const Scatter& act);

// rules_dive.cpp: D
Verdict why_not(const Table& table, const BeginDive& act);
Table after(Table table, const BeginDive& act);

// rules_draw.cpp: W, and the end of a dive, V
Verdict why_not(const Table& table, const Draw& act);
Table after(Table table, const Draw& act);
Verdict why_not(const Table& table, const Stop& act);
Table after(Table table, const Stop& act);

// rules_hazard.cpp: H
Verdict why_not(const Table& table, const Protect& act);
Table after(Table table, const Protect& act);
Verdict why_not(const Table& table, const Surface& act);
Table after(Table table, const Surface& act);
/// The dive with its leader asked to answer `open`.
Dive ask_leader(Dive dive, const GemCounts& open);

// rules_cards.cpp: C
Verdict why_not(const Table& table, const Play& act);
Table after(Table table, const Play& act);

// rules_books.cpp: book-keeping and E
Verdict why_not(const Table& table, const SetCrew& act);
Table after(Table table, const SetCrew& act);
Verdict why_not(const Table& table, const Correct& act);
Table after(Table table, const Correct& act);
Verdict why_not(const Table& table, const Recount& act);
Table after(Table table, const Recount& act);
Verdict why_not(const Table& table, const EndGame& act);
Table after(Table table, const EndGame& act);

/// The table with the next player on turn.
Table pass_turn(Table table);
/// The first of `gems` that the bag cannot give (G4).
Verdict not_in_the_bag(const GemCounts& bag, const std::vector<Gem>& gems);
/// Whether the leader may stop a dive that has not come to its last cards (W3, W6, S3).
bool may_stop(const Table& table);

}  // namespace deepblue::parts
