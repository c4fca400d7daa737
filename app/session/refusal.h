#pragma once

#include <string_view>
#include <variant>

#include "engine/deepblue/violation.h"

namespace session {

// Why the session refuses what no rule of the game forbids: facts, no prose.

struct NothingToUndo {
    friend bool operator==(const NothingToUndo&, const NothingToUndo&) = default;
};
struct NothingToRedo {
    friend bool operator==(const NothingToRedo&, const NothingToRedo&) = default;
};
/// A chest was opened or the seed was given away: the end stays the end.
struct EndIsFinal {
    friend bool operator==(const EndIsFinal&, const EndIsFinal&) = default;
};
/// Gems are said to be drawn by the app, but they are not the ones that come.
struct NotWhatTheAppDraws {
    friend bool operator==(const NotWhatTheAppDraws&, const NotWhatTheAppDraws&) = default;
};
/// More gems are asked for than the bag holds.
struct BagHoldsFewer {
    int gems = 0;
    friend bool operator==(const BagHoldsFewer&, const BagHoldsFewer&) = default;
};

using Refusal =
    std::variant<deepblue::RuleViolation, NothingToUndo, NothingToRedo, EndIsFinal, NotWhatTheAppDraws, BagHoldsFewer>;

/// The id in RULES.md of the rule that stands behind a refusal.
[[nodiscard]] std::string_view rule_id(const Refusal& refusal);

}  // namespace session
