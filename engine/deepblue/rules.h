#pragma once

#include <optional>
#include <vector>

#include "engine/deepblue/action.h"
#include "engine/deepblue/table.h"
#include "engine/deepblue/violation.h"

namespace deepblue {

/// Why `action` is not allowed now, or nothing if it is. The only place legality is decided.
[[nodiscard]] std::optional<RuleViolation> check(const Table& table, const Action& action);

/// The table after `action`. Requires !check(table, action).
[[nodiscard]] Table apply(Table table, const Action& action);

/// A kind of action of which some line is legal now; with a hazard open also who must answer what.
struct Expected {
    ActionKind kind{};
    std::optional<Seat> asked;
    GemCounts against;
    friend bool operator==(const Expected&, const Expected&) = default;
};

/// Every kind of action that is legal now, and no other.
[[nodiscard]] std::vector<Expected> expects(const Table& table);

/// How many gems the next draw takes (W1, S1). Requires a dive under way.
[[nodiscard]] int pull_size(const Table& table);

}  // namespace deepblue
